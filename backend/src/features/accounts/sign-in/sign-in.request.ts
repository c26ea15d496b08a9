import { limits } from '@henna/domain';
import { ApiProperty } from '@nestjs/swagger';
import { IsString, MaxLength, MinLength } from 'class-validator';

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
}
