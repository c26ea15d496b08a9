import { eraseMember, member, memberStream } from '@henna/domain';
import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { Logger } from 'pino';
import { v7 } from 'uuid';
import { AnalyticsClient } from '../../../shared/analytics-client.ts';
import { CommandContext } from '../../../shared/commands/command-context.ts';
import { CommandRunner } from '../../../shared/commands/command-runner.ts';
import { ErasedMembers } from '../../../shared/erased-members.ts';
import { ProjectionProgress } from '../../../shared/projection-progress/projection-progress.ts';
import { PersonKeys } from '../../../shared/sealing/person-keys.ts';
import { LOGGER } from '../../../tokens.ts';
import { SessionStore } from '../../accounts/index.ts';
import { RefusedRows } from '../../transfer/index.ts';
import { PrivateRecords } from './private-records.ts';
import { ActiveContributions } from './active-contributions.ts';
import { WithdrawContributions } from './withdraw-contributions.ts';

const actor = { kind: 'system', id: 'erasure', role: 'system' } as const;
const checkIntervalMs = 60_000;
/** Longer than any running command can take to reach the log. */
const recheckMs = 60 * 60_000;

export interface ErasureStep {
  readonly name: string;
  run(userId: string): Promise<void>;
}

const viewsTimeoutMs = 5_000;
/** The figures forget a member when their program reads the log: also when it was down meanwhile. */
const analyticsTimeoutMs = 3_000;

/**
 * Erases a member in idempotent steps; an interrupted erasure is resumed at the next start. Finished erasures are checked
 * for an hour, to withdraw contributions of commands that were running at the time.
 */
@Injectable()
export class EraseMemberProcess implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly running = new Map<string, Promise<bigint | undefined>>();
  private readonly positions = new Map<string, bigint>();
  private timer: NodeJS.Timeout | undefined;
  private stopped = false;

  constructor(
    private readonly erased: ErasedMembers,
    private readonly sessions: SessionStore,
    private readonly withdrawContributions: WithdrawContributions,
    private readonly contributions: ActiveContributions,
    private readonly runner: CommandRunner,
    private readonly progress: ProjectionProgress,
    private readonly keys: PersonKeys,
    private readonly records: PrivateRecords,
    private readonly refusedRows: RefusedRows,
    private readonly analytics: AnalyticsClient,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** In this order: sessions end before contributions are withdrawn, and the key is destroyed after the last event that needs it. */
  readonly steps: readonly ErasureStep[] = [
    { name: 'end what is under way', run: (userId) => this.endSessionsAndCommands(userId) },
    { name: 'take back what stands', run: (userId) => this.withdraw(userId) },
    { name: 'say so in the log', run: (userId) => this.appendMemberErased(userId) },
    { name: 'destroy the key', run: (userId) => this.keys.destroy(userId) },
    { name: 'forget rows that imports refused', run: () => this.refusedRows.forgetRows() },
    { name: 'delete the private records', run: (userId) => this.records.deleteAll(userId) },
    { name: 'compact', run: () => this.records.compact() },
  ];

  onApplicationBootstrap(): void {
    void this.resumePending();
  }

  onApplicationShutdown(): void {
    this.stopped = true;
    clearTimeout(this.timer);
  }

  /**
   * Records the request durably, then runs the steps; failed ones are retried until they succeed.
   * @returns the position of `MemberErased`; `undefined` if it is still to be appended
   */
  async erase(userId: string): Promise<bigint | undefined> {
    await this.erased.record(userId);
    try {
      return await this.runOnce(userId);
    } catch (error) {
      this.logger.error({ err: error }, 'an erasure is not finished; it will be tried again');
      return undefined;
    }
  }

  private runOnce(userId: string): Promise<bigint | undefined> {
    const running = this.running.get(userId);
    if (running) return running;
    const run = this.run(userId).finally(() => this.running.delete(userId));
    this.running.set(userId, run);
    return run;
  }

  private async run(userId: string) {
    for (const step of this.steps) await step.run(userId);
    await this.erased.recordFinished(userId);
    const position = this.positions.get(userId);
    this.positions.delete(userId);
    return position;
  }

  private async endSessionsAndCommands(userId: string) {
    await this.sessions.end(userId);
    await this.erased.commandsSettled(userId);
  }

  private async withdraw(userId: string) {
    const correlationId = v7();
    await this.withdrawContributions.withdrawAll(userId, () => this.context(correlationId));
  }

  private async appendMemberErased(userId: string) {
    const context = this.context();
    const again = await this.contributions.hasAny(userId);
    const decision = eraseMember({ memberId: userId, again, at: context.at });
    const { position } = await this.runner.run(member, memberStream(userId), context, decision);
    if (position === undefined) return;
    this.positions.set(userId, position);
    // Compacting removes only what all views have deleted.
    await Promise.all([this.progress.waitForAllLanes(position, viewsTimeoutMs), this.waitForAnalytics(position)]);
  }

  private async waitForAnalytics(position: bigint) {
    if (!this.analytics.isConfigured) return;
    const signal = AbortSignal.timeout(analyticsTimeoutMs);
    await this.analytics.untilReady(position, signal).catch((error: unknown) => {
      this.logger.warn(
        signal.aborted ? {} : { err: error },
        'an erasure does not wait longer for the analytics program',
      );
    });
  }

  private context(correlationId?: string) {
    return new CommandContext(actor, 'system', undefined, undefined, correlationId);
  }

  private async resume(userId: string, isFinished: boolean) {
    if (!isFinished || (await this.contributions.hasAny(userId))) return void (await this.runOnce(userId));
    // A concurrent sign-in or first comment may have started a session or created a key.
    await this.sessions.end(userId);
    await this.keys.destroy(userId);
    // An import that had started before may have stored rows.
    await this.refusedRows.forgetRows();
  }

  private async resumePending() {
    while (!this.stopped && !this.progress.isCaughtUp) await new Promise((resolve) => setTimeout(resolve, 50).unref());
    if (this.stopped) return;
    try {
      for (const { _id, finishedAt } of await this.erased.pending(new Date(Date.now() - recheckMs)))
        if (!this.stopped) await this.resume(_id, finishedAt !== undefined);
    } catch (error) {
      if (!this.stopped) this.logger.error({ err: error }, 'an erasure is not finished; trying again');
    }
    if (!this.stopped) this.timer = setTimeout(() => void this.resumePending(), checkIntervalMs).unref();
  }
}
