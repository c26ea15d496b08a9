import type { Random } from '../../../shared/random.ts';
import type { DemoPageVisit } from './activity.ts';
import type { ProductProfile } from './profiles.ts';
import { weighted } from './random-draws.ts';
import { visitTime, visitWindow } from './visits.ts';

const visitorsPerProduct = 4;
const pagesOfVisitor = weighted([1, 2, 3, 4, 6], (pages) => 1 / pages);
const pageMs = 4 * 60_000;
const arabicShare = 0.3;

/**
 * Visits of people who are not signed in: each looks at a few products within half an hour, mostly at the popular ones.
 * Grouped by product, in the order of time.
 */
export const pageVisits = (
  random: Random,
  profiles: readonly ProductProfile[],
  until: number,
): ReadonlyMap<string, readonly DemoPageVisit[]> => {
  const open = profiles.flatMap((profile) => {
    const window = visitWindow(profile.product.createdAt, until);
    return window ? [{ profile, window }] : [];
  });
  const visits = new Map<string, DemoPageVisit[]>();
  if (open.length === 0) return visits;
  const anyProduct = weighted(open, ({ profile }) => profile.weight);
  const visitors = Math.round(open.length * visitorsPerProduct);
  for (let visitor = 0; visitor < visitors; visitor++) {
    const { profile, window } = anyProduct(random);
    const begins = visitTime(random, profile.course, window);
    const language = random.chance(arabicShare) ? 'ar' : 'en';
    const visitedProfiles = new Set([
      profile,
      ...Array.from({ length: pagesOfVisitor(random) - 1 }, () => anyProduct(random).profile),
    ]);
    [...visitedProfiles].forEach(({ product }, page) => {
      const at = begins + page * pageMs;
      if (at <= until && at >= product.createdAt)
        visits.set(product.id, [...(visits.get(product.id) ?? []), { visitor, language, at }]);
    });
  }
  for (const ofProduct of visits.values()) ofProduct.sort((a, b) => a.at - b.at);
  return visits;
};
