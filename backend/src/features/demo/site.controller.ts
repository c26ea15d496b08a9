import { Controller, Get, Inject } from '@nestjs/common';
import { ApiProperty, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Settings } from '../../settings.ts';
import { Public } from '../../shared/auth/access.ts';
import { SETTINGS } from '../../tokens.ts';
import { DemoStatus } from './demo-status.ts';

export class SiteResponse {
  @ApiProperty({ description: 'Demo content still counts: the footer says so and pages are not indexed' })
  demo!: boolean;
  @ApiProperty({ enum: ['local', 'oidc'], description: '`oidc`: sign-in leaves the site' })
  signIn!: 'local' | 'oidc';
  @ApiProperty({ enum: ['mail', 'administrator'], description: 'Who hands out links for passwords and e-mails' })
  passwordReset!: 'mail' | 'administrator';
}

@ApiTags('site')
@Controller('api/site')
export class SiteController {
  constructor(
    private readonly demo: DemoStatus,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** What a client must know of this installation before its first screen. */
  @Get()
  @Public()
  @ApiOkResponse({ type: SiteResponse })
  async site(): Promise<SiteResponse> {
    const { identityProvider, smtpUrl } = this.settings;
    return {
      demo: await this.demo.isActive(),
      signIn: identityProvider ? 'oidc' : 'local',
      passwordReset: smtpUrl ? 'mail' : 'administrator',
    };
  }
}
