import type { Actor, ExportedEntity, ImportMode, ImportStatus } from '@henna/contracts';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { NotFoundError } from '../../../../shared/errors.ts';
import { Databases } from '../../../../shared/stores/databases.ts';
import type { UndoPickRequest } from '../../../audit/index.ts';

/** How far an import has come: what it would go on with after a crash. */
export interface ImportCursor {
  readonly phase: 'check' | 'clear' | 'rows';
  readonly pass: number;
  /** Byte in the file of rows, and the number of rows before it. */
  readonly offset: number;
  readonly rows: number;
}

export interface ImportCounts {
  readonly done: number;
  readonly success: number;
  readonly skipped: number;
  readonly failed: number;
}

/** How far taking an import back has come, and what it would go on with after a crash. */
export interface ImportUndone {
  readonly done: number;
  readonly kept: number;
  /** Position before which the rest lies; `null` at the beginning. */
  readonly before: string | null;
  readonly wanted: {
    readonly by: Actor;
    readonly commandId: string;
    readonly correlationId: string;
    /** ms since 1970. */
    readonly time: number;
    readonly reason: string | null;
    readonly picks: readonly UndoPickRequest[];
  };
}

export interface ImportJob extends ImportCounts {
  readonly _id: string;
  readonly entity: ExportedEntity;
  readonly mode: ImportMode;
  readonly status: ImportStatus;
  readonly message: string | null;
  readonly by: Actor;
  readonly total: number;
  readonly cursor: ImportCursor;
  /** Size of the file of refused rows at the cursor. */
  readonly errorBytes: number;
  readonly startedAt: Date;
  readonly finishedAt: Date | null;
  readonly cancelling: boolean;
  /** Last position written. */
  readonly position: string | null;
  readonly undo: ImportUndone | null;
  /** Which process works on it, and until when it may be silent. */
  readonly holder: string | null;
  readonly heldUntil: Date;
}

/** Silence after which another process takes an import over. */
export const silenceMs = 15_000;

/** The records of imports, in the private database. */
@Injectable()
export class ImportJobs implements OnModuleInit {
  constructor(private readonly databases: Databases) {}

  async onModuleInit(): Promise<void> {
    await this.collection.createIndex({ startedAt: -1 });
  }

  async add(job: ImportJob): Promise<void> {
    await this.collection.insertOne(job);
  }

  /** Throws a 404. */
  async get(id: string): Promise<ImportJob> {
    const job = await this.collection.findOne({ _id: id });
    if (!job) throw new NotFoundError('There is no such import.');
    return job;
  }

  /** Which of them is, or will be, worked on; `undefined` for what is no import. */
  async kindOf(id: string): Promise<{ readonly entity: ExportedEntity; readonly isUnderWay: boolean } | undefined> {
    const job = await this.collection.findOne({ _id: id }, { projection: { entity: 1, status: 1 } });
    return job ? { entity: job.entity, isUnderWay: job.status === 'running' } : undefined;
  }

  async newest(atMost: number): Promise<ImportJob[]> {
    return this.collection.find().sort({ startedAt: -1 }).limit(atMost).toArray();
  }

  /** Also says that whoever works on it is there. Answers whether somebody wants it to stop. */
  async update(id: string, change: Partial<Omit<ImportJob, '_id'>>): Promise<boolean> {
    const held = { heldUntil: new Date(Date.now() + silenceMs) };
    await this.collection.updateOne({ _id: id }, { $set: { ...change, ...held } });
    return (await this.collection.findOne({ _id: id }, { projection: { cancelling: 1 } }))?.cancelling ?? false;
  }

  /** Moves it from one state to another, unless it has left that meanwhile; answers whether it has moved. */
  async move(id: string, from: readonly ImportStatus[], change: Partial<Omit<ImportJob, '_id'>>): Promise<boolean> {
    const { modifiedCount } = await this.collection.updateOne(
      { _id: id, status: { $in: [...from] } },
      { $set: change },
    );
    return modifiedCount > 0;
  }

  /** Takes over an import that is under way and that nobody works on. */
  async claim(holder: string): Promise<ImportJob | null> {
    const now = new Date();
    return this.collection.findOneAndUpdate(
      { status: { $in: ['running', 'undoing'] }, holder: { $ne: holder }, heldUntil: { $lt: now } },
      { $set: { holder, heldUntil: new Date(now.getTime() + silenceMs) } },
      { returnDocument: 'after' },
    );
  }

  private get collection() {
    return this.databases.privateCollection<ImportJob>('imports');
  }
}
