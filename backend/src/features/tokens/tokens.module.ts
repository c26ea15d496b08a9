import { Module } from '@nestjs/common';
import { AdminTokenCommands } from './admin-token-commands.ts';
import { TokensController } from './tokens.controller.ts';

@Module({ controllers: [TokensController], providers: [AdminTokenCommands] })
export class TokensModule {}
