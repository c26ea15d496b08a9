import { viewCollection, type ViewName } from '@henna/domain';
import { Long, type Db, type Document, type Filter } from 'mongodb';
import type { Step } from './projection-progress.ts';

interface Stored {
  readonly _id: string;
  readonly position: Long;
}

/** A view that something in memory follows: step by step it reads what changed, and nothing where nothing did. */
export class FollowedView<Kept extends { readonly _id: string }> {
  private known: { readonly build: number; readonly position: Long } | undefined;

  /** @param fields a projection of the documents; whole when absent */
  constructor(
    private readonly views: Db,
    private readonly view: ViewName,
    private readonly fields?: Document,
  ) {}

  /** The documents that changed since the last step; all of them, `reloaded`, when another build has become active. */
  async changed({ position, builds, changed, onRead }: Step): Promise<{ documents: Kept[]; reloaded: boolean }> {
    const build = builds[this.view];
    const since = this.known?.build === build ? this.known.position : undefined;
    const ids = since && changed && (changed[this.view]?.ids ?? []);
    const filter = ids ? { _id: { $in: ids } } : { position: { $gt: since ?? Long.fromInt(-1) } };
    const documents = ids?.length === 0 ? [] : await this.find(build, filter, onRead);
    this.known = { build, position: Long.fromBigInt(position) };
    return { documents, reloaded: since === undefined };
  }

  private async find(build: number, filter: Filter<Stored>, onRead: Step['onRead']): Promise<Kept[]> {
    const options = { promoteLongs: false, ...(this.fields && { projection: this.fields }) };
    const cursor = this.views.collection<Stored>(viewCollection(this.view, build)).find<Kept>(filter, options);
    const documents: Kept[] = [];
    // Batch by batch: a first load is long, and whoever waits for it sees that it moves.
    while (await cursor.hasNext()) {
      const batch = cursor.readBufferedDocuments();
      for (const document of batch) documents.push(document);
      onRead(batch.length);
    }
    return documents;
  }
}
