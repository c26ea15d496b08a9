import { limits } from '@henna/domain';
import { ApiProperty } from '@nestjs/swagger';
import { IsString, MaxLength, MinLength } from 'class-validator';
import { IsNewPassword } from '../new-password.ts';

export class ChangePasswordRequest {
  @ApiProperty({ maxLength: limits.passwordMax })
  @IsString()
  @MinLength(1)
  @MaxLength(limits.passwordMax)
  currentPassword!: string;

  @IsNewPassword()
  newPassword!: string;
}
