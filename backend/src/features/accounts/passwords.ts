import { hash, verify } from '@node-rs/argon2';
import { Injectable } from '@nestjs/common';
import { BusyError } from '../../shared/errors.ts';
import { hashParameters } from './password-hash.ts';

/** How many hashes are worked on at once; the rest waits, so that sign-ins never take every core. */
const parallelHashes = 1;
/** Some seconds of work. Who comes later is asked to come again. */
const longestQueue = 128;

/** Hashes and checks passwords, as costly for an unknown account as for a known one. */
@Injectable()
export class Passwords {
  private readonly waiting: (() => void)[] = [];
  private working = 0;
  private stranger: Promise<string> | undefined;

  /** Throws {@link BusyError} when too many wait. */
  hash(password: string): Promise<string> {
    return this.inTurn(() => hash(password, hashParameters));
  }

  /**
   * `stored` is `undefined` for an unknown account: the same work is done and the answer is no.
   * Throws {@link BusyError} when too many wait.
   */
  async verify(stored: string | undefined, password: string): Promise<boolean> {
    return this.inTurn(async () => {
      this.stranger ??= hash('nobody has this password', hashParameters);
      const matches = await verify(stored ?? (await this.stranger), password);
      return matches && stored !== undefined;
    });
  }

  private async inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.working >= parallelHashes) {
      if (this.waiting.length >= longestQueue) throw new BusyError('Too many people sign in. Please try again.');
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    } else this.working++;
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.working--;
    }
  }
}
