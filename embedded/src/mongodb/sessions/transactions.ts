import { ServerError } from '../errors.ts';
import type { Store } from '../storage/store.ts';
import { commitStaged } from './commit.ts';
import { DocumentLocks } from './document-locks.ts';
import { StagedView } from './staged-view.ts';
import type { WriteRecords } from './write-records.ts';

interface Transaction {
  txnNumber: number;
  view: StagedView;
  touched: number;
  committing?: Promise<void>;
}

const LIFETIME_MS = 60_000;
const MOST_OPEN = 200;
const MOST_REMEMBERED = 10_000;

/** The open write transactions, one a session at most. */
export class Transactions {
  readonly #locks = new DocumentLocks();
  readonly #open = new Map<string, Transaction>();
  /** The last number that a session began with, also when nothing of it is left. */
  readonly #begun = new Map<string, number>();

  constructor(
    private readonly store: Store,
    private readonly records: WriteRecords,
  ) {}

  /** A number begins one transaction at most: a message that comes late must not open it anew. */
  begin(session: string, txnNumber: number): StagedView {
    const written = this.records.current(session, txnNumber);
    const begun = this.#begun.get(session) ?? -1;
    if (begun > txnNumber)
      throw new ServerError('TransactionTooOld', `Transaction ${begun} of this session has already been started`);
    if (written || begun === txnNumber)
      throw new ServerError('ConflictingOperationInProgress', `The number ${txnNumber} has already been used`);
    this.fail(session);
    if (this.#open.size >= MOST_OPEN)
      throw new ServerError('TransactionTooLarge', `At most ${MOST_OPEN} transactions may be open at once`);
    const view = new StagedView(this.store, this.#locks);
    this.#remember(session, txnNumber);
    this.#open.set(session, { txnNumber, view, touched: performance.now() });
    return view;
  }

  #remember(session: string, txnNumber: number): void {
    this.#begun.delete(session);
    this.#begun.set(session, txnNumber);
    const [oldest] = this.#begun.keys();
    if (this.#begun.size > MOST_REMEMBERED && oldest !== undefined) this.#begun.delete(oldest);
  }

  /**
   * A numbered write outside of transactions: it ends an open one of a lower number.
   * @throws ServerError when a transaction has its number or a higher one
   */
  passBy(session: string, txnNumber: number): void {
    const begun = this.#begun.get(session) ?? -1;
    if (begun === txnNumber)
      throw new ServerError('InvalidOptions', 'Must specify autocommit=false on all operations of a transaction');
    if (begun > txnNumber)
      throw new ServerError('TransactionTooOld', `Transaction ${begun} of this session has already been started`);
    this.fail(session);
  }

  /** The state of an open transaction. Throws NoSuchTransaction when it has ended. */
  view(session: string, txnNumber: number): StagedView {
    return this.#find(session, txnNumber).view;
  }

  #find(session: string, txnNumber: number): Transaction {
    const open = this.#open.get(session);
    if (open?.txnNumber === txnNumber && !open.committing) {
      open.touched = performance.now();
      return open;
    }
    if (this.records.isCommitted(session, txnNumber))
      throw new ServerError('TransactionCommitted', `Transaction ${txnNumber} has been committed`);
    throw new ServerError('NoSuchTransaction', `Transaction ${txnNumber} has been aborted or never was`, {
      errorLabels: ['TransientTransactionError'],
    });
  }

  /** Makes all changes durable at once, or none. A repeated commit is no error. */
  async commit(session: string, txnNumber: number): Promise<void> {
    const open = this.#open.get(session);
    if (open?.txnNumber === txnNumber && open.committing) return open.committing;
    if (!open && this.records.isCommitted(session, txnNumber)) return;
    const transaction = this.#find(session, txnNumber);
    transaction.committing = this.store
      .write(() => {
        commitStaged(this.store, transaction.view);
        this.records.noteCommitted(session, txnNumber);
      })
      .finally(() => this.#close(session, transaction));
    return transaction.committing;
  }

  abort(session: string, txnNumber: number): void {
    this.#close(session, this.#find(session, txnNumber));
  }

  /** Ends what a failed statement leaves; nothing of it will be written. */
  fail(session: string): void {
    const open = this.#open.get(session);
    if (open && !open.committing) this.#close(session, open);
  }

  /** The session is over: its numbers may come again. */
  forget(session: string): void {
    this.fail(session);
    this.#begun.delete(session);
  }

  #close(session: string, transaction: Transaction): void {
    transaction.view.releaseLocks();
    if (this.#open.get(session) === transaction) this.#open.delete(session);
  }

  /** Aborts transactions that their clients have left; `now` by the clock that never jumps. */
  abortIdle(now: number): void {
    for (const [session, open] of this.#open)
      if (now - open.touched > LIFETIME_MS && !open.committing) this.#close(session, open);
  }
}
