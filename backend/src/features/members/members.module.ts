import { memberEntity } from '@henna/domain';
import { Module } from '@nestjs/common';
import { EntityCommands } from '../../shared/entities/entity-commands.ts';
import { MuteMember, MuteMemberHandler } from './mute-member.ts';
import { MutesController } from './mutes.controller.ts';

@Module({ controllers: [MutesController], providers: [MuteMemberHandler] })
export class MembersModule {
  constructor(commands: EntityCommands) {
    commands.register(memberEntity, {
      change: ({ context, id }, { muted }) => new MuteMember(context, id, muted === true),
    });
  }
}
