import { revertedOptions, settingEntity } from '@henna/domain';
import { Module } from '@nestjs/common';
import { EntityCommands } from '../../shared/entities/entity-commands.ts';
import { GetGlobalOptionsController } from './get-global-options.controller.ts';
import { SetGlobalOptionsController } from './set-global-options/set-global-options.controller.ts';
import { SetGlobalOptions, SetGlobalOptionsHandler } from './set-global-options.ts';

@Module({
  controllers: [GetGlobalOptionsController, SetGlobalOptionsController],
  providers: [SetGlobalOptionsHandler],
})
export class SettingsModule {
  constructor(commands: EntityCommands) {
    commands.register(settingEntity, {
      change: ({ context, revision }, _, [revert]) => new SetGlobalOptions(context, revertedOptions(revert!), revision),
    });
  }
}
