import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Visitor } from '../browser/visitor.ts';
import { goOffline, commentWithoutSession, openOffline, voteWithoutSession } from '../journeys/interruptions.ts';
import { createAccount } from '../journeys/sign-up.ts';
import { useTwoTabs } from '../journeys/two-tabs.ts';
import { perfumeAt, twoDevices, type Fixtures } from './fixtures.ts';

/** Interruptions: another tab, a lost session, no network. */
export const describeReturningMembers = ({ openVisitor, app }: Fixtures): void => {
  describe.each(twoDevices)('a returning member in $language at $width pixels', (device) => {
    let member: Visitor;
    let id: string;
    beforeAll(async () => {
      member = await openVisitor(device, 'Returning');
      await createAccount(member, app());
      id = await perfumeAt(app(), 4 + twoDevices.indexOf(device));
    });
    afterAll(() => member?.close());

    it('has two tabs open at once', () => useTwoTabs(member, app(), id));
    it('loses the session in the middle of a comment', () => commentWithoutSession(member, app(), id));
    it('loses the session before a vote', () => voteWithoutSession(member, app(), id));
    it('logs no errors on the console', () => expect(member.consoleErrors).toEqual([]));
    it('goes offline and comes back', () => goOffline(member, app(), id));
    it('opens a page without a network', () => openOffline(member));
  });
};
