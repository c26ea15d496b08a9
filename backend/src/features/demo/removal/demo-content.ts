import {
  entities,
  type CommentDocument,
  type EntityKind,
  type RatingDocument,
  type ViewName,
  type VoteDocument,
} from '@henna/domain';
import { Injectable } from '@nestjs/common';
import type { Document, Filter } from 'mongodb';
import type { RecordDocument } from '../../../shared/as-of/record-documents.ts';
import { ActiveViews } from '../../../shared/projection-progress/active-views.ts';

/** A member's contributions to one product. */
export interface Pair {
  readonly productId: string;
  readonly userId: string;
}

export interface DemoActivity {
  /** Whose ballots hold votes. */
  readonly ballots: readonly Pair[];
  readonly ratings: readonly Pair[];
  readonly commentIds: readonly string[];
}

/** A record that is removed and restored by the command of every kind. */
export interface DemoRecord {
  readonly kind: EntityKind;
  readonly id: string;
}

/** Kinds of records of which the demo has some; parts of a record are removed with it. */
export const demoEntities = entities.filter(
  ({ removal, parent, subject, view }) => removal && view && !parent && !subject,
);

/** Finds the demo's active records in the views. */
@Injectable()
export class DemoContent {
  constructor(private readonly views: ActiveViews) {}

  async activity(): Promise<DemoActivity> {
    const [votes, ratings, comments] = await Promise.all([
      this.find<VoteDocument>('vote', { demo: true }, { productId: 1, userId: 1 }),
      this.find<RatingDocument>('rating', { demo: true }, { productId: 1, userId: 1 }),
      this.find<CommentDocument>('comment', { demo: true, withdrawn: false }, { _id: 1 }),
    ]);
    const ballots = new Map(votes.map(({ productId, userId }) => [`${productId}.${userId}`, { productId, userId }]));
    return { ballots: [...ballots.values()], ratings, commentIds: comments.map(({ _id }) => _id) };
  }

  /** Records but those that records of others refer to. */
  async records(): Promise<DemoRecord[]> {
    const [own, referenced] = await Promise.all([
      Promise.all(
        demoEntities.map((entity) =>
          this.find<RecordDocument>(entity.view!, { demo: true, removed: false }, { _id: 1 }),
        ),
      ),
      this.referencedByOthers(),
    ]);
    return demoEntities.flatMap(({ kind }, index) =>
      own[index]!.filter(({ _id }) => !referenced.has(_id)).map(({ _id: id }) => ({ kind, id })),
    );
  }

  private async referencedByOthers(): Promise<ReadonlySet<unknown>> {
    const ids = new Set<unknown>();
    for (const { fields, view } of demoEntities) {
      const references = Object.keys(fields).filter((name) => fields[name]!.references !== undefined);
      if (references.length === 0) continue;
      const projection = Object.fromEntries(references.map((name) => [name, 1]));
      for (const document of await this.find<RecordDocument>(view!, { demo: false, removed: false }, projection))
        for (const name of references) ids.add(document[name]);
    }
    return ids;
  }

  private async find<Stored extends Document>(view: ViewName, filter: Filter<Stored>, projection: Document) {
    return this.views.collection<Stored>(view).find(filter, { projection }).toArray();
  }
}
