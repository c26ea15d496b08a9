import { viewCollection, type ViewName } from '@henna/domain';
import { Long, type Db, type Document, type Filter } from 'mongodb';
import type { ProgressUpdate } from './projection-progress.ts';

interface Stored {
  readonly _id: string;
  readonly position: Long;
}

/** Reads the changes of a view, update by update, for something in memory that mirrors it. */
export class ViewMirror<Entry extends { readonly _id: string }> {
  private last: { readonly build: number; readonly position: Long } | undefined;

  /** @param fields projection of the documents; all fields by default */
  constructor(
    private readonly views: Db,
    private readonly view: ViewName,
    private readonly fields?: Document,
  ) {}

  /** The documents that have changed since the last update; all documents, `reloaded`, after a switch of builds. */
  async readChanges({
    position,
    builds,
    changed,
    onRead,
  }: ProgressUpdate): Promise<{ documents: Entry[]; reloaded: boolean }> {
    const build = builds[this.view];
    const since = this.last?.build === build ? this.last.position : undefined;
    const ids = since && changed && (changed[this.view]?.ids ?? []);
    const filter = ids ? { _id: { $in: ids } } : { position: { $gt: since ?? Long.fromInt(-1) } };
    const documents = ids?.length === 0 ? [] : await this.find(build, filter, onRead);
    this.last = { build, position: Long.fromBigInt(position) };
    return { documents, reloaded: since === undefined };
  }

  private async find(build: number, filter: Filter<Stored>, onRead: ProgressUpdate['onRead']): Promise<Entry[]> {
    const options = { promoteLongs: false, ...(this.fields && { projection: this.fields }) };
    const cursor = this.views.collection<Stored>(viewCollection(this.view, build)).find<Entry>(filter, options);
    const documents: Entry[] = [];
    // In batches, so that a long first load reports its progress.
    while (await cursor.hasNext()) {
      const batch = cursor.readBufferedDocuments();
      for (const document of batch) documents.push(document);
      onRead(batch.length);
    }
    return documents;
  }
}
