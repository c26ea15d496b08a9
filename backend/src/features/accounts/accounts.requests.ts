import { limits } from '@henna/domain';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsOptional, IsString, Length, MaxLength, MinLength } from 'class-validator';
import { applyDecorators } from '@nestjs/common';
import { IsEmailAddress } from '../../shared/http/addresses.ts';
import { refusedAs } from '../../shared/http/field-refusals.ts';

const maxCodeLength = 64;

export const NewPasswordField = (): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ minLength: limits.passwordMin, maxLength: limits.passwordMax }),
    IsString(),
    Length(limits.passwordMin, limits.passwordMax, refusedAs('PASSWORD_LENGTH')),
  );

/** A one-time code of an authenticator app, or a recovery code. Empty, as plain forms send it, counts as absent. */
export const CodeField = (): PropertyDecorator =>
  applyDecorators(
    ApiPropertyOptional({ maxLength: maxCodeLength, description: 'Needed while the second factor is on' }),
    Transform(({ value }: { value: unknown }) => (value === '' ? undefined : value)),
    IsOptional(),
    IsString(),
    MaxLength(maxCodeLength),
  );

const trimmed = Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value));

const EmailField = (): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ format: 'email', maxLength: limits.email }),
    trimmed,
    IsString(),
    MaxLength(limits.email),
    IsEmailAddress(),
  );

export class SignUpRequest {
  @EmailField()
  email!: string;

  @NewPasswordField()
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

const PersonName = () =>
  applyDecorators(
    ApiPropertyOptional({ type: String, nullable: true, maxLength: limits.personName }),
    IsOptional(),
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value)),
    IsString(),
    MaxLength(limits.personName),
  );

/** An absent name stays unchanged, `null` or an empty one is removed. */
export class RenameMemberRequest {
  @PersonName()
  firstName?: string | null;

  @PersonName()
  lastName?: string | null;
}

export class ChangePasswordRequest {
  @ApiProperty({ maxLength: limits.passwordMax })
  @IsString()
  @MinLength(1)
  @MaxLength(limits.passwordMax)
  currentPassword!: string;

  @NewPasswordField()
  newPassword!: string;

  @CodeField()
  code?: string;
}

export class BeginSecondFactorRequest {
  /** Required if the last sign-in was more than ten minutes ago. */
  @ApiPropertyOptional({ maxLength: limits.passwordMax })
  @IsOptional()
  @IsString()
  @MaxLength(limits.passwordMax)
  password?: string;
}

export class SwitchSecondFactorOnRequest {
  @ApiProperty({ maxLength: maxCodeLength })
  @IsString()
  @MinLength(1)
  @MaxLength(maxCodeLength)
  code!: string;
}

export class SwitchSecondFactorOffRequest {
  @ApiProperty({ maxLength: limits.passwordMax })
  @IsString()
  @MinLength(1)
  @MaxLength(limits.passwordMax)
  password!: string;

  @CodeField()
  code?: string;
}

export class ChangeEmailRequest {
  /** The present address asks for a link that verifies it. */
  @EmailField()
  email!: string;

  @ApiProperty({ maxLength: limits.passwordMax })
  @IsString()
  @MinLength(1)
  @MaxLength(limits.passwordMax)
  password!: string;
}

export class MakeEmailLinkRequest {
  @EmailField()
  email!: string;
}

export class SignInRequest {
  @ApiProperty({ maxLength: limits.email })
  @IsString()
  @MinLength(1)
  @MaxLength(limits.email)
  email!: string;

  @ApiProperty({ maxLength: limits.passwordMax })
  @IsString()
  @MinLength(1)
  @MaxLength(limits.passwordMax)
  password!: string;

  @CodeField()
  code?: string;
}

const maxTokenLength = 100;

export class ForgottenPasswordRequest {
  @ApiProperty({ maxLength: limits.email })
  @IsString()
  @MinLength(1)
  @MaxLength(limits.email)
  email!: string;
}

export class ResetPasswordRequest {
  @ApiProperty({ maxLength: maxTokenLength })
  @IsString()
  @MinLength(1)
  @MaxLength(maxTokenLength)
  token!: string;

  @NewPasswordField()
  password!: string;
}

export class ConfirmEmailRequest {
  @ApiProperty({ maxLength: maxTokenLength })
  @IsString()
  @MinLength(1)
  @MaxLength(maxTokenLength)
  token!: string;
}

const maxAdminTokenLength = 512;

export class VerifyTokenRequest {
  @ApiProperty({ maxLength: maxAdminTokenLength })
  @IsString()
  @MaxLength(maxAdminTokenLength)
  token!: string;
}
