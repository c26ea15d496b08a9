import { eraseMember, member, memberStream } from '@henna/domain';
import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { Logger } from 'pino';
import { v7 } from 'uuid';
import { CommandContext } from '../../../shared/commands/command-context.ts';
import { CommandRunner } from '../../../shared/commands/command-runner.ts';
import { ErasedMembers } from '../../../shared/erasure/erased-members.ts';
import { ProjectionProgress } from '../../../shared/positions/projection-progress.ts';
import { PersonKeys } from '../../../shared/sealing/person-keys.ts';
import { LOGGER } from '../../../tokens.ts';
import { SessionStore } from '../../accounts/index.ts';
import { RefusedRows } from '../../transfer/index.ts';
import { PrivateRecords } from './private-records.ts';
import { StandingActs } from './standing-acts.ts';
import { WithdrawAll } from './withdraw-all.ts';

const actor = { kind: 'system', id: 'erasure', role: 'system' } as const;
const lookEveryMs = 60_000;
/** Longer than anything that was under way in some process can take to reach the log. */
const lookAfterMs = 60 * 60_000;

export interface ErasureStep {
  readonly name: string;
  run(userId: string): Promise<void>;
}

/**
 * Erases a member once that is recorded. Every step may be repeated; what a crash cuts off is taken up at the next
 * start. Erasures that have ended are looked after for an hour: what was on its way into the log then is taken back too.
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
    private readonly withdrawing: WithdrawAll,
    private readonly standing: StandingActs,
    private readonly runner: CommandRunner,
    private readonly progress: ProjectionProgress,
    private readonly keys: PersonKeys,
    private readonly records: PrivateRecords,
    private readonly refused: RefusedRows,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** In this order: nobody acts in the member's name any more before their acts are taken back, and keys go last. */
  readonly steps: readonly ErasureStep[] = [
    { name: 'end what is under way', run: (userId) => this.endWhatIsUnderWay(userId) },
    { name: 'take back what stands', run: (userId) => this.takeBack(userId) },
    { name: 'say so in the log', run: (userId) => this.sayErased(userId) },
    { name: 'destroy the key', run: (userId) => this.keys.destroy(userId) },
    { name: 'forget rows that imports refused', run: () => this.refused.forget() },
    { name: 'delete the private records', run: (userId) => this.records.deleteAll(userId) },
    { name: 'compact', run: () => this.records.compact() },
  ];

  onApplicationBootstrap(): void {
    void this.lookAfter();
  }

  onApplicationShutdown(): void {
    this.stopped = true;
    clearTimeout(this.timer);
  }

  /**
   * Records the wish durably, then carries it out; what fails from then on is tried again until it succeeds.
   * @returns the position of the event that says so; `undefined` when that is still to come
   */
  async erase(userId: string): Promise<bigint | undefined> {
    await this.erased.record(userId);
    try {
      return await this.carryOut(userId);
    } catch (error) {
      this.logger.error({ err: error }, 'an erasure is not finished; it will be tried again');
      return undefined;
    }
  }

  private carryOut(userId: string): Promise<bigint | undefined> {
    const known = this.running.get(userId);
    if (known) return known;
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

  private async endWhatIsUnderWay(userId: string) {
    await this.sessions.end(userId);
    await this.erased.settled(userId);
  }

  private async takeBack(userId: string) {
    const correlationId = v7();
    await this.withdrawing.of(userId, () => this.context(correlationId));
  }

  private async sayErased(userId: string) {
    const context = this.context();
    const again = await this.standing.hasAny(userId);
    const decision = eraseMember({ memberId: userId, again, at: context.at });
    const { position } = await this.runner.run(member, memberStream(userId), context, decision);
    if (position === undefined) return;
    this.positions.set(userId, position);
    await this.progress.waitFor(position);
  }

  private context(correlationId?: string) {
    return new CommandContext(actor, 'system', undefined, undefined, correlationId);
  }

  private async lookAfterOne(userId: string, isFinished: boolean) {
    if (!isFinished || (await this.standing.hasAny(userId))) return void (await this.carryOut(userId));
    // A sign-in or a first comment that had read the account or made its key just before.
    await this.sessions.end(userId);
    await this.keys.destroy(userId);
    // Of an import that had begun before.
    await this.refused.forget();
  }

  private async lookAfter() {
    while (!this.stopped && !this.progress.isLive) await new Promise((resolve) => setTimeout(resolve, 50).unref());
    if (this.stopped) return;
    try {
      for (const { _id, finishedAt } of await this.erased.toLookAfter(new Date(Date.now() - lookAfterMs)))
        if (!this.stopped) await this.lookAfterOne(_id, finishedAt !== undefined);
    } catch (error) {
      if (!this.stopped) this.logger.error({ err: error }, 'an erasure is not finished; trying again');
    }
    if (!this.stopped) this.timer = setTimeout(() => void this.lookAfter(), lookEveryMs).unref();
  }
}
