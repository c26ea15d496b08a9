import { ForbiddenError } from '@henna/domain';
import type { CommandContext } from '../commands/command-context.ts';

/** A user id that a body names must be the signed-in member's own, or absent. Throws {@link ForbiddenError}. */
export const requireSelf = ({ actor }: CommandContext, userId: string | undefined): void => {
  if (userId !== undefined && userId !== actor.id)
    throw new ForbiddenError('FORBIDDEN').withMessage('You can only act as yourself.');
};
