import type { Random } from '../../../shared/random.ts';
import type { DemoComment, DemoMark, Tone } from './activity.ts';
import type { MemberProfile } from './profiles.ts';
import { exponential, weighted } from './random-draws.ts';
import { replyTime } from './visits.ts';

/** How many marks a comment gets on average: advice and honest doubt most of all, questions hardly any. */
const meanMarks: Readonly<Record<Tone, number>> = { praise: 1.6, doubt: 2.2, tip: 3.2, question: 0.2 };
const mostMarks = 14;

/** Who found which comment helpful, in the order of time; nobody marks their own or one twice. */
export const marksOn = (
  random: Random,
  comments: readonly DemoComment[],
  people: readonly MemberProfile[],
  until: number,
): DemoMark[] => {
  if (people.length === 0) return [];
  const anyMember = weighted(people, ({ weight }) => weight);
  return comments
    .flatMap((comment) => {
      const count = Math.min(mostMarks, Math.floor(exponential(random, meanMarks[comment.tone])));
      const readers = new Set(Array.from({ length: count }, () => anyMember(random).member.id));
      readers.delete(comment.memberId);
      return [...readers].map((memberId) => ({
        memberId,
        productId: comment.productId,
        at: replyTime(random, comment.at, until),
        comment,
      }));
    })
    .sort((a, b) => a.at - b.at);
};
