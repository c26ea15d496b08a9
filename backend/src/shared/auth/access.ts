import { SetMetadata, type CustomDecorator } from '@nestjs/common';
import type { TokenRole } from '../../settings.ts';

export type Access = 'public' | 'member' | readonly TokenRole[];
export const accessKey = 'access';

/** Anyone may call it. */
export const Public = (): CustomDecorator => SetMetadata(accessKey, 'public' satisfies Access);
/** Only a signed-in member may call it. */
export const MembersOnly = (): CustomDecorator => SetMetadata(accessKey, 'member' satisfies Access);
/** Only holders of a token of one of these roles may call it. */
export const TokensOnly = (...roles: TokenRole[]): CustomDecorator => SetMetadata(accessKey, roles satisfies Access);
