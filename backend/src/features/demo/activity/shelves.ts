import type { Random } from '../../../shared/random.ts';
import type { DemoRating, DemoShelfItem } from './activity.ts';
import type { MemberProfile, ProductProfile } from './profiles.ts';
import { weighted } from './random-draws.ts';
import { visitTime, visitWindow } from './visits.ts';

const shelfShare = 0.66;
const finishedShare = 0.35;
const noAnswerShare = 0.08;
const wishesPerMember = 1.6;
const minuteMs = 60_000;

/** How likely somebody who gave so many stars would buy it again. */
const againByStars: Readonly<Record<number, number>> = { 5: 0.94, 4: 0.76, 3: 0.34, 2: 0.08, 1: 0.02 };

/** What people keep: mostly what they have rated, and some products that they would like to have. */
export const shelvesFrom = (
  random: Random,
  ratings: readonly DemoRating[],
  people: readonly MemberProfile[],
  profiles: readonly ProductProfile[],
  until: number,
): DemoShelfItem[] => {
  const owned = ratings.filter(() => random.chance(shelfShare)).map((rating) => ownedItem(random, rating, until));
  const ratedPairs = new Set(ratings.map(({ productId, memberId }) => `${productId}/${memberId}`));
  return [...owned, ...wishes(random, people, profiles, ratedPairs, until)].sort((a, b) => a.at - b.at);
};

const ownedItem = (random: Random, { productId, memberId, at, stars }: DemoRating, until: number): DemoShelfItem => ({
  productId,
  memberId,
  at: Math.min(until, at + Math.round(random.between(1, 9) * minuteMs)),
  state: random.chance(finishedShare) ? 'finished' : 'have',
  again: random.chance(noAnswerShare) ? null : random.chance(againByStars[stars]!),
});

const wishes = (
  random: Random,
  people: readonly MemberProfile[],
  profiles: readonly ProductProfile[],
  existingPairs: Set<string>,
  until: number,
): DemoShelfItem[] => {
  const open = profiles.flatMap((profile) => {
    const window = visitWindow(profile.product.createdAt, until);
    return window ? [{ profile, window }] : [];
  });
  if (open.length === 0 || people.length === 0) return [];
  const anyProduct = weighted(open, ({ profile }) => profile.weight);
  const anyMember = weighted(people, ({ weight }) => weight);
  return Array.from({ length: Math.round(people.length * wishesPerMember) }, () => {
    const { profile, window } = anyProduct(random);
    const { member } = anyMember(random);
    const at = visitTime(random, profile.course, window);
    return { productId: profile.product.id, memberId: member.id, at, state: 'want' as const, again: null };
  }).filter(({ productId, memberId }) => {
    const pair = `${productId}/${memberId}`;
    if (existingPairs.has(pair)) return false;
    existingPairs.add(pair);
    return true;
  });
};
