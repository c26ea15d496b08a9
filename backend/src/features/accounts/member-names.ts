import { viewCollection, type MemberDocument } from '@henna/contracts';
import { Injectable } from '@nestjs/common';
import { ProjectionProgress } from '../../shared/positions/projection-progress.ts';
import { PersonKeys } from '../../shared/sealing/person-keys.ts';
import { Databases } from '../../shared/stores/databases.ts';
import { memberStream } from './member.ts';

/** The name that stands under what somebody wrote: first and last name, else `User` and digits from the id. */
export const authorName = (userId: string, firstName: string | null, lastName: string | null): string => {
  const name = [firstName, lastName].filter(Boolean).join(' ').trim();
  if (name) return name;
  const digits = userId.replace(/\D/g, '').slice(-4);
  return digits ? `User${digits}` : 'Anonymous User';
};

/** Author names by user id, read when they are shown, so that a change of name shows everywhere. */
@Injectable()
export class MemberNames {
  constructor(
    private readonly databases: Databases,
    private readonly progress: ProjectionProgress,
    private readonly keys: PersonKeys,
  ) {}

  async of(userId: string): Promise<string> {
    return (await this.ofAll([userId])).get(userId)!;
  }

  /** One read of the members and at most one of their keys. */
  async ofAll(userIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const ids = [...new Set(userIds)];
    const names = new Map(ids.map((id) => [id, authorName(id, null, null)]));
    if (ids.length === 0) return names;
    const members = await this.databases.views
      .collection<MemberDocument>(viewCollection('member', this.progress.activeBuilds.member))
      .find({ _id: { $in: ids } })
      .toArray();
    const opened = await this.keys.open(
      members.flatMap(({ _id, firstName, lastName }) => [
        { field: firstName, stream: memberStream(_id), name: 'firstName' },
        { field: lastName, stream: memberStream(_id), name: 'lastName' },
      ]),
    );
    members.forEach(({ _id }, index) =>
      names.set(_id, authorName(_id, opened[2 * index] ?? null, opened[2 * index + 1] ?? null)),
    );
    return names;
  }
}
