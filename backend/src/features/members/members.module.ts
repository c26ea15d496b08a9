import { memberEntity } from '@henna/domain';
import { Module } from '@nestjs/common';
import { EntityCommands } from '../../shared/entities/entity-commands.ts';
import { ContributionsModule } from '../contributions/index.ts';
import { ModerationModule } from '../moderation/index.ts';
import { ProfilesModule } from '../profiles/index.ts';
import { MemberContributionsController } from './member-contributions.controller.ts';
import { MemberRecords } from './member-records.ts';
import { MembersController } from './members.controller.ts';
import { MuteMember, MuteMemberHandler } from './mute-member.ts';
import { MutesController } from './mutes.controller.ts';

@Module({
  imports: [ContributionsModule, ModerationModule, ProfilesModule],
  controllers: [MembersController, MemberContributionsController, MutesController],
  providers: [MemberRecords, MuteMemberHandler],
})
export class MembersModule {
  constructor(commands: EntityCommands) {
    commands.register(memberEntity, {
      change: ({ context, id }, { muted }) => new MuteMember(context, id, muted === true),
    });
  }
}
