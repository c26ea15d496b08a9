import {
  brand,
  brandStream,
  brandUpdatedAt,
  category,
  categoryStream,
  categoryUpdatedAt,
  normalizeKey,
  normalizeText,
  subcategoryUpdatedAt,
} from '@henna/domain';
import type { CommandContext } from '../../../shared/commands/command-context.ts';
import { ChangeBrand, ChangeCategory, ChangeSubcategory } from '../../catalogue/index.ts';
import type { ImportBatch } from '../import/import-batch.ts';
import type { Planners } from '../import/plans/planners.ts';
import { text, time, type BackupRow, type RestoreFiles } from './restore-files.ts';
import type { BackupSection } from '../backup/backup-sections.ts';

const namedSections: readonly BackupSection[] = ['brands', 'categories', 'subcategories'];

const previousNamesIn = ({ previousNames }: BackupRow): readonly string[] =>
  Array.isArray(previousNames) ? previousNames.filter((name) => typeof name === 'string') : [];

/** The previous names that records of a kind get again before their own: none that another record has, or had earlier. */
export class PreviousNames {
  private readonly owners = new Map<string, unknown>();

  private constructor(private readonly section: BackupSection) {}

  static async load(files: Pick<RestoreFiles, 'batches'>, section: BackupSection): Promise<PreviousNames> {
    const names = new PreviousNames(section);
    if (!namedSections.includes(section)) return names;
    for await (const rows of files.batches(section))
      for (const row of rows) names.owners.set(names.keyOf(row, String(row['name'])), row['id']);
    for await (const rows of files.batches(section))
      for (const row of rows)
        for (const name of previousNamesIn(row)) {
          const key = names.keyOf(row, name);
          if (!names.owners.has(key)) names.owners.set(key, row['id']);
        }
    return names;
  }

  /** Of one record, the oldest first. */
  namesOf(row: BackupRow): readonly string[] {
    if (!namedSections.includes(this.section)) return [];
    return previousNamesIn(row).filter((name) => this.owners.get(this.keyOf(row, name)) === row['id']);
  }

  /** A record as a row for an import. A renamed record is added under the first of its previous names. */
  importRow(row: BackupRow): BackupRow {
    const { previousNames: _, ...fields } = row;
    const [first] = this.namesOf(row);
    return first === undefined ? fields : { ...fields, name: first, updatedAt: null };
  }

  /** Renames a record that was renamed as it was, so that old addresses lead to it. */
  async rename({ commands, runner }: Planners, row: BackupRow, batch: ImportBatch): Promise<void> {
    const id = text(row, 'id');
    const at = new Date(time(row, 'updatedAt')).toISOString();
    const updated = batch.context(`${id} updated`);
    for (const [index, name] of [...this.namesOf(row).slice(1), text(row, 'name')].entries())
      await commands.execute(this.renaming(batch.context(`${id} rename ${index}`), id, name));
    if (this.section === 'brands') await runner.run(brand, brandStream(id), updated, brandUpdatedAt(at));
    else if (this.section === 'categories')
      await runner.run(category, categoryStream(id), updated, categoryUpdatedAt(at));
    else {
      const stream = categoryStream(text(row, 'categoryId'));
      await runner.run(category, stream, updated, subcategoryUpdatedAt(id, at));
    }
  }

  private renaming(context: CommandContext, id: string, name: string) {
    if (this.section === 'brands') return new ChangeBrand(context, id, { name });
    if (this.section === 'categories') return new ChangeCategory(context, id, { name });
    return new ChangeSubcategory(context, id, undefined, { name });
  }

  /** The names of subcategories are their category's own. */
  private keyOf(row: BackupRow, name: string): string {
    if (this.section === 'brands') return normalizeText(name);
    return this.section === 'categories' ? normalizeKey(name) : JSON.stringify([row['categoryId'], normalizeKey(name)]);
  }
}
