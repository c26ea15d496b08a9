import { Module } from '@nestjs/common';
import { VerifyTokenController } from './verify-token/verify-token.controller.ts';

@Module({ controllers: [VerifyTokenController] })
export class AdministrationModule {}
