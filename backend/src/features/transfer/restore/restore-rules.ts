import { trendingRulesStream } from '@henna/contracts';
import { Injectable } from '@nestjs/common';
import { CommandRunner } from '../../../shared/commands/command-runner.ts';
import { changeTrendingRules, fieldsOfRules, trendingRules, TrendingRulesRequest } from '../../analytics/index.ts';
import type { Batch } from '../import/batch.ts';
import { checkedRow } from '../import/rows/checked-row.ts';
import { Time } from '../import/rows/row-fields.ts';
import type { BackupRow } from './restore-files.ts';

class RulesRow extends TrendingRulesRequest {
  /** Absent while they were never changed. */
  @Time()
  changedAt?: string | null;
}

/** Takes the rules of the trending order back, before anything counts by them. */
@Injectable()
export class RestoreRules {
  constructor(private readonly runner: CommandRunner) {}

  /** @returns the position; `undefined` where the rules are these already. Throws a 400 for what are no rules. */
  async adopt(row: BackupRow, batch: Batch): Promise<bigint | undefined> {
    const { changedAt, ...rules } = checkedRow(RulesRow, row);
    const context = batch.context('adopt rules');
    const known = { revision: undefined, present: (state: object) => state };
    const decide = changeTrendingRules(fieldsOfRules(rules), known, changedAt ?? context.at);
    return (await this.runner.run(trendingRules, trendingRulesStream, context, decide)).position;
  }
}
