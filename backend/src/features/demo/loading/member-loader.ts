import {
  changeTraits,
  givenTraits,
  joinMember,
  member,
  memberStream,
  memberTraits,
  namesEventIndex,
  type MemberDocument,
} from '@henna/domain';
import { Injectable } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import { CommandRunner } from '../../../shared/commands/command-runner.ts';
import { eventId } from '../../../shared/ids.ts';
import { ActiveViews } from '../../../shared/projection-progress/active-views.ts';
import { PersonKeys } from '../../../shared/sealing/person-keys.ts';
import { Accounts, emailKey, Passwords } from '../../accounts/index.ts';
import type { DemoPlan, PlannedMember } from './demo-plan.ts';
import { inParallel, alreadyWritten, type Written, type LoadingProgress } from '../demo-work.ts';

export const demoEmail = 'demo@henna.example';

/** Lets the invented members join, and makes the one account that can sign in. */
@Injectable()
export class MemberLoader {
  constructor(
    private readonly runner: CommandRunner,
    private readonly keys: PersonKeys,
    private readonly accounts: Accounts,
    private readonly passwords: Passwords,
    private readonly activeViews: ActiveViews,
  ) {}

  /**
   * Answers the last position.
   * @param onPassword gets the password of the one account when it is made: only its hash is stored
   */
  async load(plan: DemoPlan, progress: LoadingProgress, onPassword: (password: string) => void): Promise<bigint> {
    const host = { ...plan.host, id: await this.accountOf(plan.host, onPassword) };
    const joined = await this.joined();
    const everyone = [host, ...plan.members()];
    await this.keys.ensureAll(everyone.map(({ id }) => id));
    return inParallel(everyone, async (person) => {
      const written = joined.has(person.id) ? alreadyWritten : await this.join(plan, person);
      progress.advance('members');
      return written;
    });
  }

  private async joined(): Promise<ReadonlySet<string>> {
    const documents = await this.activeViews
      .collection<MemberDocument>('member')
      .find({ via: 'demo' }, { projection: { _id: 1 } })
      .toArray();
    return new Set(documents.map(({ _id }) => _id));
  }

  private async join(plan: DemoPlan, { id, name, language, joinedAt, traits }: PlannedMember): Promise<Written> {
    const context = plan.contextOfNew(`join ${id}`, joinedAt, language);
    const stream = memberStream(id);
    const namesEventId = eventId(context.commandId, stream, namesEventIndex);
    const firstName = await this.keys.seal(id, name, stream, namesEventId, 'firstName');
    const decision = joinMember({ memberId: id, via: 'demo', firstName, lastName: null, at: context.at });
    const joined = await this.runner.run(member, stream, context, decision);
    if (givenTraits(traits).length === 0) return joined;
    const change = changeTraits({ memberId: id, traits, at: context.at });
    return this.runner.run(memberTraits, stream, plan.context(`traits ${id}`, joinedAt), change);
  }

  /** The member id of the account, which outlives the log. */
  private async accountOf(
    { id, name, joinedAt }: PlannedMember,
    onPassword: (password: string) => void,
  ): Promise<string> {
    const email = demoEmail;
    const existing = await this.accounts.byEmail(email);
    if (existing) return existing._id;
    const password = randomBytes(12).toString('base64url');
    await this.accounts.add({
      _id: id,
      email,
      emailKey: emailKey(email),
      passwordHash: await this.passwords.hash(password),
      firstName: name,
      lastName: null,
      createdAt: new Date(joinedAt),
    });
    onPassword(password);
    return id;
  }
}
