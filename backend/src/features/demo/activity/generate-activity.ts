import { randomFrom, type Random } from '../../../shared/random.ts';
import { replyTime } from './act-time.ts';
import type {
  ActiveMember,
  ActiveProduct,
  Activity,
  BallotAct,
  CommentAct,
  CommentText,
  RatingAct,
  ReplyAct,
  ReplyText,
} from './activity.ts';
import { weighted } from './chances.ts';
import { starsFor, toneOn } from './opinion.ts';
import { memberProfiles, productProfiles, type MemberProfile, type ProductProfile } from './profiles.ts';
import { visitsOf, type Visit } from './visits.ts';
import { Words } from './words.ts';

export interface ActivityInput {
  readonly seed: string;
  /** ms since 1970: nothing happens later. */
  readonly until: number;
  readonly products: readonly ActiveProduct[];
  readonly members: readonly ActiveMember[];
  readonly comments: readonly CommentText[];
  readonly replies: readonly ReplyText[];
}

const mostWritten = 1_300;
const votesShare = 0.86;
const silentRatingShare = 0.74;
const commentShare = 0.25;
const votesOnBallot = weighted([1, 2, 3, 4], (votes) => [30, 36, 22, 12][votes - 1]!);
const repliesToRoot = weighted([1, 2, 3], (replies) => [70, 22, 8][replies - 1]!);

/** Invents what people did over the days before `until`: the same input, the same acts. */
export const generateActivity = ({ seed, until, products, members, comments, replies }: ActivityInput): Activity => {
  const people = memberProfiles(randomFrom(`${seed}/members`), members);
  const profiles = productProfiles(randomFrom(`${seed}/products`), products);
  const visits = visitsOf(randomFrom(`${seed}/visits`), profiles, people, until);
  const random = randomFrom(`${seed}/acts`);
  const words = new Words(random, comments, replies);
  const ballots: BallotAct[] = [];
  const ratings: RatingAct[] = [];
  const roots: CommentAct[] = [];
  for (const visit of visits) {
    if (random.chance(votesShare)) ballots.push(ballotOf(random, visit));
    const comment =
      random.chance(commentShare) && roots.length < mostWritten ? commentOf(random, visit, words) : undefined;
    if (comment) roots.push(comment);
    const rates = random.chance(comment ? (comment.tone === 'question' ? 0.4 : 0.93) : silentRatingShare);
    if (rates) ratings.push(ratingOf(random, visit, comment));
  }
  const answers = repliesTo(random, roots, people, words, until).slice(0, mostWritten - roots.length);
  return { ballots, ratings: inTime(ratings), comments: inTime(roots), replies: inTime(answers) };
};

const inTime = <Act extends { readonly at: number }>(acts: readonly Act[]) => [...acts].sort((a, b) => a.at - b.at);

const seconds = (random: Random, from: number, to: number) => Math.round(random.between(from, to) * 1_000);

const actOf = ({ profile, member, at }: Visit) => ({ memberId: member.id, productId: profile.product.id, at });

const ballotOf = (random: Random, visit: Visit): BallotAct => {
  const votes: { label: string; at: number }[] = [];
  let left: ProductProfile['options'] = visit.profile.options;
  let at = visit.at;
  for (let count = votesOnBallot(random); count > 0 && left.length > 0; count--) {
    const { label } = weighted(left, ({ weight }) => weight)(random);
    votes.push({ label, at });
    left = left.filter((option) => option.label !== label);
    at += seconds(random, 2, 25);
  }
  return { ...actOf(visit), votes };
};

const ratingOf = (random: Random, visit: Visit, comment: CommentAct | undefined): RatingAct => ({
  ...actOf(visit),
  at: visit.at + seconds(random, 110, 240),
  stars: starsFor(random, visit.profile.quality, comment?.tone),
});

const commentOf = (random: Random, visit: Visit, words: Words): CommentAct | undefined => {
  const { profile, member, at } = visit;
  const tone = toneOn(random, profile.quality);
  const text = words.comment(profile.product, member, tone);
  if (text === undefined) return undefined;
  return { ...actOf(visit), at: at + seconds(random, 260, 700), language: member.language, tone, text };
};

/** Others answer in the language of the comment; questions are answered more often. */
const repliesTo = (
  random: Random,
  roots: readonly CommentAct[],
  people: readonly MemberProfile[],
  words: Words,
  until: number,
): ReplyAct[] => {
  const speakers = (language: string) => people.filter(({ member }) => member.language === language);
  const anyone = { en: speakers('en'), ar: speakers('ar') };
  return roots.flatMap((root) => {
    if (!random.chance(root.tone === 'question' ? 0.7 : 0.24)) return [];
    const others = anyone[root.language].filter(({ member }) => member.id !== root.memberId);
    const authors = new Set<string>();
    const answers: ReplyAct[] = [];
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
