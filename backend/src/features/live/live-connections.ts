import { Inject, Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import type { Settings } from '../../settings.ts';
import { ProjectionProgress, type ProgressUpdate } from '../../shared/projection-progress/projection-progress.ts';
import { SETTINGS } from '../../tokens.ts';
import type { LiveConnection } from './live-connection.ts';
import { RecentChanges } from './recent-changes.ts';
import { changedTopics, matchingKeys } from './topics.ts';

const maxPerOwner = 4;
const maxConnections = 5_000;
const maxPerNetwork = maxConnections / 10;
const heartbeatMs = 15_000;
/** Changes within this time are sent as one event. */
const debounceMs = 50;

export type Refusal = 'too many' | 'full' | 'ending';

/** All connections of this process. Each is notified of changes of its topics once the views have them. */
@Injectable()
export class LiveConnections implements BeforeApplicationShutdown {
  private readonly connections = new Set<LiveConnection>();
  /** Number of connections by owner and by network. */
  private readonly counts = new Map<string, number>();
  /** Connections by the keys of their topics. */
  private readonly byTopic = new Map<string, Set<LiveConnection>>();
  private readonly pending = new Set<LiveConnection>();
  private recent: RecentChanges | undefined;
  private position = -1n;
  private builds = '';
  private flushTimer: NodeJS.Timeout | undefined;
  private heartbeat: NodeJS.Timeout | undefined;
  private isEnding = false;

  constructor(
    progress: ProjectionProgress,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {
    progress.onAdvance((step) => this.update(step));
  }

  get size(): number {
    return this.connections.size;
  }

  /** Why another connection of this owner in this network is refused; `undefined` if it is not. */
  refusal(owner: string, network: string): Refusal | undefined {
    if (this.isEnding) return 'ending';
    if (this.connections.size >= maxConnections) return 'full';
    const isFull = this.countOf(owner) >= maxPerOwner || this.countOf(network) >= maxPerNetwork;
    return this.settings.rateLimits && isFull ? 'too many' : undefined;
  }

  /** @param since the last position that the client has received, if it reconnects */
  open(connection: LiveConnection, since: bigint | undefined): void {
    this.connections.add(connection);
    this.count(connection, 1);
    for (const topic of connection.topics)
      for (const topicKey of matchingKeys(topic)) {
        const subscribed = this.byTopic.get(topicKey);
        if (subscribed) subscribed.add(connection);
        else this.byTopic.set(topicKey, new Set([connection]));
      }
    this.heartbeat ??= setInterval(() => this.sendHeartbeats(), heartbeatMs);
    connection.open(since ?? this.position);
    if (since !== undefined) this.resume(connection, since);
  }

  close(connection: LiveConnection): void {
    if (!this.connections.delete(connection)) return;
    this.pending.delete(connection);
    this.count(connection, -1);
    for (const topicKey of connection.topics.flatMap(matchingKeys)) {
      const subscribed = this.byTopic.get(topicKey);
      subscribed?.delete(connection);
      if (subscribed?.size === 0) this.byTopic.delete(topicKey);
    }
    if (this.connections.size > 0) return;
    clearInterval(this.heartbeat);
    this.heartbeat = undefined;
  }

  beforeApplicationShutdown(): void {
    this.isEnding = true;
    clearTimeout(this.flushTimer);
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

  private update(step: ProgressUpdate) {
    const builds = JSON.stringify(step.builds);
    const hasChanged = step.position > this.position || builds !== this.builds;
    this.position = step.position;
    this.builds = builds;
    // Changes before the start of this process are unknown.
    this.recent ??= new RecentChanges(step.position);
    if (!hasChanged) return;
    const topics = changedTopics(step);
    this.recent.record(topics, step.position);
    for (const topic of topics)
      for (const connection of this.byTopic.get(topic) ?? []) this.addChange(connection, topic);
  }

  private addChange(connection: LiveConnection, changed: string) {
    for (const topic of connection.topics) if (matchingKeys(topic).includes(changed)) connection.addChange(topic);
    this.pending.add(connection);
    this.flushTimer ??= setTimeout(() => this.flush(), debounceMs);
  }

  private flush() {
    this.flushTimer = undefined;
    for (const connection of this.pending) connection.flush(this.position);
    this.pending.clear();
  }

  private resume(connection: LiveConnection, since: bigint) {
    for (const topic of connection.topics) {
      const changed = this.recent?.changedSince(matchingKeys(topic), since);
      if (changed === undefined) return connection.sendReset(this.position);
      if (changed) connection.addChange(topic);
    }
    connection.flush(this.position);
  }

  private sendHeartbeats() {
    for (const connection of this.connections) connection.sendHeartbeat();
  }
}
