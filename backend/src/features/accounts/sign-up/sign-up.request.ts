import { limits } from '@henna/contracts';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsEmail, IsOptional, IsString, Length, MaxLength } from 'class-validator';

const trimmed = Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value));

export class SignUpRequest {
  @ApiProperty({ format: 'email', maxLength: limits.email })
  @trimmed
  @IsString()
  @MaxLength(limits.email)
  @IsEmail({}, { message: 'Please enter a valid e-mail address.' })
  email!: string;

  @ApiProperty({ minLength: limits.passwordMin, maxLength: limits.passwordMax })
  @IsString()
  @Length(limits.passwordMin, limits.passwordMax, {
    message: `A password has ${limits.passwordMin} to ${limits.passwordMax} characters.`,
  })
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
