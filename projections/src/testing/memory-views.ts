import type { RecordedHennaEvent, ViewName } from '@henna/domain';
import { BSON } from 'mongodb';
import type { Keyed, RecordedOf, Selection } from '../projection.ts';
import { beforeFirstEvent, collectionsOf, type Build } from '../runner/builds.ts';
import type { StoredDocument } from '../runner/collection-cache.ts';
import { fold, type Commit } from '../runner/fold.ts';
import { matches, ViewDocuments, type DocumentReader } from '../runner/view-documents.ts';
import { writeOperation, type WriteOperation } from '../runner/write-operation.ts';
import { projections } from '../views/projections.ts';

/** A commit was cut off in its middle: none of it counts. */
export class CutError extends Error {}

const bytesOf = (document: object) => BSON.serialize(document, { ignoreUndefined: true });

/** As a store does it. */
const applyWrite = (stored: Map<string, Uint8Array>, id: string, operation: WriteOperation): void => {
  switch (operation.name) {
    case 'insertOne':
      if (stored.has(id)) throw new Error(`there is ${id} already`);
      return void stored.set(id, bytesOf(operation.document));
    case 'replaceOne':
      return void stored.set(id, bytesOf(operation.replacement));
    case 'deleteOne':
      return void stored.delete(id);
    case 'updateOne': {
      const document: Record<string, unknown> = BSON.deserialize(stored.get(id)!, { promoteLongs: false });
      for (const [path, value] of Object.entries(operation.update.$set)) {
        const [name, inner] = path.split('.') as [string, string?];
        if (inner === undefined) document[name] = value;
        else (document[name] as Record<string, unknown>)[inner] = value;
      }
      stored.set(id, bytesOf(document));
    }
  }
};

/** The views as bytes in memory; a commit is all or nothing, as a transaction is. */
export class MemoryViews implements DocumentReader {
  #collections = new Map<string, Map<string, Uint8Array>>();
  readonly #positions = new Map<string, bigint>();
  readonly parked: Commit['parked'][number][] = [];
  /** Whole collections the projections asked for, and how often. */
  reads = 0;

  async read(collection: string, ids: readonly string[]): Promise<readonly StoredDocument[]> {
    this.reads += 1;
    const stored = this.#collections.get(collection);
    return ids.flatMap((id) => {
      const bytes = stored?.get(id);
      return bytes ? [BSON.deserialize(bytes) as StoredDocument] : [];
    });
  }

  async find(collection: string, selection: Selection): Promise<readonly StoredDocument[]> {
    const stored = [...(this.#collections.get(collection)?.values() ?? [])];
    return stored.map((bytes) => BSON.deserialize(bytes) as StoredDocument).filter(matches(selection));
  }

  /** @param cutAfter number of writes after which the commit is cut off */
  commit({ documents, parked, advances }: Commit, cutAfter = Infinity): void {
    const next = new Map([...this.#collections].map(([name, stored]) => [name, new Map(stored)]));
    let written = 0;
    for (const { collection, writes } of documents) {
      const stored = next.get(collection) ?? new Map<string, Uint8Array>();
      next.set(collection, stored);
      for (const write of writes) {
        if (written++ >= cutAfter) throw new CutError();
        applyWrite(stored, write.id, writeOperation(write));
      }
    }
    for (const { name, from } of advances)
      if ((this.#positions.get(name) ?? beforeFirstEvent) !== from) throw new Error(`${name} is not at ${from}`);
    this.#collections = next;
    for (const { name, to } of advances) this.#positions.set(name, to);
    this.parked.push(...parked);
  }

  /** Build 1 of every view, as a worker opens it. */
  open(): Build[] {
    return Object.values(projections).map((projection) => {
      const name = `${projection.view}@1`;
      const parked = this.parked.filter(({ view }) => view === projection.view);
      return {
        name,
        view: projection.view,
        number: 1,
        projection,
        phase: 'live',
        position: this.#positions.get(name) ?? beforeFirstEvent,
        degraded: parked.length > 0,
        parkedStreams: new Set(parked.map(({ stream }) => stream)),
      };
    });
  }

  /** Documents of a view or of one of its parts, by id. */
  documents<Document extends Keyed>(view: ViewName, part?: string): Document[] {
    const stored = this.#collections.get(part ? `${view}@1.${part}` : `${view}@1`) ?? new Map<string, Uint8Array>();
    return [...stored]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([, bytes]) => BSON.deserialize(bytes, { promoteLongs: false }) as Document);
  }

  /** Every document, its bytes in hexadecimal, by collection and id. */
  dump(): Record<string, string> {
    const entries = [...this.#collections].flatMap(([name, stored]) =>
      [...stored].map(([id, bytes]) => [`${name}/${id}`, Buffer.from(bytes).toString('hex')] as const),
    );
    return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
  }
}

/**
 * The views after these events, applied in one batch.
 * @param rules that scores follow; the default ones if absent
 */
export const project = async (
  events: readonly RecordedHennaEvent[],
  rules?: RecordedOf<'TrendingRulesChanged'>,
): Promise<MemoryViews> => {
  const views = new MemoryViews();
  const documents = new ViewDocuments(views, 1_000_000);
  for (const { projection, number } of views.open())
    for (const collection of collectionsOf(projection, number)) documents.startEmpty(collection);
  if (rules)
    for (const { name, projection } of views.open())
      await documents.apply(name, rules.position, async (view) => projection.startWithRules?.(rules, view));
  views.commit(await fold(views.open(), events, documents, events.at(-1)?.position ?? beforeFirstEvent));
  return views;
};
