import { Command } from '@nestjs/cqrs';
import type { CommandContext } from '../../../shared/commands/command-context.ts';
import type { AccountDocument } from '../accounts.ts';

export class SignUp extends Command<{ account: AccountDocument; position: bigint | undefined }> {
  constructor(
    readonly context: CommandContext,
    readonly email: string,
    readonly password: string,
    readonly firstName: string | null,
    readonly lastName: string | null,
  ) {
    super();
  }
}
