import { limits } from '@henna/domain';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { CodeField } from '../accounts/index.ts';
import { IsOptional, IsString, MaxLength } from 'class-validator';

export class EraseMemberRequest {
  /** Required if the account has one. */
  @ApiPropertyOptional({ maxLength: limits.passwordMax })
  @IsOptional()
  @IsString()
  @MaxLength(limits.passwordMax)
  password?: string;

  @CodeField()
  code?: string;
}
