import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Visitor } from '../browser/visitor.ts';
import { changePassword, eraseMe, keepAccount, resetPassword } from '../journeys/account.ts';
import { voteToTheLimit } from '../journeys/ballot.ts';
import { commentAndWithdraw, rateAndTakeBack } from '../journeys/change-mind.ts';
import { become } from '../journeys/join.ts';
import { hideProfile, makeProfile, meetClosedDoor } from '../journeys/profile.ts';
import { perfumeAt, twoManners, type Scene } from './scene.ts';

/** From the first vote of a member to the last trace of them. */
export const describeMembers = ({ come, product }: Scene): void => {
  describe.each(twoManners)('a member in $language at $width pixels', (manner) => {
    let member: Visitor;
    let other: Visitor;
    let id: string;
    beforeAll(async () => {
      [member, other] = await Promise.all([come(manner, 'Member'), come(manner, 'Other')]);
      id = await perfumeAt(product(), 2 + twoManners.indexOf(manner));
    });
    afterAll(() => Promise.all([member?.leave(), other?.leave()]));

    it('needs a session for a profile', async () => {
      await meetClosedDoor(member);
      await become(member, product());
    });
    it('votes up to the limit and undoes', () => voteToTheLimit(member, product(), id));
    it('rates and takes it back', () => rateAndTakeBack(member, product(), id));
    it('comments, replies, edits and withdraws', () => commentAndWithdraw(member, product(), id));
    it('makes a profile that others open', () => makeProfile(member, other, id));
    it('hides the profile', () => hideProfile(member, other, id));
    it('changes names, ends a session, takes the data', () => keepAccount(member, product()));
    it('changes the password', () => changePassword(member, product()));
    it('gets over a forgotten password', () => resetPassword(member, product()));
    it('leaves for good', () => eraseMe(member, product(), id));
    it('leaves nothing on the console', () => expect([member.complaints, other.complaints]).toEqual([[], []]));
  });
};
