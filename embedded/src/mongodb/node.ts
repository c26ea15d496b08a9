import { Cursors } from './cursors.ts';
import { Transactions } from './sessions/transactions.ts';
import { WriteRecords } from './sessions/write-records.ts';
import { Store } from './storage/store.ts';

/** All that commands work on. */
export class DocumentNode {
  readonly store: Store;
  readonly cursors = new Cursors();
  readonly records: WriteRecords;
  readonly transactions: Transactions;
  /** How clients reach the node: `host:port` or a socket's path. */
  address = '';

  constructor(folder: string, onFailure: (error: Error) => void) {
    this.store = new Store(folder, onFailure);
    this.records = new WriteRecords(this.store.environment);
    this.transactions = new Transactions(this.store, this.records);
  }
}
