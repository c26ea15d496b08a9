import { NotFoundError } from '../shared/errors.ts';
import { specOf } from '../testing/spec-of.ts';
import {
  eraseMember,
  joinMember,
  member,
  muteMember,
  recordEmailLink,
  recordResetLink,
  recordSecondFactorRemoved,
  recordSessionsEnded,
  renameMember,
  unmuteMember,
} from './member.ts';

const memberId = 'layla';
const at = '2026-03-01T10:00:00.000Z';
const sealed = { k: memberId, n: 'n', c: 'c', t: 't' };
const { given } = specOf(member);
const joined = { type: 'MemberJoined' as const, data: { memberId, via: 'local' as const, joinedAt: at } };
const erased = { type: 'MemberErased' as const, data: { memberId, erasedAt: at } };
const renamed = {
  type: 'MemberRenamed' as const,
  data: { memberId, firstName: sealed, lastName: null, renamedAt: at },
};
const join = joinMember({ memberId, via: 'local', firstName: null, lastName: null, at });
const rename = renameMember({ memberId, firstName: sealed, lastName: null, at });

test('a member joins', () => given([]).when(join).then([joined]));
test('with a name, if there is one', () =>
  given([])
    .when(joinMember({ memberId, via: 'local', firstName: sealed, lastName: null, at }))
    .then([joined, renamed]));
test('joining again changes nothing', () => given([joined]).when(join).then([]));
test('a member is renamed', () => given([joined]).when(rename).then([renamed]));
test('who never joined has no name', () => given([]).when(rename).then([]));
test('who was erased gets none', () => given([joined, erased]).when(rename).then([]));

const linkMade = { type: 'ResetLinkMade' as const, data: { memberId, madeAt: at } };
test('a reset link that somebody makes for a member is recorded each time', () =>
  given([joined, linkMade]).when(recordResetLink(memberId, at)).then([linkMade]));
test('and changes nothing of the member', () => given([joined, linkMade]).when(join).then([]));
test('of who was erased nothing more is recorded', () =>
  given([joined, erased]).when(recordResetLink(memberId, at)).then([]));

const emailLinkMade = { type: 'EmailLinkMade' as const, data: { memberId, madeAt: at } };
test('an email link that somebody makes for a member is recorded each time', () =>
  given([joined, emailLinkMade]).when(recordEmailLink(memberId, at)).then([emailLinkMade]));
test('and changes nothing of the member either', () => given([joined, emailLinkMade]).when(join).then([]));
test('nor is one recorded of who was erased', () =>
  given([joined, erased]).when(recordEmailLink(memberId, at)).then([]));

const sessionsEnded = { type: 'MemberSessionsEnded' as const, data: { memberId, endedAt: at } };
test('that somebody ended the sessions is recorded each time, but not of who was erased', () => {
  given([joined, sessionsEnded]).when(recordSessionsEnded(memberId, at)).then([sessionsEnded]);
  given([joined, erased]).when(recordSessionsEnded(memberId, at)).then([]);
});

const factorRemoved = { type: 'SecondFactorRemoved' as const, data: { memberId, removedAt: at } };
test('that somebody removed the second factor is recorded each time, but not of who was erased', () => {
  given([joined, factorRemoved]).when(recordSecondFactorRemoved(memberId, at)).then([factorRemoved]);
  given([joined, erased]).when(recordSecondFactorRemoved(memberId, at)).then([]);
});

describe('an erasure', () => {
  const erase = (again: boolean) => eraseMember({ memberId, again, at });

  test('is recorded', () => given([joined]).when(erase(false)).then([erased]));
  test('is recorded once', () => given([joined, erased]).when(erase(false)).then([]));
  test('is recorded again when something came late', () => given([joined, erased]).when(erase(true)).then([erased]));
  test('of who never joined is recorded too: an account was there', () => given([]).when(erase(false)).then([erased]));
});

describe('a mute', () => {
  const mute = muteMember({ memberId, reason: 'spam', at });
  const unmute = unmuteMember(memberId, at);
  const muted = { type: 'MemberMuted' as const, data: { memberId, reason: 'spam', mutedAt: at } };
  const unmuted = { type: 'MemberUnmuted' as const, data: { memberId, unmutedAt: at } };

  test('holds until it is lifted', () => given([joined]).when(mute).then([muted]));
  test('of who is muted changes nothing', () => given([joined, muted]).when(mute).then([]));
  test('is lifted', () => given([joined, muted]).when(unmute).then([unmuted]));
  test('is lifted once', () => given([joined, muted, unmuted]).when(unmute).then([]));
  test('can follow on another', () => given([joined, muted, unmuted]).when(mute).then([muted]));
  test.each([mute, unmute])('is of members alone', (decide) => {
    given([]).when(decide).thenThrows(NotFoundError);
    given([joined, muted, erased]).when(decide).thenThrows(NotFoundError);
  });
});
