import type { ClearEvent } from '@henna/contracts';
import { specOf } from '../../testing/decider-spec.ts';
import { ClearedSinceError, clearKind, kindClears, undoClear } from './kind-clears.ts';

const { given } = specOf(kindClears);
const of = (clearId: string) => ({ entity: 'votes' as const, clearId });
const cleared = (id: string): ClearEvent => ({ type: 'EntityCleared', data: { ...of(id), clearedAt: 'now' } });
const undone = (id: string): ClearEvent => ({ type: 'EntityClearUndone', data: { ...of(id), undoneAt: 'now' } });
const clearing = (id: string) => clearKind({ ...of(id), at: 'now' });
const undoing = (id: string) => undoClear({ ...of(id), at: 'now' });

describe('the clears of a kind', () => {
  test('are one event each, however often they are asked for', () => {
    given([])
      .when(clearing('c'))
      .then([cleared('c')]);
    given([cleared('c')])
      .when(clearing('c'))
      .then([]);
    given([cleared('c'), undone('c')])
      .when(clearing('c'))
      .then([]);
    given([cleared('c')])
      .when(clearing('d'))
      .then([cleared('d')]);
  });
  test('are undone once, the latest first', () => {
    given([]).when(undoing('c')).then([]);
    given([cleared('c')])
      .when(undoing('c'))
      .then([undone('c')]);
    given([cleared('c'), undone('c')])
      .when(undoing('c'))
      .then([]);
    given([cleared('c'), cleared('d')])
      .when(undoing('c'))
      .thenThrows(ClearedSinceError);
    given([cleared('c'), cleared('d'), undone('d')])
      .when(undoing('c'))
      .then([undone('c')]);
  });
});
