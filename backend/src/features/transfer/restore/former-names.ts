import type { BackupSection } from '@henna/contracts';
import { fold, foldKey } from '../../../shared/fold.ts';
import type { BackupRow, RestoreFiles } from './restore-files.ts';

const bearing: readonly BackupSection[] = ['brands', 'categories', 'subcategories'];

const before = ({ previousNames }: BackupRow): readonly string[] =>
  Array.isArray(previousNames) ? previousNames.filter((name) => typeof name === 'string') : [];

/** Which names records of a kind bear again on the way to their own: none that another bears, or bore before it. */
export class FormerNames {
  private readonly bearers = new Map<string, unknown>();

  private constructor(private readonly section: BackupSection) {}

  static async in(files: Pick<RestoreFiles, 'batches'>, section: BackupSection): Promise<FormerNames> {
    const names = new FormerNames(section);
    if (!bearing.includes(section)) return names;
    for await (const rows of files.batches(section))
      for (const row of rows) names.bearers.set(names.keyOf(row, String(row['name'])), row['id']);
    for await (const rows of files.batches(section))
      for (const row of rows)
        for (const name of before(row)) {
          const key = names.keyOf(row, name);
          if (!names.bearers.has(key)) names.bearers.set(key, row['id']);
        }
    return names;
  }

  /** Of one record, the oldest first. */
  of(row: BackupRow): readonly string[] {
    if (!bearing.includes(this.section)) return [];
    return before(row).filter((name) => this.bearers.get(this.keyOf(row, name)) === row['id']);
  }

  /** The names of subcategories are their category's own. */
  private keyOf(row: BackupRow, name: string): string {
    if (this.section === 'brands') return fold(name);
    return this.section === 'categories' ? foldKey(name) : JSON.stringify([row['categoryId'], foldKey(name)]);
  }
}
