import type { ActivityKind } from '@henna/domain';
import { createHmac } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { MASTER_KEY } from '../../tokens.ts';
import { derivedKey } from './master-key.ts';

const length = 22;

/**
 * Replaces ids for analysts. Comments and the author's rating are public with a name, so that one pseudonym for everything
 * would identify all activity of an author. A person has a different one for each kind of activity and each product; only
 * ids of records have one pseudonym everywhere.
 */
@Injectable()
export class Pseudonyms {
  private readonly key: Buffer;

  constructor(@Inject(MASTER_KEY) master: Buffer) {
    this.key = derivedKey(master, 'pseudonyms');
  }

  /** @param productId `null` for activity without a product */
  person(kind: ActivityKind, productId: string | null, userId: string): string {
    return this.digest(`${kind}\0${productId ?? ''}\0${userId}`);
  }

  /**
   * Visits of a product on a day by the same visitor have the same pseudonym.
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
