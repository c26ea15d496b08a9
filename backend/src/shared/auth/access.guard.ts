import { ForbiddenError, UnauthorizedError } from '@henna/domain';
import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Response } from 'express';
import { ErasedMembers } from '../erased-members.ts';
import { adoptCorrelationId } from '../http/correlation.ts';
import { RateLimiter } from '../http/rate-limits.ts';
import type { HennaRequest } from '../http/request.ts';
import { accessKey, type Access } from './access.ts';
import { AdminTokens } from './admin-tokens.ts';

/** Enforces the access that a route declares. A route without a declaration is closed. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly tokens: AdminTokens,
    private readonly erased: ErasedMembers,
    private readonly limiter: RateLimiter,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const access = this.reflector.getAllAndOverride<Access | undefined>(accessKey, [
      context.getHandler(),
      context.getClass(),
    ]);
    const request = context.switchToHttp().getRequest<HennaRequest>();
    if (access === 'public') return true;
    if (access === 'member') return this.requireMember(request);
    if (access) {
      await this.requireToken(request, access);
      adoptCorrelationId(request, context.switchToHttp().getResponse<Response>());
      return true;
    }
    throw new ForbiddenError('FORBIDDEN').withMessage('This route is closed.');
  }

  private requireMember(request: HennaRequest) {
    const userId = request.session?.userId;
    if (!userId || this.erased.has(userId)) throw new UnauthorizedError();
    return true;
  }

  private async requireToken(request: HennaRequest, roles: Exclude<Access, string>) {
    const header = request.headers['x-admin-token'];
    const holder = typeof header === 'string' ? await this.holderOf(header, request.ip ?? 'unknown') : undefined;
    if (!holder) throw new UnauthorizedError().withMessage('Unauthorized: a valid admin token is needed.');
    if (!roles.includes(holder.role))
      throw new ForbiddenError('FORBIDDEN').withMessage(`The role ${holder.role} may not do this.`);
    request.admin = { name: holder.name, role: holder.role };
  }

  /** Only wrong tokens are rate limited, so that guesses never lock the holder of a right one out. */
  private async holderOf(token: string, address: string) {
    const holder = await this.tokens.holderOf(token);
    if (!holder) await this.limiter.consume('wrongToken', address);
    return holder;
  }
}
