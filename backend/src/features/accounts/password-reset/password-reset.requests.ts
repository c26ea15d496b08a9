import { limits } from '@henna/domain';
import { ApiProperty } from '@nestjs/swagger';
import { IsString, MaxLength, MinLength } from 'class-validator';
import { IsNewPassword } from '../new-password.ts';

const longestToken = 100;

export class ForgottenPasswordRequest {
  @ApiProperty({ maxLength: limits.email })
  @IsString()
  @MinLength(1)
  @MaxLength(limits.email)
  email!: string;
}

export class ResetPasswordRequest {
  @ApiProperty({ maxLength: longestToken })
  @IsString()
  @MinLength(1)
  @MaxLength(longestToken)
  token!: string;

  @IsNewPassword()
  password!: string;
}
