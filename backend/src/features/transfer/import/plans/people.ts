import { invalidField, joinMember, member, memberStream, namesEventIndex } from '@henna/domain';
import { eventId } from '../../../../shared/ids.ts';
import { isAnonymous, memberIdOf, type Batch } from '../batch.ts';
import { timeOf, type NumberedRow } from './plan.ts';
import type { Planners } from './planners.ts';

interface RowOfPerson {
  readonly userId?: string | null;
  readonly userName?: string | null;
  readonly createdAt?: string | null;
}

/** Somebody in a row: as they are called and when they were first seen (ms since 1970). */
interface PersonOfRow<Row> {
  readonly row: Row;
  readonly userId: string;
  readonly name: string | null;
  readonly seenAt: number;
}

type Whose = 'WHOSE_VOTE' | 'WHOSE_RATING' | 'WHOSE_PROFILE' | 'ANYBODY';

/** The people of one import. Who is not known joins as an imported member, without an account. */
export class PeopleOfImport {
  private readonly known = new Set<string>();
  private readonly strangers = new Map<string, PersonOfRow<unknown>>();
  private readonly joined = new Map<string, Promise<void>>();

  /** @param whose how a row that names nobody is refused; with `ANYBODY` it is of the import's anonymous person */
  constructor(
    private readonly batch: Batch,
    private readonly tools: Planners,
    private readonly whose: Whose,
  ) {}

  /** Whose row it is. Throws a 400 for nobody, and for somebody who was erased. */
  idOf({ userId }: RowOfPerson): string {
    if (!userId && this.whose !== 'ANYBODY') throw invalidField('userId', this.whose);
    if (!userId) return this.batch.anonymousId;
    const id = memberIdOf(userId);
    if (this.tools.erased.has(id)) throw invalidField('userId', 'MEMBER_ERASED');
    return id;
  }

  /** Finds out who of the next rows is not known; answers all whose rows can be accepted. */
  async meet<Row extends RowOfPerson>(rows: readonly NumberedRow<Row>[]): Promise<readonly PersonOfRow<Row>[]> {
    const people = rows.flatMap(({ row }): PersonOfRow<Row>[] => {
      try {
        const seenAt = timeOf(row.createdAt, this.batch);
        return [{ row, userId: this.idOf(row), name: row.userName ?? null, seenAt }];
      } catch {
        // What is wrong with a row is told when it is planned.
        return [];
      }
    });
    const unmet = people.filter(({ userId }) => !this.known.has(userId) && !this.strangers.has(userId));
    if (unmet.length === 0) return people;
    const ids = unmet.map(({ userId }) => userId);
    const members = await this.tools.views.existing('member', ids);
    for (const person of unmet)
      if (members.has(person.userId) || isAnonymous(person.userId)) this.known.add(person.userId);
      else if (!this.strangers.has(person.userId)) this.strangers.set(person.userId, person);
    return people;
  }

  /** Makes the keys that the next rows' people need. */
  async provide(rows: readonly NumberedRow<RowOfPerson>[]): Promise<void> {
    const ids = rows.map(({ row }) => this.idOf(row));
    await this.tools.keys.ensureAll(ids.filter((id) => this.strangers.has(id) || isAnonymous(id)));
  }

  /** To be awaited before anything of theirs is written. */
  async join(userId: string): Promise<void> {
    const stranger = this.strangers.get(userId);
    if (!stranger) return;
    let joining = this.joined.get(userId);
    if (!joining) this.joined.set(userId, (joining = this.joinAs(stranger)));
    await joining;
  }

  private async joinAs({ userId, name, seenAt }: PersonOfRow<unknown>): Promise<void> {
    const { keys, runner } = this.tools;
    const stream = memberStream(userId);
    const context = this.batch.context(`join ${userId}`, seenAt, true);
    const named = eventId(context.commandId, stream, namesEventIndex);
    const firstName = name ? await keys.seal(userId, name, stream, named, 'firstName') : null;
    const decision = joinMember({ memberId: userId, via: 'import', firstName, lastName: null, at: context.at });
    await runner.run(member, stream, context, decision);
  }
}
