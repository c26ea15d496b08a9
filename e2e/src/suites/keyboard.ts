import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Visitor } from '../browser/visitor.ts';
import { createAccount } from '../journeys/sign-up.ts';
import { findByKeyboard, signOutByKeyboard, contributeByKeyboard, tabThroughHeader } from '../journeys/keyboard.ts';
import type { Fixtures } from './fixtures.ts';

/** Everything without a pointer, with a visible focus at every stop. */
export const describeKeyboard = ({ openVisitor, app }: Fixtures): void => {
  describe.each([
    { language: 'en', width: 1280 },
    { language: 'ar', width: 1280 },
  ] as const)('a member with a keyboard alone, in $language', (device) => {
    let member: Visitor;
    let id: string | undefined;
    beforeAll(async () => {
      member = await openVisitor(device, 'Keyboard');
      await createAccount(member, app());
    });
    afterAll(() => member?.close());

    it('skips the header and uses a menu', () => tabThroughHeader(member));
    it('searches, orders and opens a product', async () => {
      id = await findByKeyboard(member);
    });
    it('votes, gives stars, comments and replies', () => contributeByKeyboard(member, app(), id!));
    it('opens the profile and signs out', () => signOutByKeyboard(member));
    it('logs no errors on the console', () => expect(member.consoleErrors).toEqual([]));
  });
};
