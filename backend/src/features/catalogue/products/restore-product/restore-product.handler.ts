import type { AdminProductResponse } from '@henna/contracts';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandResult } from '../../../../shared/commands/command-result.ts';
import { CommandRunner } from '../../../../shared/commands/command-runner.ts';
import { AdminProducts } from '../admin-products.ts';
import { product, productStream, restoreProduct } from '../product.ts';
import { RestoreProduct } from './restore-product.command.ts';

@CommandHandler(RestoreProduct)
export class RestoreProductHandler implements ICommandHandler<RestoreProduct> {
  constructor(
    private readonly runner: CommandRunner,
    private readonly products: AdminProducts,
  ) {}

  async execute({ context, productId }: RestoreProduct): Promise<CommandResult<AdminProductResponse>> {
    const stream = productStream(productId);
    const { state, position } = await this.runner.run(product, stream, context, restoreProduct(context.at));
    return { position, body: () => this.products.answer(state!) };
  }
}
