import {
  globalOptions,
  globalOptionsStream,
  setGlobalOptions,
  type GlobalOptions,
  type GlobalVotingOptionsResponse,
  type OptionSetInput,
} from '@henna/domain';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandContext } from '../../shared/commands/command-context.ts';
import type { CommandResult } from '../../shared/commands/command-result.ts';
import { CommandRunner } from '../../shared/commands/command-runner.ts';
import { optionIds } from '../../shared/ids.ts';
import { globalOptionsResponse } from './global-options.response.ts';

export class SetGlobalOptions extends Command<CommandResult<GlobalVotingOptionsResponse>> {
  constructor(
    readonly context: CommandContext,
    readonly wanted: OptionSetInput,
    /** The revision that the caller knows. */
    readonly revision?: string,
  ) {
    super();
  }
}

@CommandHandler(SetGlobalOptions)
export class SetGlobalOptionsHandler implements ICommandHandler<SetGlobalOptions> {
  constructor(private readonly runner: CommandRunner) {}

  async execute(command: SetGlobalOptions): Promise<CommandResult<GlobalVotingOptionsResponse>> {
    const { context, wanted, revision } = command;
    const ids = optionIds((name) => context.newId(name));
    const toResponse = (state: GlobalOptions) => globalOptionsResponse(state.options, state.revision);
    const decide = setGlobalOptions(wanted, ids, { revision, toResponse }, context.at);
    const { state, position } = await this.runner.run(globalOptions, globalOptionsStream, context, decide);
    return { position, body: () => toResponse(state) };
  }
}
