import { Inject, Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import type { Settings } from '../../settings.ts';
import { ProjectionProgress, type Step } from '../../shared/positions/projection-progress.ts';
import { SETTINGS } from '../../tokens.ts';
import type { LiveConnection } from './live-connection.ts';
import { RecentChanges } from './recent-changes.ts';
import { changedTopics, heardBy } from './topics.ts';

const perOwner = 4;
const most = 5_000;
const perNetwork = most / 10;
const beatEveryMs = 15_000;
/** Changes that come this close together are told as one. */
const collectedMs = 50;

export type Refusal = 'too many' | 'full' | 'ending';

/** All open pages of this process: tells each what changed among its topics, once the read models have it. */
@Injectable()
export class LiveConnections implements BeforeApplicationShutdown {
  private readonly connections = new Set<LiveConnection>();
  /** How many are open, by owner and by network. */
  private readonly counts = new Map<string, number>();
  /** By what they hear. */
  private readonly listeners = new Map<string, Set<LiveConnection>>();
  private readonly waiting = new Set<LiveConnection>();
  private recent: RecentChanges | undefined;
  private position = -1n;
  private builds = '';
  private flushing: NodeJS.Timeout | undefined;
  private beating: NodeJS.Timeout | undefined;
  private isEnding = false;

  constructor(
    progress: ProjectionProgress,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {
    progress.onPassed((step) => this.follow(step));
  }

  /** Why another page of this owner in this network can't be opened; `undefined` when it can. */
  refusal(owner: string, network: string): Refusal | undefined {
    if (this.isEnding) return 'ending';
    if (this.connections.size >= most) return 'full';
    const isFull = this.countOf(owner) >= perOwner || this.countOf(network) >= perNetwork;
    return this.settings.rateLimits && isFull ? 'too many' : undefined;
  }

  /** @param since the last position that the page heard of, when it had been open before */
  open(connection: LiveConnection, since: bigint | undefined): void {
    this.connections.add(connection);
    this.count(connection, 1);
    for (const topic of connection.topics)
      for (const heard of heardBy(topic)) {
        const known = this.listeners.get(heard);
        if (known) known.add(connection);
        else this.listeners.set(heard, new Set([connection]));
      }
    this.beating ??= setInterval(() => this.beat(), beatEveryMs);
    connection.open(since ?? this.position);
    if (since !== undefined) this.resume(connection, since);
  }

  close(connection: LiveConnection): void {
    if (!this.connections.delete(connection)) return;
    this.waiting.delete(connection);
    this.count(connection, -1);
    for (const heard of connection.topics.flatMap(heardBy)) {
      const known = this.listeners.get(heard);
      known?.delete(connection);
      if (known?.size === 0) this.listeners.delete(heard);
    }
    if (this.connections.size > 0) return;
    clearInterval(this.beating);
    this.beating = undefined;
  }

  beforeApplicationShutdown(): void {
    this.isEnding = true;
    clearTimeout(this.flushing);
    for (const connection of [...this.connections]) {
      connection.end();
      this.close(connection);
    }
  }

  private countOf(key: string) {
    return this.counts.get(key) ?? 0;
  }

  private count({ owner, network }: LiveConnection, change: 1 | -1) {
    for (const key of [owner, network]) {
      const count = this.countOf(key) + change;
      if (count > 0) this.counts.set(key, count);
      else this.counts.delete(key);
    }
  }

  private follow(step: Step) {
    const builds = JSON.stringify(step.builds);
    const isNews = step.position > this.position || builds !== this.builds;
    this.position = step.position;
    this.builds = builds;
    // What happened before this process began is not known.
    this.recent ??= new RecentChanges(step.position);
    if (!isNews) return;
    const topics = changedTopics(step);
    this.recent.note(topics, step.position);
    for (const topic of topics) for (const connection of this.listeners.get(topic) ?? []) this.add(connection, topic);
  }

  private add(connection: LiveConnection, changed: string) {
    for (const topic of connection.topics) if (heardBy(topic).includes(changed)) connection.add(topic);
    this.waiting.add(connection);
    this.flushing ??= setTimeout(() => this.flush(), collectedMs);
  }

  private flush() {
    this.flushing = undefined;
    for (const connection of this.waiting) connection.flush(this.position);
    this.waiting.clear();
  }

  private resume(connection: LiveConnection, since: bigint) {
    for (const topic of connection.topics) {
      const changed = this.recent?.changedSince(heardBy(topic), since);
      if (changed === undefined) return connection.reset(this.position);
      if (changed) connection.add(topic);
    }
    connection.flush(this.position);
  }

  private beat() {
    for (const connection of this.connections) connection.beat();
  }
}
