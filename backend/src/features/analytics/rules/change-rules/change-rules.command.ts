import type { TrendingRulesRecord } from '@henna/contracts';
import { Command } from '@nestjs/cqrs';
import type { CommandContext } from '../../../../shared/commands/command-context.ts';
import type { CommandResult } from '../../../../shared/commands/command-result.ts';
import type { RuleFields } from '../rule-fields.ts';

export class ChangeTrendingRules extends Command<CommandResult<TrendingRulesRecord>> {
  constructor(
    readonly context: CommandContext,
    readonly wanted: Partial<RuleFields>,
    /** The revision that the caller knows. */
    readonly revision?: string,
  ) {
    super();
  }
}
