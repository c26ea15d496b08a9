import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Visitor } from '../browser/visitor.ts';
import { changePassword, eraseAccount, manageAccount, resetPassword } from '../journeys/account.ts';
import { voteToTheLimit } from '../journeys/ballot.ts';
import { changeEmail } from '../journeys/email.ts';
import { markAndSort } from '../journeys/helpful-comment.ts';
import { commentAndWithdraw, rateAndRemove } from '../journeys/own-contributions.ts';
import {
  signInWithCode,
  signInWithCodeWithoutScripts,
  switchSecondFactorOff,
  switchSecondFactorOn,
} from '../journeys/second-factor.ts';
import { putOnShelf, removeFromShelf } from '../journeys/shelf.ts';
import { giveTraits, readPeopleLikeMe } from '../journeys/traits.ts';
import { createAccount } from '../journeys/sign-up.ts';
import { hideProfile, createProfile, openProfileSignedOut, readActivity } from '../journeys/profile.ts';
import { perfumeAt, twoDevices, type Fixtures } from './fixtures.ts';

/** What a member does, from the first vote to the erasure of the account. */
export const describeMembers = ({ openVisitor, app }: Fixtures): void => {
  describe.each(twoDevices)('a member in $language at $width pixels', (device) => {
    let member: Visitor;
    let other: Visitor;
    let id: string;
    beforeAll(async () => {
      [member, other] = await Promise.all([openVisitor(device, 'Member'), openVisitor(device, 'Other')]);
      id = await perfumeAt(app(), 2 + twoDevices.indexOf(device));
    });
    afterAll(() => Promise.all([member?.close(), other?.close()]));

    it('needs a session for a profile', async () => {
      await openProfileSignedOut(member);
      await createAccount(member, app());
    });
    it('votes up to the limit and undoes', () => voteToTheLimit(member, app(), id));
    it('rates and removes the rating', () => rateAndRemove(member, app(), id));
    it('comments, replies, edits and withdraws', () => commentAndWithdraw(member, app(), id));
    it('marks a comment as helpful and finds it first', () =>
      markAndSort(member, app(), 2 + twoDevices.indexOf(device)));
    it('puts a product on the shelf', () => putOnShelf(member, id));
    it('removes it and undoes that', () => removeFromShelf(member));
    it('creates a profile that others open', () => createProfile(member, other, id));
    it('reads what it has said', () => readActivity(member));
    it('says what skin and hair they have', () => giveTraits(member, other, id));
    it('reads what people like them say', () => readPeopleLikeMe(member, id));
    it('hides the profile', () => hideProfile(member, other, id));
    it('changes the name, ends a session, downloads the data', () => manageAccount(member, app()));
    it('changes the email', () => changeEmail(member, app()));
    it('switches two-step sign-in on, signs in with it, and switches it off', async () => {
      const [first, second, third] = await switchSecondFactorOn(member);
      await signInWithCode(member, app(), first!);
      await signInWithCodeWithoutScripts(member, app(), second!);
      await switchSecondFactorOff(member, app(), third!);
    });
    it('changes the password', () => changePassword(member, app()));
    it('resets a forgotten password', () => resetPassword(member, app()));
    it('erases the account', () => eraseAccount(member, app(), id));
    it('logs no errors on the console', () => expect([member.consoleErrors, other.consoleErrors]).toEqual([[], []]));
  });
};
