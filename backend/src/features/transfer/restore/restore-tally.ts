import { limits, type BackupSection, type RecordedRefusal, type RowRefusal } from '@henna/contracts';

/** How far a restore has come. */
export class RestoreTally {
  section: BackupSection | null = null;
  success = 0;
  skipped = 0;
  failed = 0;
  /** Last position written; -1 for none. */
  position = -1n;
  readonly refused: RowRefusal[] = [];

  /** @param counts records of each kind in the backup */
  constructor(private readonly counts: ReadonlyMap<BackupSection, number>) {}

  /** Records to come in all; erased people and marks of the demo are none. A withdrawn root is posted, and withdrawn when all replies are there. */
  get total(): number {
    const all = [...this.counts.values()].reduce((sum, count) => sum + count, 0);
    const marks = (this.counts.get('erased') ?? 0) + (this.counts.get('demoRecords') ?? 0);
    return all - marks + (this.counts.get('withdrawnRoots') ?? 0);
  }

  get done(): number {
    return this.success + this.skipped + this.failed;
  }

  wrote(position = -1n): void {
    if (position > this.position) this.position = position;
    this.success++;
  }

  skip(): void {
    this.skipped++;
  }

  /** @param number of the record in its section, from 1 */
  refuse(number: number, problem: RecordedRefusal): void {
    this.failed++;
    if (this.refused.length < limits.importErrors && this.section)
      this.refused.push({ section: this.section, row: number, ...problem });
  }
}
