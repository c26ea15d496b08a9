import type { Actor, ExportedEntity, ImportMode } from '@henna/domain';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { LeasedJobs, type LeasedJob } from '../../../../shared/jobs/leased-jobs.ts';
import { Databases } from '../../../../shared/stores/databases.ts';
import type { UndoPickRequest } from '../../../history/index.ts';
import type { ImportResponse } from '../../transfer.responses.ts';

/** How far an import has come: what it would go on with after a crash. */
export interface ImportCursor {
  readonly phase: 'check' | 'create' | 'remove' | 'rows';
  readonly pass: number;
  /** Byte in the file of rows, or of removals in that phase, and the number of lines before it. */
  readonly offset: number;
  readonly rows: number;
}

/** Where an import goes on once nothing that its rows name is missing. */
export const phaseAfterCreation = (mode: ImportMode): ImportCursor['phase'] => (mode === 'replace' ? 'check' : 'rows');

/** The beginning of a phase. */
export const startOf = (phase: ImportCursor['phase']): ImportCursor => ({ phase, pass: 0, offset: 0, rows: 0 });

export interface ImportCounts {
  readonly done: number;
  readonly success: number;
  readonly skipped: number;
  readonly failed: number;
}

export interface ImportRemoval {
  readonly total: number;
  readonly done: number;
}

/** How far taking an import back has come, and what it would go on with after a crash. */
export interface ImportUndoState {
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

export interface ImportJob extends ImportCounts, LeasedJob {
  readonly entity: ExportedEntity;
  readonly mode: ImportMode;
  /** Brands, categories and subcategories that rows name are created where they are missing. */
  readonly creates?: boolean;
  /** Columns of the file that were left out; absent in records of before they were. */
  readonly unknownColumns?: readonly string[];
  readonly status: ImportResponse['status'];
  readonly message: string | null;
  /** Why it stopped; absent in records of before refusals had codes. */
  readonly code?: string | null;
  readonly by: Actor;
  readonly total: number;
  readonly cursor: ImportCursor;
  /** Progress of removing the records of the kind; `null` where nothing is replaced, or not yet. */
  readonly removal: ImportRemoval | null;
  /** Size of the file of refused rows at the cursor. */
  readonly errorBytes: number;
  readonly startedAt: Date;
  readonly finishedAt: Date | null;
  readonly cancelling: boolean;
  /** Last position written. */
  readonly position: string | null;
  readonly undo: ImportUndoState | null;
}

/** The records of imports, in the private database. */
@Injectable()
export class ImportJobs extends LeasedJobs<ImportJob> implements OnModuleInit {
  protected readonly active = ['running', 'undoing'] as const;
  protected readonly notFoundMessage = 'There is no such import.';

  constructor(private readonly databases: Databases) {
    super();
  }

  async onModuleInit(): Promise<void> {
    await this.collection.createIndex({ startedAt: -1 });
  }

  /** Which of them is, or will be, worked on; `undefined` for what is no import. */
  async kindOf(id: string): Promise<{ readonly entity: ExportedEntity; readonly isUnderWay: boolean } | undefined> {
    const job = await this.collection.findOne({ _id: id }, { projection: { entity: 1, status: 1 } });
    return job ? { entity: job.entity, isUnderWay: job.status === 'running' } : undefined;
  }

  async newest(atMost: number): Promise<ImportJob[]> {
    return this.collection.find().sort({ startedAt: -1 }).limit(atMost).toArray();
  }

  /** Also renews the lease. @returns whether the import is to be cancelled */
  override async update(id: string, change: Partial<Omit<ImportJob, '_id'>>): Promise<boolean> {
    await super.update(id, change);
    return (await this.collection.findOne({ _id: id }, { projection: { cancelling: 1 } }))?.cancelling ?? false;
  }

  protected get collection() {
    return this.databases.privateCollection<ImportJob>('imports');
  }
}
