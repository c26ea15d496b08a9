import type { Log } from '../log.ts';
import { sealed, time } from './intents.ts';

/** Members, the demo's own stream and reservations of a history. */
export class People {
  readonly #members = new Set<string>();
  /** `none`, `started`, `loaded`, or the batch that took it back. */
  #demo = 'none';
  readonly #log: Log;

  constructor(log: Log) {
    this.#log = log;
  }

  member(a: number, b: number, c: number): void {
    const memberId = `user-${a % 5}`;
    const stream = `member-${memberId}`;
    if (!this.#members.has(memberId)) {
      this.#members.add(memberId);
      this.#log.append(stream, { type: 'MemberJoined', data: { memberId, via: 'local', joinedAt: time(c) } });
      return;
    }
    const names = { firstName: sealed(`name ${b}`), lastName: b % 2 ? null : sealed('last') };
    this.#log.append(stream, { type: 'MemberRenamed', data: { memberId, ...names, renamedAt: time(c) } });
  }

  demoStep(c: number): void {
    if (this.#demo === 'none') {
      this.#demo = 'started';
      this.#log.append('demo', { type: 'DemoStarted', data: { startedAt: time(c), seed: '1', until: time(c) } });
    } else if (this.#demo === 'started') {
      this.#demo = 'loaded';
      const counts = { products: 1, members: 1, votes: 1, ratings: 1, comments: 1 };
      this.#log.append('demo', { type: 'DemoLoaded', data: { loadedAt: time(c), ...counts } });
    } else if (this.#demo === 'loaded') {
      this.#demo = `batch-${c}`;
      const what = c % 2 ? 'all' : 'activity';
      this.#log.append('demo', { type: 'DemoRemoved', data: { batchId: this.#demo, what, removedAt: time(c) } });
    } else {
      this.#log.append('demo', { type: 'DemoRestored', data: { batchId: this.#demo, restoredAt: time(c) } });
      this.#demo = 'loaded';
    }
  }

  reserve(a: number, b: number): void {
    const owner = { kind: 'brand', ownerId: `brand-${a}` };
    if (b % 2) this.#log.append('reservation-brand-x', { type: 'Released', data: { ...owner, releasedAt: time(b) } });
    else {
      const data = { ...owner, commandId: 'c', reservedAt: time(b) };
      this.#log.append('reservation-brand-x', { type: 'Reserved', data });
    }
  }
}
