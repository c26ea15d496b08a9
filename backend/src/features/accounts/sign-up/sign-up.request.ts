import { limits } from '@henna/domain';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsOptional, IsString, MaxLength } from 'class-validator';
import { IsEmailAddress } from '../../../shared/http/email-address.ts';
import { IsNewPassword } from '../new-password.ts';

const trimmed = Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value));

export class SignUpRequest {
  @ApiProperty({ format: 'email', maxLength: limits.email })
  @trimmed
  @IsString()
  @MaxLength(limits.email)
  @IsEmailAddress()
  email!: string;

  @IsNewPassword()
  password!: string;

  /** The name shown with comments. */
  @ApiPropertyOptional({ maxLength: limits.personName })
  @IsOptional()
  @trimmed
  @IsString()
  @MaxLength(limits.personName)
  firstName?: string;

  @ApiPropertyOptional({ maxLength: limits.personName })
  @IsOptional()
  @trimmed
  @IsString()
  @MaxLength(limits.personName)
  lastName?: string;
}
