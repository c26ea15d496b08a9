import type { SiteResponse } from '@henna/domain';
import { ApiProperty } from '@nestjs/swagger';

export class SiteBody implements SiteResponse {
  @ApiProperty({ description: 'Demo content still counts' }) demo!: boolean;
  @ApiProperty({ enum: ['local', 'oidc'] }) signIn!: 'local' | 'oidc';
  @ApiProperty({ enum: ['mail', 'administrator'], description: 'Who hands out links for forgotten passwords' })
  passwordReset!: 'mail' | 'administrator';
}
