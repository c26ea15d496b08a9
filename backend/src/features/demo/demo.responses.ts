import { ApiProperty } from '@nestjs/swagger';

export class SiteResponse {
  @ApiProperty({ description: 'Demo content still counts: the footer says so and pages are not indexed' })
  demo!: boolean;
  @ApiProperty({ enum: ['local', 'oidc'], description: '`oidc`: sign-in leaves the site' })
  signIn!: 'local' | 'oidc';
  @ApiProperty({ enum: ['mail', 'administrator'], description: 'Who hands out links for forgotten passwords' })
  passwordReset!: 'mail' | 'administrator';
}
