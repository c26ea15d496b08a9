import type { GlobalVotingOptionsResponse } from '@henna/contracts';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandResult } from '../../../shared/commands/command-result.ts';
import { CommandRunner } from '../../../shared/commands/command-runner.ts';
import { globalOptions, globalOptionsStream, setGlobalOptions, type GlobalOptions } from '../global-options.ts';
import { globalOptionsResponse } from '../global-options.response.ts';
import { SetGlobalOptions } from './set-global-options.command.ts';

@CommandHandler(SetGlobalOptions)
export class SetGlobalOptionsHandler implements ICommandHandler<SetGlobalOptions> {
  constructor(private readonly runner: CommandRunner) {}

  async execute(command: SetGlobalOptions): Promise<CommandResult<GlobalVotingOptionsResponse>> {
    const { context, wanted, revision } = command;
    const newId = (label: string) => context.newId(`option:${label}`);
    const present = (state: GlobalOptions) => globalOptionsResponse(state.options, state.revision);
    const decide = setGlobalOptions(wanted, newId, { revision, present }, context.at);
    const { state, position } = await this.runner.run(globalOptions, globalOptionsStream, context, decide);
    return { position, body: () => present(state) };
  }
}
