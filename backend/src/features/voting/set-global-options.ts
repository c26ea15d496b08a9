import {
  globalOptions,
  globalOptionsStream,
  setGlobalOptions,
  type GlobalOptions,
  type OptionSetInput,
} from '@henna/domain';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandContext } from '../../shared/commands/command-context.ts';
import type { CommandResult } from '../../shared/commands/command-result.ts';
import { CommandRunner } from '../../shared/commands/command-runner.ts';
import { optionIds } from '../../shared/ids.ts';
import { globalOptionsResponse, type GlobalVotingOptionsResponse } from './voting.responses.ts';

export class SetGlobalOptions extends Command<CommandResult<GlobalVotingOptionsResponse>> {
  constructor(
    readonly context: CommandContext,
    readonly optionSet: OptionSetInput,
    /** The revision on which the edit is based. */
    readonly revision?: string,
  ) {
    super();
  }
}

@CommandHandler(SetGlobalOptions)
export class SetGlobalOptionsHandler implements ICommandHandler<SetGlobalOptions> {
  constructor(private readonly runner: CommandRunner) {}

  async execute(command: SetGlobalOptions): Promise<CommandResult<GlobalVotingOptionsResponse>> {
    const { context, optionSet, revision } = command;
    const ids = optionIds((name) => context.newId(name));
    const toResponse = (state: GlobalOptions) => globalOptionsResponse(state.options, state.revision);
    const decide = setGlobalOptions(optionSet, ids, { revision, toResponse }, context.at);
    const { state, position } = await this.runner.run(globalOptions, globalOptionsStream, context, decide);
    return { position, body: () => toResponse(state) };
  }
}
