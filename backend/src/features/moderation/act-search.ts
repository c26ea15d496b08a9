import { viewCollection, type AdminCommentResponse, type MemberDocument } from '@henna/domain';
import { Injectable } from '@nestjs/common';
import { ProjectionProgress } from '../../shared/projection-progress/projection-progress.ts';
import { Databases } from '../../shared/stores/databases.ts';
import { MemberNames } from '../accounts/index.ts';
import { matcher } from '../catalogue/index.ts';
import { ActResponses } from './act-responses.ts';
import { Acts, type ActFilter, type ActOrder } from './acts.ts';

const atOnce = 500;
const mostMembers = 50_000;
const mostFound = 1_000;
const mostComments = 20_000;

export interface Found<Item> {
  readonly items: readonly Item[];
  /** Nothing was left unread. */
  readonly complete: boolean;
}

/** Searches what is sealed, by opening it: names of members, and texts of comments, so many and no more. */
@Injectable()
export class ActSearch {
  constructor(
    private readonly databases: Databases,
    private readonly progress: ProjectionProgress,
    private readonly names: MemberNames,
    private readonly acts: Acts,
    private readonly responses: ActResponses,
  ) {}

  /** Ids of the members whose name or id holds every word. */
  async members(q: string): Promise<Found<string>> {
    const matches = matcher(q);
    const found: string[] = [];
    let read = 0;
    const cursor = this.databases.views
      .collection<MemberDocument>(viewCollection('member', this.progress.activeBuilds.member))
      .find({}, { projection: { _id: 1 }, batchSize: atOnce });
    for await (const ids of inBatches(cursor)) {
      const names = await this.names.authors(ids.map(({ _id }) => _id));
      for (const { _id } of ids) if (matches(names.get(_id)?.name, _id)) found.push(_id);
      read += ids.length;
      if (found.length >= mostFound || read >= mostMembers)
        return { items: found.slice(0, mostFound), complete: false };
    }
    return { items: found, complete: true };
  }

  /** The comments whose text, author's name or author's id holds every word, in their order. */
  async comments(q: string, filter: ActFilter, order: ActOrder): Promise<Found<AdminCommentResponse>> {
    const matches = matcher(q);
    const found: AdminCommentResponse[] = [];
    let read = 0;
    for await (const documents of inBatches(this.acts.find('comment', filter, order).batchSize(atOnce))) {
      const opened = await this.responses.comments(documents, 'moderator');
      found.push(...opened.filter(({ content, userName, userId }) => matches(content, userName, userId)));
      read += documents.length;
      if (read >= mostComments) return { items: found, complete: false };
    }
    return { items: found, complete: true };
  }
}

async function* inBatches<Item>(items: AsyncIterable<Item>): AsyncGenerator<Item[]> {
  let batch: Item[] = [];
  for await (const item of items) {
    batch.push(item);
    if (batch.length < atOnce) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
