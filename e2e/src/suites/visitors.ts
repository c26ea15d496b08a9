import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Visitor } from '../browser/visitor.ts';
import { browseAndReturn, returnToHome, goBackBeforeLoaded } from '../journeys/browse.ts';
import { compareProducts } from '../journeys/compare.ts';
import { findBrand } from '../journeys/brands.ts';
import { checkDarkMode, chooseColours } from '../journeys/dark-mode.ts';
import { followDeepLink, openPageBeyondLast } from '../journeys/deep-links.ts';
import { voteSignedOut } from '../journeys/vote-signed-out.ts';
import { acceptOfferedMark, markSignedOut } from '../journeys/helpful-comment.ts';
import { readRankings } from '../journeys/rankings.ts';
import { changeLanguage } from '../journeys/language.ts';
import { chooseSuggestion, searchMistyped, typeBeforeScripts } from '../journeys/search.ts';
import { closeBanner, share } from '../journeys/banner-and-share.ts';
import { perfumeAt, twoDevices, type Fixtures } from './fixtures.ts';

/** What a visitor does up to the first vote. */
export const describeVisitors = ({ openVisitor, app }: Fixtures): void => {
  describe.each(twoDevices)('a visitor in $language at $width pixels', (device) => {
    let visitor: Visitor;
    let id: string;
    beforeAll(async () => {
      visitor = await openVisitor(device, 'Visitor');
      id = await perfumeAt(app(), twoDevices.indexOf(device));
    });
    afterAll(() => visitor?.close());

    it('goes back before a product is loaded', () => goBackBeforeLoaded(visitor));
    it('browses to a product far down and comes back to the scroll position', () => browseAndReturn(visitor));
    it('comes back to the scroll position on Home', () => returnToHome(visitor));
    it('chooses a suggestion by keyboard', () => chooseSuggestion(visitor));
    it('types before the code of the page is there', () => typeBeforeScripts(visitor));
    it('finds what was mistyped', () => searchMistyped(visitor));
    it('opens an address with every filter', () => followDeepLink(visitor));
    it('gets the last page for a number beyond it', () => openPageBeyondLast(visitor));
    it('finds a brand and its products', () => findBrand(visitor));
    it('reads the rankings of a category', () => readRankings(visitor));
    it('compares two products', () => compareProducts(visitor));
    it('changes the language and back', () => changeLanguage(visitor));
    it('sees no bright frame in dark mode', () => checkDarkMode(visitor, id));
    it('chooses dark colours, and those of the system again', () => chooseColours(visitor));
    it('closes the banner for the session', () => closeBanner(visitor));
    it('shares a product by its address', () => share(visitor, id));
    it('is led to sign-in by a helpful mark', () => markSignedOut(visitor, app(), twoDevices.indexOf(device)));
    it('signs in for a vote, which is offered again', () => voteSignedOut(visitor, app(), id));
    it('is offered the helpful mark again as well', () =>
      acceptOfferedMark(visitor, app(), twoDevices.indexOf(device)));
    it('logs no errors on the console', () => expect(visitor.consoleErrors).toEqual([]));
  });
};
