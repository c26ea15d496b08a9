import type { SecondaryIndex } from '../indexes/secondary-index.ts';
import type { Change, Collection } from '../storage/collection.ts';
import type { Found, Search } from '../query/find.ts';

/** The state a write command works on, and where its changes go. */
export interface WriteView {
  /** The collection of a namespace; undefined when there is none. */
  find(ns: string): Collection | undefined;
  /** The collection of a namespace, made when there is none. */
  ensure(ns: string): Collection;
  get(collection: Collection, id: Buffer): Buffer | undefined;
  search(collection: Collection, search: Search): Found[];
  /** The id under which a unique key is held. */
  holder(index: SecondaryIndex, key: Buffer): Buffer | undefined;
  /** Takes over a change whose keys are free. */
  record(change: Change): void;
}
