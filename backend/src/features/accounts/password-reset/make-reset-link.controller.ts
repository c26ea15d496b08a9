import { Controller, Header, Inject, Param, Post, Req } from '@nestjs/common';
import { ApiCreatedResponse, ApiTags } from '@nestjs/swagger';
import type { ResetLink } from '@henna/contracts';
import type { Logger } from 'pino';
import { TokensOnly } from '../../../shared/auth/access.ts';
import { NotFoundError } from '../../../shared/errors.ts';
import { Id } from '../../../shared/http/id.pipe.ts';
import type { HennaRequest } from '../../../shared/http/request.ts';
import { LOGGER } from '../../../tokens.ts';
import { Accounts } from '../accounts.ts';
import { ResetLinkBody } from './reset-link.response.ts';
import { ResetLinks } from './reset-links.ts';

@ApiTags('administration')
@Controller('api/admin/accounts/:id/reset-link')
export class MakeResetLinkController {
  constructor(
    private readonly accounts: Accounts,
    private readonly links: ResetLinks,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Makes a link that sets a new password, to be handed to the account's owner. Who made it for whom is logged. */
  @Post()
  @TokensOnly('admin')
  @Header('Cache-Control', 'no-store')
  @ApiCreatedResponse({ type: ResetLinkBody })
  async make(@Param('id', Id) id: string, @Req() request: HennaRequest): Promise<ResetLink> {
    const account = await this.accounts.withId(id);
    if (!account) throw new NotFoundError('There is no such account.', 'ACCOUNT_NOT_FOUND');
    const link = await this.links.make(account._id);
    const { admin, correlationId } = request;
    this.logger.info({ actor: admin, memberId: id, correlationId, expiresAt: link.expiresAt }, 'reset link made');
    return link;
  }
}
