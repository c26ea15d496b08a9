import { viewCollection, type ChangedCounts, type ViewChange, type ViewName } from '@henna/domain';
import { Long, type Db, type Document, type Filter } from 'mongodb';
import type { ProgressUpdate } from './projection-progress.ts';

interface Stored {
  readonly _id: string;
  readonly position: Long;
}

/** Reads the changes of a view, update by update, for something in memory that mirrors it. */
export class ViewMirror<Entry extends { readonly _id: string }> {
  private last: { readonly build: number; readonly position: Long } | undefined;
  /** Paths of the fields, of one or two names. */
  private readonly paths: readonly (readonly [string, string?])[] | undefined;

  /** @param fields projection of the documents; all fields by default */
  constructor(
    private readonly views: Db,
    private readonly view: ViewName,
    private readonly fields?: Document,
  ) {
    this.paths = fields && Object.keys(fields).map((path) => path.split('.') as [string, string?]);
  }

  /**
   * The documents that have changed since the last update; all documents, `reloaded`, after a switch of builds.
   * @param current what is in memory of a document: where the update holds all that changed, it is not read again
   */
  async readChanges(
    { position, builds, changed, onRead }: ProgressUpdate,
    current: (id: string) => Entry | undefined = () => undefined,
  ): Promise<{ documents: Entry[]; reloaded: boolean }> {
    const build = builds[this.view];
    const since = this.last?.build === build ? this.last.position : undefined;
    const documents =
      since && changed
        ? await this.changedDocuments(build, changed[this.view], current, onRead)
        : await this.find(build, { position: { $gt: since ?? Long.fromInt(-1) } }, onRead);
    this.last = { build, position: Long.fromBigInt(position) };
    return { documents, reloaded: since === undefined };
  }

  private async changedDocuments(
    build: number,
    { ids, counts = {} }: ViewChange = { ids: [] },
    current: (id: string) => Entry | undefined,
    onRead: ProgressUpdate['onRead'],
  ): Promise<Entry[]> {
    const documents: Entry[] = [];
    const unknown: string[] = [];
    for (const id of ids) {
      const before = counts[id] && current(id);
      if (before) documents.push(this.withCounts(before, counts[id]!));
      else unknown.push(id);
    }
    if (unknown.length === 0) return documents;
    return documents.concat(await this.find(build, { _id: { $in: unknown } }, onRead));
  }

  private withCounts(before: Entry, counts: ChangedCounts): Entry {
    const changed = counts as Readonly<Record<string, unknown>>;
    const next: Record<string, unknown> & { readonly _id: string } = { ...before };
    for (const [field, part] of this.paths ?? Object.keys(changed).map((name) => [name] as const)) {
      if (!(field in changed)) continue;
      const value = changed[field];
      next[field] =
        part === undefined
          ? value
          : { ...(next[field] as object), [part]: (value as Readonly<Record<string, unknown>>)[part] };
    }
    return next as unknown as Entry;
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
