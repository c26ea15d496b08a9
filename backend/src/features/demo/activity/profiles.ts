import type { Random } from '../../../shared/random.ts';
import type { ActiveMember, ActiveProduct } from './activity.ts';
import { normal, shuffled } from './random-draws.ts';

/** How members act on a product. */
export interface ProductProfile {
  readonly product: ActiveProduct;
  readonly weight: number;
  /** 0 to 1: how good people find it. */
  readonly quality: number;
  /** When it is visited: in the last days, all the time, or longer ago. */
  readonly course: 'hot' | 'steady' | 'fading';
  /** How readily each option is chosen. */
  readonly options: readonly { readonly label: string; readonly weight: number }[];
}

export interface MemberProfile {
  readonly member: ActiveMember;
  readonly weight: number;
}

const quietShare = 0.08;
const hotShare = 0.06;
const fadingShare = 0.24;
const complaintsUpTo = 15;

/** The products that are visited, most popular first, with a long tail; the others stay without any activity. */
export const productProfiles = (random: Random, products: readonly ActiveProduct[]): ProductProfile[] => {
  const quiet = Math.round(products.length * quietShare);
  return shuffled(random, products)
    .slice(quiet)
    .map((product, rank) => {
      const course = courseOf(random.next());
      const quality = 0.22 + 0.76 * Math.sqrt(random.next());
      const weight = (rank + 4) ** -0.75 * (course === 'hot' ? 2.2 : 1);
      return { product, weight, quality, course, options: preferences(random, product.options, quality) };
    });
};

/** Some write often, most now and then. */
export const memberProfiles = (random: Random, members: readonly ActiveMember[]): MemberProfile[] =>
  shuffled(random, members).map((member, rank) => ({ member, weight: (rank + 6) ** -0.5 }));

const courseOf = (chance: number) => {
  if (chance < hotShare) return 'hot';
  return chance < hotShare + fadingShare ? 'fading' : 'steady';
};

/** Option sets name complaints last, but for the long ones, which only describe. */
const preferences = (random: Random, labels: readonly string[], quality: number) => {
  const complaints = labels.length <= complaintsUpTo ? Math.floor(labels.length / 5) : 0;
  return labels.map((label, index) => {
    const liking = Math.exp(normal(random));
    const isComplaint = index >= labels.length - complaints;
    return { label, weight: isComplaint ? liking * 1.6 * (1.05 - quality) : liking };
  });
};
