import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { noContent, type CommandResult } from '../../../shared/commands/command-result.ts';
import { CommandRunner } from '../../../shared/commands/command-runner.ts';
import { productStream } from '../../catalogue/index.ts';
import { ActivityTotals } from '../statistics/activity-totals.ts';
import { productResets, resetProduct } from './product-resets.ts';
import { ResetProduct } from './reset-product.command.ts';

@CommandHandler(ResetProduct)
export class ResetProductHandler implements ICommandHandler<ResetProduct> {
  constructor(
    private readonly runner: CommandRunner,
    private readonly activity: ActivityTotals,
  ) {}

  async execute({ context, productId, kind }: ResetProduct): Promise<CommandResult<undefined>> {
    const standing = this.activity.standing(productId, kind);
    const decision = resetProduct({ productId, kind, resetId: context.newId('reset'), standing, at: context.at });
    const { position } = await this.runner.run(productResets, productStream(productId), context, decision);
    return noContent(position);
  }
}
