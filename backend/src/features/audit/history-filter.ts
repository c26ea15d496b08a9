import type { EventType, HistoryAction, HistoryKind } from '@henna/domain';

/** What of the trail is wanted; all that is said must hold. */
export interface HistoryFilter {
  readonly by?: 'staff' | 'members' | undefined;
  /** Who of the house, by id. */
  readonly actor?: string | undefined;
  readonly kind?: HistoryKind | undefined;
  readonly action?: HistoryAction | undefined;
  readonly type?: EventType | undefined;
  /** One of them. */
  readonly types?: readonly EventType[] | undefined;
  readonly entity?: { readonly kind: HistoryKind; readonly id: string } | undefined;
  /** With what members did on that entity. */
  readonly withActs?: boolean | undefined;
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
  readonly batch?: string | undefined;
}
