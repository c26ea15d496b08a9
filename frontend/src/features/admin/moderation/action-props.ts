import type { QueuedComment } from '../api/moderation.ts';

/** What every action on a reported comment takes. */
export interface ActionProps {
  readonly item: QueuedComment;
  /** The decision is taken: where the focus goes then. */
  readonly onDone: () => void;
}
