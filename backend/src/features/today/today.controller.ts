import { Controller, Get, Req } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { TokensOnly } from '../../shared/auth/access.ts';
import type { HennaRequest } from '../../shared/http/request.ts';
import { TodayReader } from './today.reader.ts';
import { TodayResponse } from './today.response.ts';

@ApiTags('running')
@Controller('api/admin/today')
export class TodayController {
  constructor(private readonly today: TodayReader) {}

  /** What waits for the staff, what is running, and how much there is. */
  @Get()
  @TokensOnly('admin', 'moderator', 'analyst')
  @ApiOkResponse({ type: TodayResponse })
  async read(@Req() request: Request): Promise<TodayResponse> {
    return this.today.read((request as HennaRequest).admin!.role);
  }
}
