import { ApiProperty } from '@nestjs/swagger';
import { IsString, MaxLength } from 'class-validator';

const longestToken = 512;

export class VerifyTokenRequest {
  @ApiProperty({ maxLength: longestToken })
  @IsString()
  @MaxLength(longestToken)
  token!: string;
}
