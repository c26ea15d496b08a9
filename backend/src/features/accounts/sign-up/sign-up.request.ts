import { limits } from '@henna/contracts';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsEmail, IsOptional, IsString, MaxLength } from 'class-validator';
import { IsNewPassword } from '../new-password.ts';

const trimmed = Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value));

export class SignUpRequest {
  @ApiProperty({ format: 'email', maxLength: limits.email })
  @trimmed
  @IsString()
  @MaxLength(limits.email)
  @IsEmail({}, { message: 'Please enter a valid e-mail address.' })
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
