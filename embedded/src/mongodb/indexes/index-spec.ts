import type { Doc } from '../documents.ts';

export interface IndexSpec {
  v: number;
  name: string;
  key: Record<string, 1 | -1>;
  unique?: boolean;
  sparse?: boolean;
  expireAfterSeconds?: number;
  partialFilterExpression?: Doc;
}

export const ID_INDEX: IndexSpec = { v: 2, key: { _id: 1 }, name: '_id_' };

/** What is stored of an index: its table, and what its entries have shown so far. */
export interface IndexRecord {
  table: number;
  spec: IndexSpec;
  /** Some document has several keys. */
  multikey: boolean;
  /** Some key keeps only the beginning of its value. */
  shortened: boolean;
  /** Still being filled: kept up by writes, not used by reads. */
  building: boolean;
}
