import type { Random } from '../../../shared/random.ts';
import type { ActiveMember } from './activity.ts';
import { exponential, weighted } from './random-draws.ts';
import type { MemberProfile, ProductProfile } from './profiles.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
export const activeDays = 60;
/** All contributions of one visit fall within this time. */
export const visitMs = 15 * 60_000;

/** How busy each UTC hour is: quiet at night, busiest in the evening. */
const hours = [3, 2, 1, 1, 1, 2, 4, 6, 7, 7, 7, 8, 9, 9, 8, 8, 9, 11, 13, 15, 15, 13, 9, 6];
const busyHour = weighted(
  hours.map((weight, hour) => ({ weight, hour })),
  ({ weight }) => weight,
);

/** From when to when a visit to a product may begin; `undefined` when the product is too new. */
export const visitWindow = (createdAt: number, until: number): { from: number; to: number } | undefined => {
  const from = Math.max(createdAt + hourMs, until - activeDays * dayMs);
  const to = until - visitMs;
  return from < to ? { from, to } : undefined;
};

/** When a visit begins, by the course of the product's fame and the hours of the day. */
export const visitTime = (
  random: Random,
  course: ProductProfile['course'],
  { from, to }: { readonly from: number; readonly to: number },
): number => {
  for (let attempt = 0; attempt < 8; attempt++) {
    const day = Math.floor((to - ageInDays(random, course) * dayMs) / dayMs) * dayMs;
    const time = Math.floor(day + (busyHour(random).hour + random.next()) * hourMs);
    if (time >= from && time <= to) return time;
  }
  return Math.floor(random.between(from, to));
};

const ageInDays = (random: Random, course: ProductProfile['course']) => {
  if (course === 'hot') return exponential(random, 4);
  if (course === 'fading') return activeDays - exponential(random, 18);
  return random.between(0, activeDays);
};

/** When a reply is written: mostly within a day or two, never after `until`. */
export const replyTime = (random: Random, rootAt: number, until: number): number => {
  const time = rootAt + 3 * 60_000 + exponential(random, 20 * hourMs);
  return Math.floor(time < until ? time : random.between(rootAt, until));
};

/** A member's visit to a product; there is at most one per member and product. */
export interface Visit {
  readonly profile: ProductProfile;
  readonly member: ActiveMember;
  readonly at: number;
}

const visitsPerProduct = 6.6;
const mostVisits = 4_000;
const attempts = 12;

/** Visits in the order of time: at least one of each product of the profiles. */
export const generateVisits = (
  random: Random,
  profiles: readonly ProductProfile[],
  members: readonly MemberProfile[],
  until: number,
): Visit[] => {
  const open = profiles.flatMap((profile) => {
    const window = visitWindow(profile.product.createdAt, until);
    return window ? [{ profile, window }] : [];
  });
  if (open.length === 0 || members.length === 0) return [];
  const anyProduct = weighted(open, ({ profile }) => profile.weight);
  const anyMember = weighted(members, ({ weight }) => weight);
  const seen = new Set<string>();
  const visits: Visit[] = [];
  const count = Math.min(mostVisits, Math.max(open.length, Math.round(profiles.length * visitsPerProduct)));
  for (let index = 0; index < count; index++) {
    for (let attempt = 0; attempt < attempts; attempt++) {
      const { profile, window } = open[index] ?? anyProduct(random);
      const { member } = anyMember(random);
      const pair = `${profile.product.id}/${member.id}`;
      if (seen.has(pair)) continue;
      seen.add(pair);
      visits.push({ profile, member, at: visitTime(random, profile.course, window) });
      break;
    }
  }
  return visits.sort((a, b) => a.at - b.at);
};
