import { BusyError } from '@henna/domain';
import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { Logger } from 'pino';
import type { CommandContext } from '../../shared/commands/command-context.ts';
import { PersonKeys } from '../../shared/sealing/person-keys.ts';
import { LOGGER } from '../../tokens.ts';
import { Accounts, EmailTakenError, type AccountDocument } from './accounts.ts';
import { Members } from './members.ts';

/** An interrupted sign-up reserves its e-mail for this long. */
const reservationMs = 60 * 60_000;
const sweepMs = 10 * 60_000;

export interface SignUpResult {
  readonly account: AccountDocument;
  /** Position of the last event written or read. */
  readonly position: bigint | undefined;
}

/**
 * A sign-up first stores a pending account, which reserves the e-mail, then appends `MemberJoined`. One that was
 * interrupted in between is completed when the same person tries again, or deleted.
 */
@Injectable()
export class SignUps implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly accounts: Accounts,
    private readonly members: Members,
    private readonly keys: PersonKeys,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    const sweep = () =>
      this.deleteExpired().catch((err: unknown) =>
        this.logger.warn({ err }, 'sign-ups that were cut off stay for now'),
      );
    this.timer = setInterval(() => void sweep(), sweepMs).unref();
    void sweep();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /**
   * Signs a person up, or completes their interrupted sign-up. The caller must call {@link markComplete} afterwards.
   * @param isSamePerson whether a pending account belongs to the same person
   * Throws {@link EmailTakenError}.
   */
  async signUp(
    context: CommandContext,
    account: AccountDocument,
    isSamePerson: (pending: AccountDocument) => boolean | Promise<boolean>,
  ): Promise<SignUpResult> {
    const pending = { ...account, pendingSince: new Date() };
    try {
      await this.accounts.add(pending);
    } catch (error) {
      if (!(error instanceof EmailTakenError) || account.email === undefined) throw error;
      const pending = await this.accounts.byEmail(account.email);
      if (!pending?.pendingSince) throw error;
      if (await isSamePerson(pending)) return this.completeWithNames(context, pending, account);
      if (!isExpired(pending.pendingSince) || !(await this.release(pending))) throw error;
      return this.signUp(context, account, isSamePerson);
    }
    return { account: pending, position: await this.joinMember(context, account) };
  }

  /**
   * Completes an interrupted sign-up when its owner signs in; the caller must call {@link markComplete} afterwards.
   * Resolves to the position; `undefined` if nothing was to be done. Members that are not in the views are looked up in the log.
   */
  async complete(context: CommandContext, account: AccountDocument): Promise<bigint | undefined> {
    if (!account.pendingSince && (await this.members.existsInViews(account._id))) return undefined;
    if (account.pendingSince && !(await this.accounts.extendPending(account._id))) throw new BusyError();
    return this.joinMember(context, account);
  }

  async markComplete({ _id, pendingSince }: AccountDocument): Promise<void> {
    if (pendingSince) await this.accounts.completePending(_id);
  }

  /** Deletes sign-ups that were interrupted more than an hour ago. */
  async deleteExpired(): Promise<void> {
    for (const pending of await this.accounts.pendingBefore(new Date(Date.now() - reservationMs)))
      await this.release(pending);
  }

  private joinMember(context: CommandContext, account: AccountDocument) {
    const via = account.passwordHash === undefined ? 'oidc' : 'local';
    return this.members.join(context.step('join'), account._id, via, account);
  }

  /** With the names of the repeated request. */
  private async completeWithNames(
    context: CommandContext,
    pending: AccountDocument,
    { firstName, lastName }: AccountDocument,
  ) {
    const position = await this.complete(context, pending);
    if (firstName === pending.firstName && lastName === pending.lastName) return { account: pending, position };
    const renamed = await this.members.rename(context.step('rename'), pending._id, { firstName, lastName });
    await this.accounts.setProfile(pending._id, { firstName, lastName });
    return { account: { ...pending, firstName, lastName }, position: renamed };
  }

  /** Releases the e-mail. Resolves to false if the member has joined, or the sign-up has been resumed. */
  private async release(pending: AccountDocument): Promise<boolean> {
    if (await this.members.hasJoined(pending._id)) {
      await this.markComplete(pending);
      return false;
    }
    if (!(await this.accounts.removePending(pending))) return false;
    await this.keys.destroy(pending._id);
    return true;
  }
}

const isExpired = (since: Date) => Date.now() - since.getTime() >= reservationMs;
