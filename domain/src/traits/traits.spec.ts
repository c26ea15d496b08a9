import { specOf } from '../testing/spec-of.ts';
import type { Traits } from './trait-values.ts';
import { changeTraits, memberTraits } from './traits.ts';

const memberId = 'layla';
const at = '2026-03-01T10:00:00.000Z';
const { given } = specOf(memberTraits);
const joined = { type: 'MemberJoined' as const, data: { memberId, via: 'local' as const, joinedAt: at } };
const erased = { type: 'MemberErased' as const, data: { memberId, erasedAt: at } };
const changed = (traits: Traits) => ({
  type: 'MemberTraitsChanged' as const,
  data: { memberId, traits, changedAt: at },
});
const changing = (traits: Traits) => changeTraits({ memberId, traits, at });
const dry: Traits = { skinType: 'dry' };

describe('the traits of a member', () => {
  test('are given', () =>
    given([joined])
      .when(changing(dry))
      .then([changed(dry)]));
  test('are replaced together', () =>
    given([joined, changed(dry)])
      .when(changing({ ageGroup: '55+' }))
      .then([changed({ ageGroup: '55+' })]));
  test('are cleared', () =>
    given([joined, changed(dry)])
      .when(changing({}))
      .then([changed({})]));
  test('stay when they are the same, in whatever order', () =>
    given([joined, changed({ skinType: 'dry', hairType: 'curly' })])
      .when(changing({ hairType: 'curly', skinType: 'dry' }))
      .then([]));
  test('of nobody who never gave any need no clearing', () => given([joined]).when(changing({})).then([]));
  test('of who was erased are not written', () => given([joined, erased]).when(changing(dry)).then([]));
});
