import { Module } from '@nestjs/common';
import { GetGlobalOptionsController } from './get-global-options.controller.ts';
import { SetGlobalOptionsController } from './set-global-options/set-global-options.controller.ts';
import { SetGlobalOptionsHandler } from './set-global-options.ts';

@Module({
  controllers: [GetGlobalOptionsController, SetGlobalOptionsController],
  providers: [SetGlobalOptionsHandler],
})
export class SettingsModule {}
