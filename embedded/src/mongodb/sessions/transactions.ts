import { ServerError } from '../errors.ts';
import type { Store } from '../storage/store.ts';
import { commitStaged } from './commit.ts';
import { DocumentLocks } from './document-locks.ts';
import { StagedView } from './staged-view.ts';
import type { WriteRecords } from './write-records.ts';

interface Transaction {
  txnNumber: number;
  view: StagedView;
  lastUsedAt: number;
  committing?: Promise<void>;
}

const IDLE_LIMIT_MS = 60_000;
const MAX_OPEN = 200;
const MAX_REMEMBERED = 10_000;

/** The open write transactions, one a session at most. */
export class Transactions {
  readonly #locks = new DocumentLocks();
  readonly #open = new Map<string, Transaction>();
  /** The last number that a session began with, also when nothing of it is left. */
  readonly #lastNumbers = new Map<string, number>();

  constructor(
    private readonly store: Store,
    private readonly records: WriteRecords,
  ) {}

  /** A number begins one transaction at most: a message that comes late must not open it anew. */
  begin(session: string, txnNumber: number): StagedView {
    const written = this.records.recordOf(session, txnNumber);
    const lastNumber = this.#lastNumbers.get(session) ?? -1;
    if (lastNumber > txnNumber)
      throw new ServerError('TransactionTooOld', `Transaction ${lastNumber} of this session has already been started`);
    if (written || lastNumber === txnNumber)
      throw new ServerError('ConflictingOperationInProgress', `The number ${txnNumber} has already been used`);
    this.abortOpen(session);
    if (this.#open.size >= MAX_OPEN)
      throw new ServerError('TransactionTooLarge', `At most ${MAX_OPEN} transactions may be open at once`);
    const view = new StagedView(this.store, this.#locks);
    this.#recordNumber(session, txnNumber);
    this.#open.set(session, { txnNumber, view, lastUsedAt: performance.now() });
    return view;
  }

  #recordNumber(session: string, txnNumber: number): void {
    this.#lastNumbers.delete(session);
    this.#lastNumbers.set(session, txnNumber);
    const [oldest] = this.#lastNumbers.keys();
    if (this.#lastNumbers.size > MAX_REMEMBERED && oldest !== undefined) this.#lastNumbers.delete(oldest);
  }

  /**
   * A numbered write outside of transactions: it ends an open one of a lower number.
   * @throws ServerError when a transaction has its number or a higher one
   */
  checkNumberedWrite(session: string, txnNumber: number): void {
    const lastNumber = this.#lastNumbers.get(session) ?? -1;
    if (lastNumber === txnNumber)
      throw new ServerError('InvalidOptions', 'Must specify autocommit=false on all operations of a transaction');
    if (lastNumber > txnNumber)
      throw new ServerError('TransactionTooOld', `Transaction ${lastNumber} of this session has already been started`);
    this.abortOpen(session);
  }

  /** The state of an open transaction. Throws NoSuchTransaction when it has ended. */
  view(session: string, txnNumber: number): StagedView {
    return this.#find(session, txnNumber).view;
  }

  #find(session: string, txnNumber: number): Transaction {
    const open = this.#open.get(session);
    if (open?.txnNumber === txnNumber && !open.committing) {
      open.lastUsedAt = performance.now();
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
        this.records.recordCommit(session, txnNumber);
      })
      .finally(() => this.#close(session, transaction));
    return transaction.committing;
  }

  abort(session: string, txnNumber: number): void {
    this.#close(session, this.#find(session, txnNumber));
  }

  /** Ends what a failed statement leaves; nothing of it will be written. */
  abortOpen(session: string): void {
    const open = this.#open.get(session);
    if (open && !open.committing) this.#close(session, open);
  }

  /** The session is over: its numbers may come again. */
  forget(session: string): void {
    this.abortOpen(session);
    this.#lastNumbers.delete(session);
  }

  #close(session: string, transaction: Transaction): void {
    transaction.view.releaseLocks();
    if (this.#open.get(session) === transaction) this.#open.delete(session);
  }

  /** Aborts transactions that their clients have left; `now` by the clock that never jumps. */
  abortIdle(now: number): void {
    for (const [session, open] of this.#open)
      if (now - open.lastUsedAt > IDLE_LIMIT_MS && !open.committing) this.#close(session, open);
  }
}
