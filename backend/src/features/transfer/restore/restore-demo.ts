import { Injectable } from '@nestjs/common';
import { CommandRunner } from '../../../shared/commands/command-runner.ts';
import { demo, demoStream, finishDemo, removeDemo, startDemo } from '../../demo/index.ts';
import type { Batch } from '../import/batch.ts';
import type { BackupRow } from './restore-files.ts';
import { number, text, time } from './row-values.ts';

const moment = (row: BackupRow, field: string) => new Date(time(row, field)).toISOString();

/** Says again that the demo counts, or its catalogue alone. */
@Injectable()
export class RestoreDemo {
  constructor(private readonly runner: CommandRunner) {}

  /** @returns the last position. Throws a 400 for what is none. */
  async tell(row: BackupRow, batch: Batch): Promise<bigint | undefined> {
    const [products, members] = [number(row, 'products'), number(row, 'members')];
    const [votes, ratings, comments] = [number(row, 'votes'), number(row, 'ratings'), number(row, 'comments')];
    const decisions = [
      startDemo(text(row, 'seed'), moment(row, 'until'), moment(row, 'startedAt')),
      finishDemo({ products, members, votes, ratings, comments }, moment(row, 'loadedAt')),
      ...(row['activity'] === false ? [removeDemo(batch.id, 'activity', batch.context('demo').at)] : []),
    ];
    let last: bigint | undefined;
    for (const [index, decide] of decisions.entries())
      last = (await this.runner.run(demo, demoStream, batch.context(`demo ${index}`), decide)).position ?? last;
    return last;
  }
}
