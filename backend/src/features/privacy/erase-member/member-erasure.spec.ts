import type { MemberEvent } from '@henna/domain';
import { specOf } from '@henna/domain/testing';
import { member } from '../../accounts/index.ts';
import { eraseMember } from './member-erasure.ts';

const { given } = specOf(member);
const joined: MemberEvent = { type: 'MemberJoined', data: { memberId: 'm', via: 'local', joinedAt: 'then' } };
const erased: MemberEvent = { type: 'MemberErased', data: { memberId: 'm', erasedAt: 'now' } };
const erasing = (again: boolean) => eraseMember({ memberId: 'm', again, at: 'now' });

describe('a member', () => {
  test('is erased', () => given([joined]).when(erasing(false)).then([erased]));
  test('is erased once', () => given([joined, erased]).when(erasing(false)).then([]));
  test('is erased again when something came late', () => given([joined, erased]).when(erasing(true)).then([erased]));
  test('who never joined is erased too: an account was there', () => given([]).when(erasing(false)).then([erased]));
});
