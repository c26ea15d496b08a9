import { BusyError } from '@henna/domain';
import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { Logger } from 'pino';
import type { CommandContext } from '../../shared/commands/command-context.ts';
import { PersonKeys } from '../../shared/sealing/person-keys.ts';
import { LOGGER } from '../../tokens.ts';
import { Accounts, EmailTakenError, type AccountDocument } from './accounts.ts';
import { Members } from './members.ts';

/** For so long an e-mail stays reserved for who began to sign up with it. */
const keptMs = 60 * 60_000;
const sweepMs = 10 * 60_000;

export interface Joined {
  readonly account: AccountDocument;
  /** Of the last event written or read. */
  readonly position: bigint | undefined;
}

/**
 * Sign-ups: first the account, which reserves the e-mail, then `MemberJoined`, with which the account exists. One that
 * was cut off in between is finished by whoever proves to have begun it, or forgotten.
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
      this.forgetOld().catch((err: unknown) => this.logger.warn({ err }, 'sign-ups that were cut off stay for now'));
    this.timer = setInterval(() => void sweep(), sweepMs).unref();
    void sweep();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /**
   * Signs somebody up, or finishes their sign-up that was cut off. {@link settle} is still to be called.
   * @param isSame whether the same person began a sign-up
   * Throws {@link EmailTakenError}.
   */
  async join(
    context: CommandContext,
    account: AccountDocument,
    isSame: (begun: AccountDocument) => boolean | Promise<boolean>,
  ): Promise<Joined> {
    const pending = { ...account, pendingSince: new Date() };
    try {
      await this.accounts.add(pending);
    } catch (error) {
      if (!(error instanceof EmailTakenError) || account.email === undefined) throw error;
      const begun = await this.accounts.withEmail(account.email);
      if (!begun?.pendingSince) throw error;
      if (await isSame(begun)) return this.finishAs(context, begun, account);
      if (!isOld(begun.pendingSince) || !(await this.forget(begun))) throw error;
      return this.join(context, account, isSame);
    }
    return { account: pending, position: await this.joinMember(context, account) };
  }

  /**
   * Finishes the sign-up of an account whose owner signs in, if it was cut off; {@link settle} is still to be called.
   * Answers the position of what that took. Accounts of which the views know no member are looked up in the log.
   */
  async finish(context: CommandContext, account: AccountDocument): Promise<bigint | undefined> {
    if (!account.pendingSince && (await this.members.isInViews(account._id))) return undefined;
    if (account.pendingSince && !(await this.accounts.renewPending(account._id))) throw new BusyError();
    return this.joinMember(context, account);
  }

  /** Nothing of the sign-up is left to be done. */
  async settle({ _id, pendingSince }: AccountDocument): Promise<void> {
    if (pendingSince) await this.accounts.settle(_id);
  }

  /** Forgets what was begun more than an hour ago and never finished. */
  async forgetOld(): Promise<void> {
    for (const begun of await this.accounts.pendingBefore(new Date(Date.now() - keptMs))) await this.forget(begun);
  }

  private joinMember(context: CommandContext, account: AccountDocument) {
    const via = account.passwordHash === undefined ? 'oidc' : 'local';
    return this.members.join(context.step('join'), account._id, via, account);
  }

  /** With the names that were given last. */
  private async finishAs(context: CommandContext, begun: AccountDocument, { firstName, lastName }: AccountDocument) {
    const position = await this.finish(context, begun);
    if (firstName === begun.firstName && lastName === begun.lastName) return { account: begun, position };
    const renamed = await this.members.rename(context.step('rename'), begun._id, { firstName, lastName });
    await this.accounts.setPerson(begun._id, { firstName, lastName });
    return { account: { ...begun, firstName, lastName }, position: renamed };
  }

  /** Answers whether the e-mail is free: not when the log says that the account exists, or when it is being finished. */
  private async forget(begun: AccountDocument): Promise<boolean> {
    if (await this.members.hasJoined(begun._id)) {
      await this.settle(begun);
      return false;
    }
    if (!(await this.accounts.removePending(begun))) return false;
    await this.keys.destroy(begun._id);
    return true;
  }
}

const isOld = (since: Date) => Date.now() - since.getTime() >= keptMs;
