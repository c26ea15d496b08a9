import { viewCollection, type MemberDocument } from '@henna/domain';
import { Injectable } from '@nestjs/common';
import { matcher } from '../../shared/http/admin-list.ts';
import { ProjectionProgress } from '../../shared/projection-progress/projection-progress.ts';
import { inBatches } from '../../shared/slices.ts';
import { Databases } from '../../shared/stores/databases.ts';
import { MemberNames } from '../accounts/index.ts';

const batchSize = 500;
const maxMembersRead = 50_000;
const maxMembersFound = 1_000;

/** What a search in encrypted fields finds, which it must decrypt one by one. */
export interface Matches<Item> {
  readonly items: readonly Item[];
  /** Whether everything was read before the search reached its limit. */
  readonly complete: boolean;
}

/** Searches members by their encrypted names. */
@Injectable()
export class MemberSearch {
  constructor(
    private readonly databases: Databases,
    private readonly progress: ProjectionProgress,
    private readonly names: MemberNames,
  ) {}

  /** Ids of the members whose name or id contains every word. */
  async find(q: string): Promise<Matches<string>> {
    const matches = matcher(q);
    const found: string[] = [];
    let read = 0;
    const cursor = this.databases.views
      .collection<MemberDocument>(viewCollection('member', this.progress.activeBuilds.member))
      .find({}, { projection: { _id: 1 }, batchSize });
    for await (const ids of inBatches(cursor, batchSize)) {
      const names = await this.names.authors(ids.map(({ _id }) => _id));
      for (const { _id } of ids) if (matches(names.get(_id)?.name, _id)) found.push(_id);
      read += ids.length;
      if (found.length >= maxMembersFound || read >= maxMembersRead)
        return { items: found.slice(0, maxMembersFound), complete: false };
    }
    return { items: found, complete: true };
  }
}
