import { invalidField, joinMember, member, memberStream, namesEventIndex } from '@henna/domain';
import { eventId } from '../../../../shared/ids.ts';
import { isAnonymous, memberIdFor, type ImportBatch } from '../import-batch.ts';
import { rowTime, type NumberedRow } from './plan.ts';
import type { Planners } from './planners.ts';

interface MemberRow {
  readonly userId?: string | null;
  readonly userName?: string | null;
  readonly createdAt?: string | null;
}

/** The member of a row: their name, and when they were first seen (ms since 1970). */
interface RowMember<Row> {
  readonly row: Row;
  readonly userId: string;
  readonly name: string | null;
  readonly seenAt: number;
}

type MissingMember = 'WHOSE_VOTE' | 'WHOSE_RATING' | 'WHOSE_PROFILE' | 'ANYBODY';

/** The people of one import. Who is not known joins as an imported member, without an account. */
export class ImportMembers {
  private readonly present = new Set<string>();
  private readonly unknown = new Map<string, RowMember<unknown>>();
  private readonly joined = new Map<string, Promise<void>>();

  /** @param missing how a row without a member is refused; with `ANYBODY` it belongs to the import's anonymous member */
  constructor(
    private readonly batch: ImportBatch,
    private readonly tools: Planners,
    private readonly missing: MissingMember,
  ) {}

  /** The member of a row. Throws a 400 where there is none, and for a member who was erased. */
  memberId({ userId }: MemberRow): string {
    if (!userId && this.missing !== 'ANYBODY') throw invalidField('userId', this.missing);
    if (!userId) return this.batch.anonymousId;
    const id = memberIdFor(userId);
    if (this.tools.erased.has(id)) throw invalidField('userId', 'MEMBER_ERASED');
    return id;
  }

  /** Finds out who of the next rows is not known; answers all whose rows can be accepted. */
  async findUnknown<Row extends MemberRow>(rows: readonly NumberedRow<Row>[]): Promise<readonly RowMember<Row>[]> {
    const people = rows.flatMap(({ row }): RowMember<Row>[] => {
      try {
        const seenAt = rowTime(row.createdAt, this.batch);
        return [{ row, userId: this.memberId(row), name: row.userName ?? null, seenAt }];
      } catch {
        // A row that can't be accepted is refused when it is planned.
        return [];
      }
    });
    const unmet = people.filter(({ userId }) => !this.present.has(userId) && !this.unknown.has(userId));
    if (unmet.length === 0) return people;
    const ids = unmet.map(({ userId }) => userId);
    const members = await this.tools.views.existingIds('member', ids);
    for (const person of unmet)
      if (members.has(person.userId) || isAnonymous(person.userId)) this.present.add(person.userId);
      else if (!this.unknown.has(person.userId)) this.unknown.set(person.userId, person);
    return people;
  }

  /** Whether the member was there before the import; who was not has given nothing. Found out by {@link findUnknown}. */
  isKnown(userId: string): boolean {
    return this.present.has(userId);
  }

  /** Makes the keys that the next rows' people need. */
  async createKeys(rows: readonly NumberedRow<MemberRow>[]): Promise<void> {
    const ids = rows.map(({ row }) => this.memberId(row));
    await this.tools.keys.ensureAll(ids.filter((id) => this.unknown.has(id) || isAnonymous(id)));
  }

  /** To be awaited before anything of theirs is written. */
  async ensureJoined(userId: string): Promise<void> {
    const stranger = this.unknown.get(userId);
    if (!stranger) return;
    let joining = this.joined.get(userId);
    if (!joining) this.joined.set(userId, (joining = this.joinImported(stranger)));
    await joining;
  }

  private async joinImported({ userId, name, seenAt }: RowMember<unknown>): Promise<void> {
    const { keys, runner } = this.tools;
    const stream = memberStream(userId);
    const context = this.batch.context(`join ${userId}`, seenAt, true);
    const namesId = eventId(context.commandId, stream, namesEventIndex);
    const firstName = name ? await keys.seal(userId, name, stream, namesId, 'firstName') : null;
    const decision = joinMember({ memberId: userId, via: 'import', firstName, lastName: null, at: context.at });
    await runner.run(member, stream, context, decision);
  }
}
