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
 * Has every call of the route written to the security log when it has been answered, refused ones included.
 * @param facts beside those that every line has; read after the answer
 */
export const SecurityLogged = (name: string, facts?: SecurityEvent['facts']): MethodDecorator =>
  SetMetadata(key, { name, facts } satisfies SecurityEvent);

/** Stands before all other guards, so that what they refuse is logged too. Lets everything through. */
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
    // Signing out and erasing end the session that did it.
    const member = request.session?.userId;
    // A streamed answer brings ten listeners of its own, where Node begins to warn.
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
    outcome: status < 400 ? 'done' : status < 500 ? 'refused' : 'failed',
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
