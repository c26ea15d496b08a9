import { BSON } from 'mongodb';
import { parse, type Doc } from '../documents.ts';
import { fieldReader } from '../elements.ts';
import { ServerError } from '../errors.ts';
import type { Environment } from '../storage/environment.ts';
import { SESSIONS } from '../storage/stored-rows.ts';
import { Table } from '../storage/table.ts';

/** The last numbered write of a session and what it was answered: a repeat gets the same answer, also after a crash. */
interface WriteRecord {
  txnNumber: number;
  at: Date;
  /** The transaction of that number has been committed. */
  committed: boolean;
  /** `null` where the answer held a document and has been let go. */
  replies: { stmtId: number; reply: Doc | null }[];
}

const readNumber = fieldReader(['txnNumber']);
const RETENTION_MS = 60 * 60_000;
const MAX_REPLIES = 1000;

export class WriteRecords {
  readonly #sessions: Table;

  constructor(private readonly environment: Environment) {
    this.#sessions = new Table(environment, SESSIONS);
  }

  /** Runs a numbered write once (within a write transaction); a repeat is answered as the first time. */
  runOnce(session: string, txnNumber: number, stmtId: number, write: () => Doc): Doc {
    const record = this.recordOf(session, txnNumber);
    const earlier = record?.replies.find((each) => each.stmtId === stmtId);
    if (earlier?.reply === null)
      throw new ServerError(
        'IncompleteTransactionHistory',
        'The answer of this write has been let go; it is not repeated',
      );
    if (earlier) return earlier.reply;
    const reply = write();
    const replies = [...(record?.replies ?? []), { stmtId, reply }].slice(-MAX_REPLIES);
    this.#put(session, { txnNumber, at: new Date(), committed: false, replies });
    return reply;
  }

  /** Within a write transaction. */
  recordCommit(session: string, txnNumber: number): void {
    this.#put(session, { txnNumber, at: new Date(), committed: true, replies: [] });
  }

  isCommitted(session: string, txnNumber: number): boolean {
    return this.recordOf(session, txnNumber)?.committed ?? false;
  }

  /** The record of this number, if it is the last. Throws TransactionTooOld when the session is past it. */
  recordOf(session: string, txnNumber: number): WriteRecord | undefined {
    const bytes = this.#sessions.get(Buffer.from(session, 'hex'));
    if (!bytes) return undefined;
    const { txnNumber: last } = readNumber(bytes) as Pick<WriteRecord, 'txnNumber'>;
    if (last > txnNumber)
      throw new ServerError('TransactionTooOld', `Cannot use number ${txnNumber} in a session that has used ${last}`);
    return last === txnNumber ? (parse(bytes) as unknown as WriteRecord) : undefined;
  }

  #put(session: string, record: WriteRecord): void {
    this.#sessions.put(Buffer.from(session, 'hex'), Buffer.from(BSON.serialize(record)));
  }

  /** Lets go of documents that writes were answered with; a repeat of such a write is then refused, never run again. */
  async forgetDocuments(): Promise<void> {
    await this.environment.write(() => {
      for (const { key, value } of [...this.#sessions.all()]) {
        const record = parse(value) as unknown as WriteRecord;
        if (!record.replies.some(({ reply }) => reply?.['value'])) continue;
        const replies = record.replies.map((each) => (each.reply?.['value'] ? { ...each, reply: null } : each));
        this.#put(key.toString('hex'), { ...record, replies });
      }
    });
  }

  /** Forgets sessions that have ended. */
  async forget(sessions: readonly string[]): Promise<void> {
    const keys = sessions.map((session) => Buffer.from(session, 'hex'));
    const stored = keys.filter((key) => this.#sessions.has(key));
    if (stored.length > 0)
      await this.environment.write(() => {
        for (const key of stored) this.#sessions.remove(key);
      });
  }

  /** Forgets sessions nobody has used for an hour. */
  async forgetIdle(now: number): Promise<void> {
    const idle: string[] = [];
    for (const { key, value } of this.#sessions.all())
      if (now - (parse(value).at as Date).getTime() > RETENTION_MS) idle.push(key.toString('hex'));
    await this.forget(idle);
  }
}
