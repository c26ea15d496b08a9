import { randomFrom, type Random } from '../../../shared/random.ts';
import type {
  ActiveMember,
  ActiveProduct,
  Activity,
  DemoBallot,
  DemoComment,
  DemoRating,
  DemoReply,
  DemoTexts,
  Tone,
} from './activity.ts';
import { normal, weighted } from './random-draws.ts';
import { memberProfiles, productProfiles, type MemberProfile, type ProductProfile } from './profiles.ts';
import { generateVisits, replyTime, type Visit } from './visits.ts';
import { CommentTexts } from './comment-texts.ts';
import { marksOn } from './helpful-marks.ts';
import { pageVisits } from './page-visits.ts';
import { shelvesFrom } from './shelves.ts';

export interface ActivityInput {
  readonly seed: string;
  /** ms since 1970: nothing happens later. */
  readonly until: number;
  readonly products: readonly ActiveProduct[];
  readonly members: readonly ActiveMember[];
  readonly texts: DemoTexts;
}

const maxComments = 1_300;
const votesShare = 0.86;
const silentRatingShare = 0.74;
const commentShare = 0.27;
const votesOnBallot = weighted([1, 2, 3, 4], (votes) => [30, 36, 22, 12][votes - 1]!);
const repliesToRoot = weighted([1, 2, 3], (replies) => [70, 22, 8][replies - 1]!);

/** Invents what people did over the days before `until`: the same input, the same acts. */
export const generateActivity = ({ seed, until, products, members, texts }: ActivityInput): Activity => {
  const people = memberProfiles(randomFrom(`${seed}/members`), members);
  const profiles = productProfiles(randomFrom(`${seed}/products`), products);
  const visits = generateVisits(randomFrom(`${seed}/visits`), profiles, people, until);
  const random = randomFrom(`${seed}/acts`);
  const words = new CommentTexts(random, texts);
  const ballots: DemoBallot[] = [];
  const ratings: DemoRating[] = [];
  const roots: DemoComment[] = [];
  for (const visit of visits) {
    if (random.chance(votesShare)) ballots.push(ballotOf(random, visit));
    const comment =
      random.chance(commentShare) && roots.length < maxComments ? commentOf(random, visit, words) : undefined;
    if (comment) roots.push(comment);
    const rates = random.chance(comment ? (comment.tone === 'question' ? 0 : 0.93) : silentRatingShare);
    if (rates) ratings.push(ratingOf(random, visit, comment));
  }
  const answers = repliesTo(random, roots, people, words, until).slice(0, maxComments - roots.length);
  return {
    ballots,
    ratings: byTime(ratings),
    comments: byTime(roots),
    replies: byTime(answers),
    shelf: shelvesFrom(randomFrom(`${seed}/shelves`), ratings, people, profiles, until),
    marks: marksOn(randomFrom(`${seed}/marks`), roots, people, until),
    pageVisits: pageVisits(randomFrom(`${seed}/page visits`), profiles, until),
  };
};

const byTime = <Act extends { readonly at: number }>(acts: readonly Act[]) => [...acts].sort((a, b) => a.at - b.at);

const seconds = (random: Random, from: number, to: number) => Math.round(random.between(from, to) * 1_000);

const contributionOf = ({ profile, member, at }: Visit) => ({ memberId: member.id, productId: profile.product.id, at });

const ballotOf = (random: Random, visit: Visit): DemoBallot => {
  const votes: { label: string; at: number }[] = [];
  let left: ProductProfile['options'] = visit.profile.options;
  let at = visit.at;
  for (let count = votesOnBallot(random); count > 0 && left.length > 0; count--) {
    const { label } = weighted(left, ({ weight }) => weight)(random);
    votes.push({ label, at });
    left = left.filter((option) => option.label !== label);
    at += seconds(random, 2, 25);
  }
  return { ...contributionOf(visit), votes };
};

const ratingOf = (random: Random, visit: Visit, comment: DemoComment | undefined): DemoRating => ({
  ...contributionOf(visit),
  at: visit.at + seconds(random, 110, 240),
  stars: starsFor(random, visit.profile.quality, comment?.tone),
});

const commentOf = (random: Random, visit: Visit, words: CommentTexts): DemoComment | undefined => {
  const { profile, member, at } = visit;
  const tone = toneOn(random, profile.quality);
  const text = words.comment(profile.product, member, tone);
  if (text === undefined) return undefined;
  return { ...contributionOf(visit), at: at + seconds(random, 260, 700), language: member.language, tone, text };
};

/** Others answer in the language of the comment; questions are answered more often. */
const repliesTo = (
  random: Random,
  roots: readonly DemoComment[],
  people: readonly MemberProfile[],
  words: CommentTexts,
  until: number,
): DemoReply[] => {
  const speakers = (language: string) => people.filter(({ member }) => member.language === language);
  const anyone = { en: speakers('en'), ar: speakers('ar') };
  return roots.flatMap((root) => {
    if (!random.chance(root.tone === 'question' ? 0.7 : 0.24)) return [];
    const others = anyone[root.language].filter(({ member }) => member.id !== root.memberId);
    const authors = new Set<string>();
    const answers: DemoReply[] = [];
    for (let count = repliesToRoot(random); count > 0 && others.length > 0; count--) {
      const { member } = weighted(others, ({ weight }) => weight)(random);
      const text = authors.has(member.id) ? undefined : words.reply(root);
      if (text === undefined) continue;
      authors.add(member.id);
      const at = replyTime(random, root.at, until);
      answers.push({ memberId: member.id, productId: root.productId, at, language: root.language, text, root });
    }
    return answers;
  });
};

const starsByTone: Readonly<Record<Exclude<Tone, 'question'>, (random: Random) => number>> = {
  praise: oneOf({ 5: 68, 4: 32 }),
  tip: oneOf({ 5: 42, 4: 44, 3: 14 }),
  doubt: oneOf({ 3: 42, 2: 38, 1: 20 }),
};

function oneOf(shares: Readonly<Record<number, number>>) {
  return (random: Random) => Number(weighted(Object.entries(shares), ([, share]) => share)(random)[0]);
}

/** The tone of a comment on a product that people find so good (0 to 1). */
const toneOn = (random: Random, quality: number): Tone =>
  weighted<[Tone, number]>(
    [
      ['praise', 0.18 + 0.5 * quality],
      ['doubt', 0.5 - 0.46 * quality],
      ['tip', 0.19],
      ['question', 0.12],
    ],
    ([, share]) => share,
  )(random)[0];

/** Stars that go with what was written; without words by the product's quality alone. */
const starsFor = (random: Random, quality: number, tone: Tone | undefined): number => {
  if (tone && tone !== 'question') return starsByTone[tone](random);
  return Math.min(5, Math.max(1, Math.round(2.4 + 2.4 * quality + 0.85 * normal(random))));
};
