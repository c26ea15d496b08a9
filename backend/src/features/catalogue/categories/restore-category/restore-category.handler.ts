import type { AdminCategoryResponse } from '@henna/contracts';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandResult } from '../../../../shared/commands/command-result.ts';
import { CommandRunner } from '../../../../shared/commands/command-runner.ts';
import { restoreCategory } from '../category-decisions.ts';
import { category, categoryStream } from '../category.ts';
import { adminCategoryResponse } from '../category.response.ts';
import { RestoreCategory } from './restore-category.command.ts';

@CommandHandler(RestoreCategory)
export class RestoreCategoryHandler implements ICommandHandler<RestoreCategory> {
  constructor(private readonly runner: CommandRunner) {}

  async execute({ context, categoryId }: RestoreCategory): Promise<CommandResult<AdminCategoryResponse>> {
    const stream = categoryStream(categoryId);
    const { state, position } = await this.runner.run(category, stream, context, restoreCategory(context.at));
    return { position, body: () => adminCategoryResponse(state!) };
  }
}
