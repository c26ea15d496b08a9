import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiCookieAuth, ApiSecurity } from '@nestjs/swagger';
import { ForbiddenError } from '@henna/domain';
import type { TokenRole } from '../../settings.ts';
import type { CommandContext } from '../commands/command-context.ts';

export type Access = 'public' | 'member' | readonly TokenRole[];
export const accessKey = 'access';

export const Public = (): MethodDecorator & ClassDecorator => SetMetadata(accessKey, 'public' satisfies Access);
export const MembersOnly = (): MethodDecorator & ClassDecorator =>
  applyDecorators(SetMetadata(accessKey, 'member' satisfies Access), ApiCookieAuth('session'));
export const TokensOnly = (...roles: TokenRole[]): MethodDecorator & ClassDecorator =>
  applyDecorators(SetMetadata(accessKey, roles satisfies Access), ApiSecurity('adminToken'));

/** Throws {@link ForbiddenError} if a body names another user than the signed-in member. */
export const requireSelf = ({ actor }: CommandContext, userId: string | undefined): void => {
  if (userId !== undefined && userId !== actor.id)
    throw new ForbiddenError('FORBIDDEN').withMessage('You can only act as yourself.');
};
