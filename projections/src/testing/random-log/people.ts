import type { Traits } from '@henna/domain';
import type { Log } from '../memory-log.ts';
import { sealed, time } from './intents.ts';

/** Members with their profiles, the demo's own stream and reservations of a random log. */
export class People {
  /** Whether each is muted. */
  readonly #members = new Map<string, boolean>();
  readonly #profiles = new Set<string>();
  readonly #erased = new Set<string>();
  /** `none`, `started`, `loaded`, or the batch that took it back. */
  #demo = 'none';
  readonly #log: Log;

  constructor(log: Log) {
    this.#log = log;
  }

  member(a: number, b: number, c: number): void {
    const memberId = `user-${a % 5}`;
    if (this.#erased.has(memberId)) return;
    const stream = `member-${memberId}`;
    if (!this.#members.has(memberId)) {
      this.#members.set(memberId, false);
      this.#log.append(stream, { type: 'MemberJoined', data: { memberId, via: 'local', joinedAt: time(c) } });
      return;
    }
    if (c % 3 === 0) {
      const traits: Traits = b % 4 ? { skinType: b % 2 ? 'dry' : 'oily', ...(c % 2 && { hairType: 'curly' }) } : {};
      const data = { memberId, traits, changedAt: time(c) };
      this.#log.append(stream, { type: 'MemberTraitsChanged', data });
      return;
    }
    if (b % 5 === 0) {
      const isMuted = this.#members.get(memberId)!;
      this.#members.set(memberId, !isMuted);
      if (c % 2) this.#log.append(stream, { type: 'MemberSessionsEnded', data: { memberId, endedAt: time(c) } });
      if (c % 3 === 1)
        this.#log.append(stream, { type: 'SecondFactorRemoved', data: { memberId, removedAt: time(c) } });
      if (isMuted) this.#log.append(stream, { type: 'MemberUnmuted', data: { memberId, unmutedAt: time(c) } });
      else this.#log.append(stream, { type: 'MemberMuted', data: { memberId, reason: 'spam', mutedAt: time(c) } });
      return;
    }
    const names = { firstName: sealed(`name ${b}`), lastName: b % 2 ? null : sealed('last') };
    this.#log.append(stream, { type: 'MemberRenamed', data: { memberId, ...names, renamedAt: time(c) } });
  }

  profile(a: number, b: number, c: number): void {
    const userId = `user-${a % 5}`;
    if (this.#erased.has(userId)) return;
    const stream = `profile-${userId}`;
    const fields = { bio: b % 2 ? null : sealed(`bio ${b}`), favoriteCategories: [`category-${b % 2}`, 'mica'] };
    if (this.#profiles.has(userId)) {
      const to = b % 3 ? fields : { displayName: sealed(`name ${c}`), isPublic: c % 2 > 0 };
      this.#log.append(stream, { type: 'ProfileChanged', data: { userId, to, changedAt: time(c) } });
      return;
    }
    this.#profiles.add(userId);
    const rest = { displayName: sealed(`name ${b}`), email: null, avatarUrl: sealed('avatar'), isPublic: b % 2 > 0 };
    const data = { userId, ...fields, ...rest, createdAt: time(c) };
    this.#log.append(stream, { type: 'ProfileCreated', data });
  }

  erase(memberId: string, c: number): void {
    this.#erased.add(memberId);
    this.#log.append(`member-${memberId}`, { type: 'MemberErased', data: { memberId, erasedAt: time(c) } }, 'system');
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
