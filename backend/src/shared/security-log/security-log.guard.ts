import { Injectable, SetMetadata, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Response } from 'express';
import { accessKey, type Access } from '../auth/access.ts';
import { addressKey } from '../http/address-key.ts';
import type { HennaRequest } from '../http/request.ts';
import { SecurityLog, type SecurityEntry } from './security-log.ts';

const key = 'securityEvent';

interface SecurityEvent {
  readonly name: string;
  readonly facts?: ((request: HennaRequest) => Readonly<Record<string, unknown>>) | undefined;
}

/**
 * Writes every call of the route to the security log after the response, rejected ones included.
 * @param facts additional ones; evaluated after the response
 */
export const SecurityLogged = (name: string, facts?: SecurityEvent['facts']): MethodDecorator =>
  SetMetadata(key, { name, facts } satisfies SecurityEvent);

/** Must be the first guard, so that rejections of the others are logged too. Rejects nothing. */
@Injectable()
export class SecurityLogGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly log: SecurityLog,
  ) {}

  canActivate(context: ExecutionContext): boolean {
    const event = this.reflector.get<SecurityEvent | undefined>(key, context.getHandler());
    const access = this.reflector.getAllAndOverride<Access | undefined>(accessKey, [
      context.getHandler(),
      context.getClass(),
    ]);
    const request = context.switchToHttp().getRequest<HennaRequest>();
    const response = context.switchToHttp().getResponse<Response>();
    const bearsToken = Array.isArray(access) && request.headers['x-admin-token'] !== undefined;
    if (!event && !bearsToken) return true;
    // Signing out and erasing end the session before the response.
    const member = request.session?.userId;
    // A streamed response adds ten listeners, the number at which Node warns.
    response.setMaxListeners(response.getMaxListeners() + 1);
    response.once('close', () => {
      const refusesToken = bearsToken && (response.statusCode === 401 || response.statusCode === 403);
      if (event) this.log.write({ ...entryOf(request, response, event.name, member), ...event.facts?.(request) });
      else if (refusesToken) this.log.write(entryOf(request, response, 'use an admin token', member));
    });
    return true;
  }
}

const entryOf = (
  request: HennaRequest,
  response: Response,
  event: string,
  member: string | undefined,
): SecurityEntry => {
  const { statusCode: status } = response;
  const { session, admin, refusal, account, correlationId } = request;
  return {
    event,
    outcome: status < 400 && !refusal ? 'done' : status < 500 ? 'refused' : 'failed',
    status,
    ...(refusal && { code: refusal.code }),
    ...(!response.writableFinished && { interrupted: true }),
    method: request.method,
    path: request.path,
    member: member ?? session?.userId,
    ...(account !== undefined && { account }),
    token: admin?.name,
    network: addressKey(request.ip ?? 'unknown'),
    correlationId,
  };
};
