import type { ClearedEntity } from '@henna/contracts';
import type { Fact } from './log.ts';

/** A clear of a kind. */
export const cleared = (entity: ClearedEntity): Fact => ({
  type: 'EntityCleared',
  data: { entity, clearId: 'clear', clearedAt: '2026-03-10T10:00:00.000Z' },
});

/** The same clear taken back. */
export const clearUndone = (entity: ClearedEntity): Fact => ({
  type: 'EntityClearUndone',
  data: { entity, clearId: 'clear', undoneAt: '2026-03-11T10:00:00.000Z' },
});
