import { isDeepStrictEqual } from 'node:util';
import {
  changeTrendingRules,
  firstRules,
  trendingRules,
  trendingRulesStream,
  type RuleFields,
  type TrendingRules,
  type TrendingRulesDocument,
  type TrendingRulesState,
} from '@henna/domain';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandContext } from '../../../shared/commands/command-context.ts';
import type { CommandResult } from '../../../shared/commands/command-result.ts';
import { CommandRunner } from '../../../shared/commands/command-runner.ts';
import { CurrentRules } from '../../listing/index.ts';
import type { TrendingRulesRecordResponse } from '../ranking/ranking.responses.ts';

export class ChangeTrendingRules extends Command<CommandResult<TrendingRulesRecordResponse>> {
  constructor(
    readonly context: CommandContext,
    readonly fields: Partial<RuleFields>,
    /** The revision that the caller knows. */
    readonly revision?: string,
  ) {
    super();
  }
}

@CommandHandler(ChangeTrendingRules)
export class ChangeTrendingRulesHandler implements ICommandHandler<ChangeTrendingRules> {
  constructor(
    private readonly runner: CommandRunner,
    private readonly live: CurrentRules,
  ) {}

  async execute({
    context,
    fields,
    revision,
  }: ChangeTrendingRules): Promise<CommandResult<TrendingRulesRecordResponse>> {
    const currentRules = rulesRecordOf(await this.live.document());
    const toResponse = (state: TrendingRulesState) => rulesRecord(state, currentRules);
    const decide = changeTrendingRules(fields, { revision, toResponse }, context.at);
    const { state, position } = await this.runner.run(trendingRules, trendingRulesStream, context, decide);
    return { position, body: async () => rulesRecord(state, rulesRecordOf(await this.live.document())) };
  }
}

/** The rules as they were set last, beside those by which a build counts. */
const rulesRecord = (
  { rules, revision, changedAt }: TrendingRulesState,
  { live, changedBy }: { readonly live: TrendingRules; readonly changedBy: string | null },
): TrendingRulesRecordResponse => ({
  rules,
  live,
  isLive: isDeepStrictEqual(rules, live),
  revision,
  changedAt,
  changedBy,
});

/** The same from what a build of the product view knows. */
export const rulesRecordOf = (document: TrendingRulesDocument | null): TrendingRulesRecordResponse =>
  document
    ? rulesRecord(
        { rules: document.latest, revision: document.revision, changedAt: document.changedAt.toISOString() },
        document,
      )
    : rulesRecord({ rules: firstRules, revision: -1, changedAt: null }, { live: firstRules, changedBy: null });
