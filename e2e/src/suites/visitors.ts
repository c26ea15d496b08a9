import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Visitor } from '../browser/visitor.ts';
import { browseAndReturn, returnToHome, turnBackEarly } from '../journeys/browse.ts';
import { findBrand } from '../journeys/brands.ts';
import { visitInTheDark } from '../journeys/dark.ts';
import { followDeepLink, overshoot } from '../journeys/deep-links.ts';
import { voteBeforeSigningIn } from '../journeys/detour.ts';
import { changeLanguage } from '../journeys/language.ts';
import { chooseSuggestion, searchMistyped } from '../journeys/search.ts';
import { closeBanner, share } from '../journeys/small-acts.ts';
import { perfumeAt, twoManners, type Scene } from './scene.ts';

/** What somebody does who only looks around, up to the first vote. */
export const describeVisitors = ({ come, product }: Scene): void => {
  describe.each(twoManners)('a visitor in $language at $width pixels', (manner) => {
    let visitor: Visitor;
    let id: string;
    beforeAll(async () => {
      visitor = await come(manner, 'Visitor');
      id = await perfumeAt(product(), twoManners.indexOf(manner));
    });
    afterAll(() => visitor?.leave());

    it('turns back from a product before it came', () => turnBackEarly(visitor));
    it('browses to a product far down and comes back to the place', () => browseAndReturn(visitor));
    it('comes back to the place on Home', () => returnToHome(visitor));
    it('chooses a suggestion by keyboard', () => chooseSuggestion(visitor));
    it('is understood when mistyping', () => searchMistyped(visitor));
    it('opens an address with every filter', () => followDeepLink(visitor));
    it('is led to the last page from beyond it', () => overshoot(visitor));
    it('finds a brand and its products', () => findBrand(visitor));
    it('changes the language and back', () => changeLanguage(visitor));
    it('sees no bright frame in the dark', () => visitInTheDark(visitor, id));
    it('closes the banner for the session', () => closeBanner(visitor));
    it('shares a product by its address', () => share(visitor, id));
    it('is led to sign-in by a vote, which is offered again', () => voteBeforeSigningIn(visitor, product(), id));
    it('leaves nothing on the console', () => expect(visitor.complaints).toEqual([]));
  });
};
