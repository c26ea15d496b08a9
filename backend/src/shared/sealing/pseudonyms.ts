import { createHmac } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { MASTER_KEY } from '../../tokens.ts';
import { derivedKey } from './master-key.ts';
import type { MemberAct } from './member-acts.ts';

const length = 22;

/**
 * What analysts see in the place of ids. A comment is public with its author's name, and so are the stars beside it: a
 * pseudonym that held for more than that would tell who did the rest. So a person has another one for each kind of act
 * and each product; only ids of records are the same everywhere.
 */
@Injectable()
export class Pseudonyms {
  private readonly key: Buffer;

  constructor(@Inject(MASTER_KEY) master: Buffer) {
    this.key = derivedKey(master, 'pseudonyms');
  }

  /** A person, in what they did of one kind to one product; `null` for what is about no product. */
  person(act: MemberAct, productId: string | null, userId: string): string {
    return this.digest(`${act}\0${productId ?? ''}\0${userId}`);
  }

  /**
   * Whose visits of a product on a day count together.
   * @param day `YYYY-MM-DD`
   * @param visitor the id of a member, or the key of a visit
   */
  visitor(productId: string, day: string, visitor: string): string {
    return this.digest(`visit\0${productId}\0${visitor}\0${day}`);
  }

  /** A vote, rating, comment or report, or an event about one. */
  record(id: string): string {
    return this.digest(id);
  }

  private digest(text: string): string {
    return createHmac('sha256', this.key).update(text).digest('base64url').slice(0, length);
  }
}
