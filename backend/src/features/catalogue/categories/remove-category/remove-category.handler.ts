import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { noContent, type CommandResult } from '../../../../shared/commands/command-result.ts';
import { CommandRunner } from '../../../../shared/commands/command-runner.ts';
import { removeCategory } from '../category-decisions.ts';
import { category, categoryStream } from '../category.ts';
import { adminCategoryResponse } from '../category.response.ts';
import { RemoveCategory } from './remove-category.command.ts';

@CommandHandler(RemoveCategory)
export class RemoveCategoryHandler implements ICommandHandler<RemoveCategory> {
  constructor(private readonly runner: CommandRunner) {}

  async execute({ context, categoryId, revision }: RemoveCategory): Promise<CommandResult<undefined>> {
    const { position } = await this.runner.run(
      category,
      categoryStream(categoryId),
      context,
      removeCategory({ revision, present: adminCategoryResponse }, context.at),
    );
    return noContent(position);
  }
}
