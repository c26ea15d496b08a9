import type { Random } from '../../../shared/random.ts';
import type { ActiveMember } from './activity.ts';
import { visitTime, visitWindow } from './act-time.ts';
import { weighted } from './chances.ts';
import type { MemberProfile, ProductProfile } from './profiles.ts';

/** Somebody turns to a product, once. */
export interface Visit {
  readonly profile: ProductProfile;
  readonly member: ActiveMember;
  readonly at: number;
}

const visitsPerProduct = 6.6;
const mostVisits = 4_000;
const attempts = 12;

/** Who turns to which product when: each product of the profiles at least once, no two of a pair alike; by time. */
export const visitsOf = (
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
