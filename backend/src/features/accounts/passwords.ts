import { hash, verify } from '@node-rs/argon2';
import { Injectable } from '@nestjs/common';
import { Bounded } from '../../shared/bounded.ts';
import { hashParameters } from './password-hash.ts';

/** How many hashes are worked on at once; the rest waits, so that sign-ins never take every core. */
const parallelHashes = 1;
/** Some seconds of work. Who comes later is asked to come again. */
const strangersWaiting = 96;
const knownWaiting = 32;

/** Whether who asks has shown anything that strangers don't have: a session, a known device, a link from a mail. */
export type Asker = 'known' | 'stranger';

/** Hashes and checks passwords, as costly for an unknown account as for a known one. Strangers never keep the known waiting. */
@Injectable()
export class Passwords {
  private readonly queue = new Bounded(parallelHashes, strangersWaiting, knownWaiting);
  private nobodysHash: Promise<string> | undefined;

  /** Throws `BusyError` when too many wait. */
  hash(password: string, asker: Asker = 'stranger'): Promise<string> {
    return this.inTurn(asker, () => hash(password, hashParameters));
  }

  /**
   * `stored` is `undefined` for an unknown account: the same work is done and the answer is no.
   * Throws `BusyError` when too many wait.
   */
  verify(stored: string | undefined, password: string, asker: Asker = 'stranger'): Promise<boolean> {
    return this.inTurn(asker, async () => {
      this.nobodysHash ??= hash('nobody has this password', hashParameters);
      const matches = await verify(stored ?? (await this.nobodysHash), password);
      return matches && stored !== undefined;
    });
  }

  private inTurn<Result>(asker: Asker, work: () => Promise<Result>): Promise<Result> {
    return asker === 'known' ? this.queue.runAhead(work) : this.queue.run(work);
  }
}
