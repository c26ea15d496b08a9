import { changeProfile, createProfile, profile, profileStream, type Traits } from '@henna/domain';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandContext } from '../../shared/commands/command-context.ts';
import type { CommandResult } from '../../shared/commands/command-result.ts';
import { CommandRunner } from '../../shared/commands/command-runner.ts';
import { eventId } from '../../shared/ids.ts';
import { rejectDeceptiveName } from '../../shared/person-names.ts';
import { MemberTraits } from '../traits/index.ts';
import { ProfileResponses } from './profile-responses.ts';
import { SealedProfiles, type ProfileTexts } from './sealed-profiles.ts';
import type { ProfileResponse } from './profiles.responses.ts';

export class CreateProfile extends Command<CommandResult<ProfileResponse>> {
  constructor(
    readonly context: CommandContext,
    readonly userId: string,
    readonly texts: ProfileTexts,
    readonly traits: Traits | undefined,
  ) {
    super();
  }
}

@CommandHandler(CreateProfile)
export class CreateProfileHandler implements ICommandHandler<CreateProfile> {
  constructor(
    private readonly runner: CommandRunner,
    private readonly profiles: SealedProfiles,
    private readonly traits: MemberTraits,
    private readonly responses: ProfileResponses,
  ) {}

  async execute({ context, userId, texts, traits }: CreateProfile): Promise<CommandResult<ProfileResponse>> {
    rejectDeceptiveName(texts.displayName, 'displayName');
    const stream = profileStream(userId);
    const fields = await this.profiles.seal(userId, eventId(context.commandId, stream, 0), texts);
    const decision = createProfile({ userId, fields, at: context.at });
    const { state, position } = await this.runner.run(profile, stream, context, decision);
    // Traits are in a stream of their own; repeating the command writes what a failure left out.
    const changed = traits && (await this.traits.change(context, traits));
    return {
      position: later(position, changed?.position),
      status: 201,
      body: () => this.responses.answer(userId, state!, true, changed?.traits),
    };
  }
}

export class ChangeProfile extends Command<CommandResult<ProfileResponse>> {
  constructor(
    readonly context: CommandContext,
    readonly userId: string,
    readonly texts: Partial<ProfileTexts>,
    readonly traits: Traits | undefined,
  ) {
    super();
  }
}

@CommandHandler(ChangeProfile)
export class ChangeProfileHandler implements ICommandHandler<ChangeProfile> {
  constructor(
    private readonly runner: CommandRunner,
    private readonly profiles: SealedProfiles,
    private readonly traits: MemberTraits,
    private readonly responses: ProfileResponses,
  ) {}

  async execute({ context, userId, texts, traits }: ChangeProfile): Promise<CommandResult<ProfileResponse>> {
    if (texts.displayName !== undefined) rejectDeceptiveName(texts.displayName, 'displayName');
    const stream = profileStream(userId);
    const to = await this.profiles.seal(userId, eventId(context.commandId, stream, 0), texts);
    const isUnchanged = await this.profiles.comparison(userId, texts);
    const decision = changeProfile({ userId, to, isUnchanged, at: context.at });
    const { state, position } = await this.runner.run(profile, stream, context, decision);
    const changed = traits && (await this.traits.change(context, traits));
    return {
      position: later(position, changed?.position),
      body: () => this.responses.answer(userId, state!, true, changed?.traits),
    };
  }
}

const later = (position: bigint | undefined, other: bigint | undefined) =>
  position === undefined || (other !== undefined && other > position) ? other : position;
