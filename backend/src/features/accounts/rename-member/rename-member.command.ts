import { Command } from '@nestjs/cqrs';
import type { CommandContext } from '../../../shared/commands/command-context.ts';
import type { AccountDocument } from '../accounts.ts';
import type { PersonName } from '../members.ts';

export class RenameMember extends Command<{ account: AccountDocument; position: bigint | undefined }> {
  constructor(
    readonly context: CommandContext,
    readonly memberId: string,
    /** What is absent stays as it is. */
    readonly names: Partial<PersonName>,
  ) {
    super();
  }
}
