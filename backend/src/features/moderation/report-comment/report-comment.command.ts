import type { ReportReason, ReportResponse } from '@henna/domain';
import { Command } from '@nestjs/cqrs';
import type { CommandContext } from '../../../shared/commands/command-context.ts';
import type { CommandResult } from '../../../shared/commands/command-result.ts';

export class ReportComment extends Command<CommandResult<ReportResponse>> {
  constructor(
    readonly context: CommandContext,
    readonly commentId: string,
    readonly userId: string,
    readonly reason: ReportReason,
    readonly note: string | null,
  ) {
    super();
  }
}
