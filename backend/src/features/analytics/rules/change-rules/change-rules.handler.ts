import { trendingRulesStream, type TrendingRulesRecord } from '@henna/contracts';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandResult } from '../../../../shared/commands/command-result.ts';
import { CommandRunner } from '../../../../shared/commands/command-runner.ts';
import { LiveRules } from '../../../catalogue/index.ts';
import { rulesRecord, rulesRecordOf } from '../rules.response.ts';
import { changeTrendingRules, trendingRules, type TrendingRulesState } from '../trending-rules.ts';
import { ChangeTrendingRules } from './change-rules.command.ts';

@CommandHandler(ChangeTrendingRules)
export class ChangeTrendingRulesHandler implements ICommandHandler<ChangeTrendingRules> {
  constructor(
    private readonly runner: CommandRunner,
    private readonly live: LiveRules,
  ) {}

  async execute({ context, wanted, revision }: ChangeTrendingRules): Promise<CommandResult<TrendingRulesRecord>> {
    const known = rulesRecordOf(await this.live.document());
    const present = (state: TrendingRulesState) => rulesRecord(state, known);
    const decide = changeTrendingRules(wanted, { revision, present }, context.at);
    const { state, position } = await this.runner.run(trendingRules, trendingRulesStream, context, decide);
    return { position, body: async () => rulesRecord(state, rulesRecordOf(await this.live.document())) };
  }
}
