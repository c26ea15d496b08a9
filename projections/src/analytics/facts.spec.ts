import type { RecordedHennaEvent } from '@henna/domain';
import { logOf, type NewEvent as Told } from '../testing/memory-log.ts';
import { factsOf } from './facts.ts';

const at = '2026-03-01T10:30:00.000Z';
const hour = Date.UTC(2026, 2, 1, 10) / 3_600_000;
const ids = { productId: 'p', userId: 'u' };
const facts = (event: Told, metadata: object = {}) => {
  const [recorded] = logOf(event) as readonly [RecordedHennaEvent];
  return factsOf({ ...recorded, metadata: { ...recorded.metadata, ...metadata } });
};
const vote = (voteId: string) => ({ voteId, optionId: `option-${voteId}`, vote: 'Good', castAt: at });

it('makes of a vote a contribution in the hour in which it was cast, whenever it is taken back', () => {
  const cast = facts({ type: 'VoteCast', data: { ...ids, ...vote('v') } }, { language: 'ar', origin: 'demo' });
  const contribution = {
    fact: 'contribution',
    id: 'v',
    kind: 'votes',
    ...ids,
    hour,
    optionId: 'option-v',
    stars: null,
  };
  expect(cast).toEqual([{ ...contribution, language: 'ar', isDemo: true, isActive: true }]);
  const data = { ...ids, ...vote('v'), withdrawnAt: '2026-03-09T10:00:00.000Z' };
  expect(facts({ type: 'VoteWithdrawn', data })).toEqual([
    { ...contribution, language: 'unknown', isDemo: false, isActive: false },
  ]);
});

it('keeps a changed rating in its first hour, with its new stars', () => {
  const data = { ...ids, ratingId: 'r', givenAt: at, from: 2, to: 5, changedAt: '2026-03-09T10:00:00.000Z' };
  expect(facts({ type: 'RatingChanged', data })).toMatchObject([{ id: 'r', hour, stars: 5, isActive: true }]);
});

it('lets votes that a moderator had removed stay so when their reset is undone', () => {
  const batch = { ...ids, votes: [vote('v')], removed: [vote('w')], batchId: 'b' };
  const states = (event: Told) => facts(event).map((fact) => fact.fact === 'contribution' && [fact.id, fact.isActive]);
  expect(states({ type: 'VotesReset', data: { ...batch, resetAt: at } })).toEqual([
    ['v', false],
    ['w', false],
  ]);
  expect(states({ type: 'VotesResetUndone', data: { ...batch, undoneAt: at } })).toEqual([
    ['v', true],
    ['w', false],
  ]);
});

it('takes visits of members and of visitors apart', () => {
  const data = { productId: 'p', visitedAt: at, visit: 'key', language: 'ar' as const };
  const visit = { fact: 'visit', productId: 'p', hour, language: 'ar', isDemo: false };
  expect(facts({ type: 'ProductVisited', data })).toEqual([{ ...visit, person: 'key', isMember: false }]);
  expect(facts({ type: 'ProductVisited', data: { ...data, userId: 'u' } })).toEqual([
    { ...visit, person: 'u', isMember: true },
  ]);
});

it('makes nothing of what counts in no figure, and refuses a time that is none', () => {
  expect(facts({ type: 'SettingChanged', data: { key: 'globalOptions', from: null, to: null } as never })).toEqual([]);
  expect(() => facts({ type: 'VoteCast', data: { ...ids, ...vote('v'), castAt: 'never' } })).toThrow(RangeError);
});
