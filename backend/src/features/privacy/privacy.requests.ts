import { limits } from '@henna/domain';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, IsString, MaxLength } from 'class-validator';

export class EraseMemberRequest {
  /** Required if the account has one. */
  @ApiPropertyOptional({ maxLength: limits.passwordMax })
  @IsOptional()
  @IsString()
  @MaxLength(limits.passwordMax)
  password?: string;
}
