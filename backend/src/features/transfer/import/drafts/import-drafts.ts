import {
  importFields,
  InvalidError,
  limits,
  NotFoundError,
  type Actor,
  type ColumnMatching,
  type ExportedEntity,
} from '@henna/domain';
import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import { ImportUploads } from '../import-uploads.ts';
import { requireMode } from '../import-modes.ts';
import { refusalText } from '../plans/plan-rows.ts';
import { ImportFiles } from '../running/import-files.ts';
import type { ImportJob } from '../running/import-jobs.ts';
import { draftRows } from './draft-rows.ts';
import { DraftPlans } from './draft-plans.ts';
import type { DraftChoice, DraftPlan, ImportDraft } from './import-draft.ts';

type Planned = ImportDraft & { readonly choice: DraftChoice; readonly plan: DraftPlan };

/** Files that are matched, looked at and corrected before they are imported. Each is deleted a day after it was sent. */
@Injectable()
export class ImportDrafts {
  /** What is done with a draft, one after the other. */
  readonly #underWay = new Map<string, Promise<unknown>>();

  constructor(
    private readonly files: ImportFiles,
    private readonly plans: DraftPlans,
    private readonly uploads: ImportUploads,
  ) {}

  /** Throws a 404. */
  async get(id: string): Promise<ImportDraft> {
    const draft = await this.files.readDraft(id);
    if (!draft) throw new NotFoundError('IMPORT_DRAFT_NOT_FOUND');
    return draft;
  }

  /** The same with its plan. Throws a 404, and a 400 for one that is not planned yet. */
  async planned(id: string): Promise<Planned> {
    const draft = await this.get(id);
    const { choice, plan } = draft;
    if (!choice || !plan) throw new InvalidError('IMPORT_DRAFT_UNPLANNED');
    return { ...draft, choice, plan };
  }

  /** Records what is to be done, and plans it. Corrections stay. Throws a 400 for what can't be. */
  async choose(id: string, { matching, ...choice }: DraftChoice): Promise<ImportDraft> {
    requireMode(choice.entity, choice.mode);
    return this.inTurn(id, async () => {
      const draft = await this.get(id);
      return this.replan(draft, { ...choice, matching: usedMatching(draft, choice.entity, matching) });
    });
  }

  /** Gives cells of a row other texts, and plans all again. */
  async correct(id: string, row: number, cells: Readonly<Record<string, string>>): Promise<ImportDraft> {
    return this.inTurn(id, async () => {
      const draft = await this.planned(id);
      if (row < 1 || row > draft.total) throw new NotFoundError('NOT_FOUND');
      const corrections = { ...draft.corrections, [row]: { ...draft.corrections[row], ...cells } };
      if (Object.keys(corrections).length > limits.importCorrections)
        throw new InvalidError('TOO_MANY_CORRECTIONS', { max: limits.importCorrections });
      return this.replan({ ...draft, corrections }, draft.choice);
    });
  }

  /** An import of its rows as they are planned now. It has not started. */
  async createImport(id: string, by: Actor): Promise<ImportJob> {
    const draft = await this.planned(id);
    const { entity, mode, creates, matching } = draft.choice;
    const jobId = v7();
    const rows = draftRows(draft, draft.choice, this.files.upload(id, 'source'));
    const total = await this.files.writeLines(jobId, 'rows', rows);
    const unknownColumns = leftOut(draft, matching);
    return this.uploads.addJob({ _id: jobId, entity, mode, creates, total, unknownColumns, by });
  }

  /** The rows that would be refused, each with its number and what is wrong. */
  async *refused(id: string): AsyncGenerator<Record<string, unknown>> {
    for await (const { row, line, problem, cells } of this.plans.lines(id, 'error'))
      yield {
        _row: row,
        ...(line !== undefined && { _line: line }),
        _problem: problem && refusalText(problem),
        ...cells,
      };
  }

  private async replan(draft: ImportDraft, choice: DraftChoice): Promise<ImportDraft> {
    const next = { ...draft, choice, plan: await this.plans.plan(draft, choice) };
    await this.files.writeDraft(next);
    return next;
  }

  private async inTurn<Result>(id: string, work: () => Promise<Result>): Promise<Result> {
    const before = this.#underWay.get(id);
    const result = before ? before.then(work, work) : work();
    this.#underWay.set(id, result);
    try {
      return await result;
    } finally {
      if (this.#underWay.get(id) === result) this.#underWay.delete(id);
    }
  }
}

/** Columns that fill no field. */
export const leftOut = ({ columns }: ImportDraft, matching: ColumnMatching): string[] =>
  columns.flatMap(({ name }) => (matching[name] ? [] : [name]));

/** Of the file's columns only. Throws a 400 for what is no field, and for a field that is filled twice. */
const usedMatching = ({ columns }: ImportDraft, entity: ExportedEntity, matching: ColumnMatching): ColumnMatching => {
  const fieldNames = new Set(importFields[entity].map(({ name }) => name));
  const fieldByColumn = new Map(Object.entries(matching));
  const filled = new Set<string>();
  const used = columns.map(({ name }): [string, string | null] => {
    const field = fieldByColumn.get(name) ?? null;
    if (field !== null && !fieldNames.has(field)) throw new InvalidError('IMPORT_FIELD_UNKNOWN', { name: field });
    if (field !== null && filled.has(field)) throw new InvalidError('IMPORT_FIELD_TWICE', { name: field });
    if (field !== null) filled.add(field);
    return [name, field];
  });
  return Object.fromEntries(used);
};
