import { hash, verify } from '@node-rs/argon2';
import { Injectable } from '@nestjs/common';

/** OWASP's first choice for argon2id, the library's algorithm unless told otherwise: 19 MiB, two passes, one lane. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** How many hashes are worked on at once; the rest waits, so that sign-ins never take every core. */
const parallelHashes = 1;

/** Hashes and checks passwords, as costly for an unknown account as for a known one. */
@Injectable()
export class Passwords {
  private readonly waiting: (() => void)[] = [];
  private working = 0;
  private stranger: Promise<string> | undefined;

  hash(password: string): Promise<string> {
    return this.inTurn(() => hash(password, parameters));
  }

  /** `stored` is `undefined` for an unknown account: the same work is done and the answer is no. */
  async verify(stored: string | undefined, password: string): Promise<boolean> {
    this.stranger ??= hash('nobody has this password', parameters);
    const against = stored ?? (await this.stranger);
    const matches = await this.inTurn(() => verify(against, password));
    return matches && stored !== undefined;
  }

  private async inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.working >= parallelHashes) await new Promise<void>((resolve) => this.waiting.push(resolve));
    this.working++;
    try {
      return await work();
    } finally {
      this.working--;
      this.waiting.shift()?.();
    }
  }
}
