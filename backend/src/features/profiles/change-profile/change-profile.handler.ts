import type { ProfileResponse } from '@henna/contracts';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandResult } from '../../../shared/commands/command-result.ts';
import { CommandRunner } from '../../../shared/commands/command-runner.ts';
import { eventId } from '../../../shared/ids.ts';
import { refuseDeceptiveName } from '../../../shared/person-names.ts';
import { changeProfile, profile, profileStream } from '../profile.ts';
import { SealedProfiles } from '../sealed-profiles.ts';
import { ChangeProfile } from './change-profile.command.ts';

@CommandHandler(ChangeProfile)
export class ChangeProfileHandler implements ICommandHandler<ChangeProfile> {
  constructor(
    private readonly runner: CommandRunner,
    private readonly profiles: SealedProfiles,
  ) {}

  async execute({ context, userId, texts }: ChangeProfile): Promise<CommandResult<ProfileResponse>> {
    if (texts.displayName !== undefined) refuseDeceptiveName(texts.displayName, 'displayName');
    const stream = profileStream(userId);
    const to = await this.profiles.seal(userId, eventId(context.commandId, stream, 0), texts);
    const isAsBefore = await this.profiles.comparison(userId, texts);
    const decision = changeProfile({ userId, to, isAsBefore, at: context.at });
    const { state, position } = await this.runner.run(profile, stream, context, decision);
    return { position, body: () => this.profiles.answer(userId, state!, true) };
  }
}
