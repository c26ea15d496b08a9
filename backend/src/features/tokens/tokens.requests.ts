import { limits, tokenNamePattern, tokenRoles, type TokenRole } from '@henna/domain';
import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsInt, IsString, Matches, Max, Min } from 'class-validator';

export class CreateTokenRequest {
  /** Recorded with every action of the token. Never used again. */
  @ApiProperty({ pattern: tokenNamePattern.source })
  @IsString()
  @Matches(tokenNamePattern)
  name!: string;

  @ApiProperty({ enum: tokenRoles })
  @IsIn(tokenRoles)
  role!: TokenRole;

  /** After so many days it expires. */
  @ApiProperty({ minimum: 1, maximum: limits.adminTokenDays })
  @IsInt()
  @Min(1)
  @Max(limits.adminTokenDays)
  days!: number;
}
