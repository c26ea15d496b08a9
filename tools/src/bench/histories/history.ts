import type { EventMetadata, HennaEvent } from '@henna/domain';

/** What one stream holds. */
export interface StreamHistory {
  readonly stream: string;
  readonly events: readonly HennaEvent[];
}

/** Streams in phases: those of one phase may be written in any order, after those of the phase before. */
export type History = readonly (readonly StreamHistory[])[];

const dayLength = 86_400_000;
const begin = Date.parse('2025-01-01T00:00:00.000Z');

/** A time on a day of the history, ISO 8601 UTC. */
export const timeOf = (day: number, ms: number): string => new Date(begin + day * dayLength + ms).toISOString();

export const metadata = (commandId: string): EventMetadata => ({
  actor: { kind: 'system', id: 'bench', role: 'system' },
  commandId,
  correlationId: commandId,
  causationId: commandId,
  at: timeOf(0, 0),
  schema: 1,
  origin: 'system',
});
