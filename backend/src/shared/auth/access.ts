import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiCookieAuth, ApiSecurity } from '@nestjs/swagger';
import type { TokenRole } from '../../settings.ts';

export type Access = 'public' | 'member' | readonly TokenRole[];
export const accessKey = 'access';

/** Anyone may call it. */
export const Public = (): MethodDecorator & ClassDecorator => SetMetadata(accessKey, 'public' satisfies Access);
/** Only a signed-in member may call it. */
export const MembersOnly = (): MethodDecorator & ClassDecorator =>
  applyDecorators(SetMetadata(accessKey, 'member' satisfies Access), ApiCookieAuth('session'));
/** Only holders of a token of one of these roles may call it. */
export const TokensOnly = (...roles: TokenRole[]): MethodDecorator & ClassDecorator =>
  applyDecorators(SetMetadata(accessKey, roles satisfies Access), ApiSecurity('adminToken'));
