import { Cursors } from './cursors.ts';
import { Transactions } from './sessions/transactions.ts';
import { WriteRecords } from './sessions/write-records.ts';
import type { Store } from './storage/store.ts';

/** All that commands work on. */
export class DocumentNode {
  readonly cursors = new Cursors();
  readonly records: WriteRecords;
  readonly transactions: Transactions;
  /** How clients reach the node: `host:port` or a socket's path. */
  address = '';

  constructor(readonly store: Store) {
    this.records = new WriteRecords(store.environment);
    this.transactions = new Transactions(store, this.records);
  }
}
