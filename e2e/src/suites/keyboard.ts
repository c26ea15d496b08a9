import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Visitor } from '../browser/visitor.ts';
import { become } from '../journeys/join.ts';
import { findByKeyboard, leaveByKeyboard, speakByKeyboard, walkTheHeader } from '../journeys/keyboard.ts';
import type { Scene } from './scene.ts';

/** All of it without a pointer, the focus in sight at every stop. */
export const describeKeyboard = ({ come, product }: Scene): void => {
  describe.each([
    { language: 'en', width: 1280 },
    { language: 'ar', width: 1280 },
  ] as const)('a member with a keyboard alone, in $language', (manner) => {
    let member: Visitor;
    let id: string | undefined;
    beforeAll(async () => {
      member = await come(manner, 'Keyboard');
      await become(member, product());
    });
    afterAll(() => member?.leave());

    it('goes past the header and through a menu', () => walkTheHeader(member));
    it('searches, orders and opens a product', async () => {
      id = await findByKeyboard(member);
    });
    it('votes, gives stars, comments and replies', () => speakByKeyboard(member, product(), id!));
    it('opens the profile and signs out', () => leaveByKeyboard(member));
    it('leaves nothing on the console', () => expect(member.complaints).toEqual([]));
  });
};
