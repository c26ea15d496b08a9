import { helpfulStream, type HelpfulEvent } from '@henna/domain';
import type { Log } from '../memory-log.ts';
import { time } from './intents.ts';

type Mark = Extract<HelpfulEvent, { type: 'CommentMarkedHelpful' }>['data'];

/** Which comments the members of a random log find helpful. */
export class Marks {
  readonly items = new Map<string, Mark>();
  readonly #log: Log;

  constructor(log: Log) {
    this.#log = log;
  }

  /** Marks a comment, or takes the mark back. */
  step(comment: Pick<Mark, 'commentId' | 'productId'>, userId: string, c: number): void {
    const mark = this.items.get(helpfulStream(comment.commentId, userId));
    if (mark) this.#unmark(mark, c);
    else this.#mark({ commentId: comment.commentId, productId: comment.productId, userId, markedAt: time(c) });
  }

  erase(userId: string, c: number): void {
    for (const mark of this.items.values()) if (mark.userId === userId) this.#unmark(mark, c, 'system');
  }

  countOf(commentId: string): number {
    return [...this.items.values()].filter((mark) => mark.commentId === commentId).length;
  }

  #mark(data: Mark): void {
    this.items.set(streamOf(data), data);
    this.#append({ type: 'CommentMarkedHelpful', data }, 'screen');
  }

  #unmark(data: Mark, c: number, origin: Parameters<Log['append']>[2] = 'screen'): void {
    this.items.delete(streamOf(data));
    this.#append({ type: 'CommentUnmarkedHelpful', data: { ...data, unmarkedAt: time(c + 1) } }, origin);
  }

  #append(event: HelpfulEvent, origin: Parameters<Log['append']>[2]): void {
    this.#log.append(streamOf(event.data), event, origin);
  }
}

const streamOf = ({ commentId, userId }: Pick<Mark, 'commentId' | 'userId'>) => helpfulStream(commentId, userId);
