import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { noContent, type CommandResult } from '../../../../shared/commands/command-result.ts';
import { CommandRunner } from '../../../../shared/commands/command-runner.ts';
import { AdminProducts } from '../admin-products.ts';
import { product, productStream, removeProduct } from '../product.ts';
import { RemoveProduct } from './remove-product.command.ts';

@CommandHandler(RemoveProduct)
export class RemoveProductHandler implements ICommandHandler<RemoveProduct> {
  constructor(
    private readonly runner: CommandRunner,
    private readonly products: AdminProducts,
  ) {}

  async execute({ context, productId, revision }: RemoveProduct): Promise<CommandResult<undefined>> {
    const present = await this.products.presenterOf(productId, revision);
    const { position } = await this.runner.run(
      product,
      productStream(productId),
      context,
      removeProduct({ revision, present }, context.at),
    );
    return noContent(position);
  }
}
