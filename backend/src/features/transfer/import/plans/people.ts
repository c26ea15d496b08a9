import { Injectable } from '@nestjs/common';
import { CommandRunner } from '../../../../shared/commands/command-runner.ts';
import { ErasedMembers } from '../../../../shared/erasure/erased-members.ts';
import { invalidField } from '../../../../shared/errors.ts';
import { eventId } from '../../../../shared/ids.ts';
import { PersonKeys } from '../../../../shared/sealing/person-keys.ts';
import { joinMember, member, memberStream, renamedIndex } from '../../../accounts/index.ts';
import { isAnonymous, memberIdOf, type Batch } from '../batch.ts';
import { KnownViews } from './known-views.ts';

/** Somebody in a row: as they are called and when they were first seen (ms since 1970). */
export interface PersonOfRow {
  readonly userId: string;
  readonly name: string | null;
  readonly seenAt: number;
}

/** The people of one import. Who is not known joins as an imported member, without an account. */
export class PeopleOfImport {
  private readonly known = new Set<string>();
  private readonly strangers = new Map<string, PersonOfRow>();
  private readonly joined = new Map<string, Promise<void>>();

  constructor(
    private readonly batch: Batch,
    private readonly people: People,
  ) {}

  /** Throws a 400 for somebody who was erased. */
  idOf(userId: string): string {
    const id = memberIdOf(userId);
    if (this.people.erased.has(id)) throw invalidField('userId', 'MEMBER_ERASED');
    return id;
  }

  /** Finds out who of the next rows is not known. */
  async meet(rows: readonly PersonOfRow[]): Promise<void> {
    const unmet = rows.filter(({ userId }) => !this.known.has(userId) && !this.strangers.has(userId));
    if (unmet.length === 0) return;
    const members = await this.people.views.members(unmet.map(({ userId }) => userId));
    for (const person of unmet)
      if (members.has(person.userId) || isAnonymous(person.userId)) this.known.add(person.userId);
      else if (!this.strangers.has(person.userId)) this.strangers.set(person.userId, person);
  }

  /** Makes the keys that the next rows' people need. */
  async provide(userIds: readonly string[]): Promise<void> {
    await this.people.keys.ensureAll(userIds.filter((id) => this.strangers.has(id) || isAnonymous(id)));
  }

  /** To be awaited before anything of theirs is written. */
  async join(userId: string): Promise<void> {
    const stranger = this.strangers.get(userId);
    if (!stranger) return;
    let joining = this.joined.get(userId);
    if (!joining) {
      joining = this.people.join(this.batch, stranger);
      this.joined.set(userId, joining);
    }
    await joining;
  }
}

@Injectable()
export class People {
  constructor(
    private readonly runner: CommandRunner,
    readonly keys: PersonKeys,
    readonly erased: ErasedMembers,
    readonly views: KnownViews,
  ) {}

  async join(batch: Batch, { userId, name, seenAt }: PersonOfRow): Promise<void> {
    const stream = memberStream(userId);
    const context = batch.context(`join ${userId}`, seenAt, true);
    const named = eventId(context.commandId, stream, renamedIndex);
    const firstName = name ? await this.keys.seal(userId, name, stream, named, 'firstName') : null;
    const decision = joinMember({ memberId: userId, via: 'import', firstName, lastName: null, at: context.at });
    await this.runner.run(member, stream, context, decision);
  }
}
