import type { Aggregate } from '../shared/aggregate.ts';
import type { ImportEvent } from './import.events.ts';

export interface Import {
  readonly started: boolean;
  readonly finished: boolean;
}

export const importStream = (importId: string): string => `import-${importId}`;

export const importAggregate: Aggregate<Import, ImportEvent> = {
  initialState: () => ({ started: false, finished: false }),
  evolve: (state, { type }) =>
    type === 'ImportStarted' ? { started: true, finished: false } : { ...state, finished: true },
};

type Started = Extract<ImportEvent, { type: 'ImportStarted' }>['data'];
type Finished = Extract<ImportEvent, { type: 'ImportFinished' }>['data'];

/** Starting what was started is a no-op. */
export const startImport =
  (data: Started) =>
  ({ started }: Import): ImportEvent[] =>
    started ? [] : [{ type: 'ImportStarted', data }];

/** Finishing what was finished, or never started, is a no-op. */
export const finishImport =
  (data: Finished) =>
  ({ started, finished }: Import): ImportEvent[] =>
    started && !finished ? [{ type: 'ImportFinished', data }] : [];
