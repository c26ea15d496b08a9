import { createHmac } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { MASTER_KEY } from '../../tokens.ts';
import { derivedKey } from './master-key.ts';

const length = 22;

/** What analysts see in the place of a user's id: the same for the same person, and not to be turned back without the key. */
@Injectable()
export class Pseudonyms {
  private readonly key: Buffer;

  constructor(@Inject(MASTER_KEY) master: Buffer) {
    this.key = derivedKey(master, 'pseudonyms');
  }

  of(userId: string): string {
    return createHmac('sha256', this.key).update(userId).digest('base64url').slice(0, length);
  }
}
