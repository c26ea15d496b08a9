import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Visitor } from '../browser/visitor.ts';
import { goOffline, loseSession, openOffline, voteAfterTheSession } from '../journeys/interruptions.ts';
import { become } from '../journeys/join.ts';
import { useTwoTabs } from '../journeys/two-tabs.ts';
import { perfumeAt, twoManners, type Scene } from './scene.ts';

/** What comes in between when somebody is here again. */
export const describeReturning = ({ come, product }: Scene): void => {
  describe.each(twoManners)('a returning member in $language at $width pixels', (manner) => {
    let member: Visitor;
    let id: string;
    beforeAll(async () => {
      member = await come(manner, 'Returning');
      await become(member, product());
      id = await perfumeAt(product(), 4 + twoManners.indexOf(manner));
    });
    afterAll(() => member?.leave());

    it('has two tabs open at once', () => useTwoTabs(member, product(), id));
    it('loses the session in the middle of a comment', () => loseSession(member, product(), id));
    it('loses the session before a vote', () => voteAfterTheSession(member, product(), id));
    it('leaves nothing on the console', () => expect(member.complaints).toEqual([]));
    it('goes offline and comes back', () => goOffline(member, product(), id));
    it('opens a page without a network', () => openOffline(member));
  });
};
