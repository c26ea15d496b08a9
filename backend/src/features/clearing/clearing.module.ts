import { Module } from '@nestjs/common';
import { ClearKindHandler } from './clear-kind.handler.ts';
import { UndoClearHandler } from './undo-clear.handler.ts';

@Module({ providers: [ClearKindHandler, UndoClearHandler] })
export class ClearingModule {}
