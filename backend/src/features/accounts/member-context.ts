import { CommandContext } from '../../shared/commands/command-context.ts';
import { languageOf } from '../../shared/http/language.ts';
import type { HennaRequest } from '../../shared/http/request.ts';

/** The circumstances of what a member's own request writes outside of commands. */
export const memberContext = (
  memberId: string,
  { correlationId, headers }: Pick<HennaRequest, 'correlationId' | 'headers'>,
): CommandContext =>
  new CommandContext(
    { kind: 'member', id: memberId, role: 'member' },
    'screen',
    undefined,
    undefined,
    correlationId,
    correlationId,
    undefined,
    languageOf(headers.cookie),
  );
