import { viewCollection, type ChangedCounts, type ViewChange, type ViewName } from '@henna/domain';
import { Long, type Db, type Document, type Filter } from 'mongodb';
import type { ProgressUpdate } from './projection-progress.ts';

interface Stored {
  readonly _id: string;
  readonly position: Long;
}

const batchSize = 500;

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

  /** Whether everything has to be read: at first, and after a switch of builds. */
  needsReload({ builds }: ProgressUpdate): boolean {
    return this.last?.build !== builds[this.view];
  }

  /** How many documents the view has. */
  count({ builds }: ProgressUpdate): Promise<number> {
    return this.views.collection(viewCollection(this.view, builds[this.view])).estimatedDocumentCount();
  }

  /** All documents, in batches; a document that changes meanwhile may come twice, the later one after the other. */
  async *readAll({ builds, onRead }: ProgressUpdate): AsyncGenerator<readonly Entry[]> {
    yield* this.find(builds[this.view], {}, onRead);
  }

  /** The next read starts at this update. */
  confirm({ position, builds }: ProgressUpdate): void {
    this.last = { build: builds[this.view], position: Long.fromBigInt(position) };
  }

  /**
   * The documents that have changed since the last confirmed update; all documents, `reloaded`, after a switch of builds.
   * @param current what is in memory of a document: where the update holds all that changed, it is not read again
   */
  async readChanges(
    { builds, changed, onRead }: ProgressUpdate,
    current: (id: string) => Entry | undefined = () => undefined,
  ): Promise<{ documents: Entry[]; reloaded: boolean }> {
    const build = builds[this.view];
    const since = this.last?.build === build ? this.last.position : undefined;
    const documents =
      since && changed
        ? await this.changedDocuments(build, changed[this.view], current, onRead)
        : await this.findAll(build, { position: { $gt: since ?? Long.fromInt(-1) } }, onRead);
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
    return documents.concat(await this.findAll(build, { _id: { $in: unknown } }, onRead));
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

  private async findAll(build: number, filter: Filter<Stored>, onRead: ProgressUpdate['onRead']): Promise<Entry[]> {
    const documents: Entry[] = [];
    for await (const batch of this.find(build, filter, onRead)) for (const document of batch) documents.push(document);
    return documents;
  }

  /** The next batch is fetched while one is used. Small batches report progress, and block nobody while they are decoded. */
  private async *find(build: number, filter: Filter<Stored>, onRead: ProgressUpdate['onRead']) {
    const options = { promoteLongs: false, batchSize, ...(this.fields && { projection: this.fields }) };
    const cursor = this.views.collection<Stored>(viewCollection(this.view, build)).find<Entry>(filter, options);
    try {
      let hasMore = cursor.hasNext();
      while (await hasMore) {
        const batch = cursor.readBufferedDocuments();
        hasMore = cursor.hasNext();
        // It is awaited above, unless whoever reads stops before.
        hasMore.catch(() => undefined);
        onRead(batch.length);
        yield batch;
      }
    } finally {
      await cursor.close();
    }
  }
}
