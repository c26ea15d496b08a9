import { Command } from '@nestjs/cqrs';
import type { CommandContext } from '../../../shared/commands/command-context.ts';
import type { Joined } from '../sign-ups.ts';

export class SignUp extends Command<Joined> {
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
