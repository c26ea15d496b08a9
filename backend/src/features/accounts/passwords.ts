import { hash, verify } from '@node-rs/argon2';
import { Injectable } from '@nestjs/common';
import { ConcurrencyLimit } from '../../shared/concurrency-limit.ts';
import { hashParameters } from './password-hash.ts';

/** Sign-ins must never use every core. */
const parallelHashes = 1;
/** A few seconds of work. */
const maxWaitingStrangers = 96;
const maxWaitingKnown = 32;

/** A known requester has presented what strangers do not have: a session, a device cookie or a reset link. */
export type Requester = 'known' | 'stranger';

/** Hashes and verifies passwords, at the same cost for unknown accounts. Known requesters go first. */
@Injectable()
export class Passwords {
  private readonly limit = new ConcurrencyLimit(parallelHashes, maxWaitingStrangers, maxWaitingKnown);
  private dummyHash: Promise<string> | undefined;

  /** Throws `BusyError` when too many wait. */
  hash(password: string, requester: Requester = 'stranger'): Promise<string> {
    return this.limited(requester, () => hash(password, hashParameters));
  }

  /**
   * @param stored `undefined` for an unknown account: the same work is done, and the result is false.
   * Throws `BusyError` when too many wait.
   */
  verify(stored: string | undefined, password: string, requester: Requester = 'stranger'): Promise<boolean> {
    return this.limited(requester, async () => {
      this.dummyHash ??= hash('nobody has this password', hashParameters);
      const matches = await verify(stored ?? (await this.dummyHash), password);
      return matches && stored !== undefined;
    });
  }

  private limited<Result>(requester: Requester, work: () => Promise<Result>): Promise<Result> {
    return requester === 'known' ? this.limit.runFirst(work) : this.limit.run(work);
  }
}
