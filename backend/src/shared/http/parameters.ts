import { InvalidError } from '@henna/domain';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { CommandContext } from '../commands/command-context.ts';
import type { HennaRequest } from './request.ts';

const requestOf = (context: ExecutionContext) => context.switchToHttp().getRequest<HennaRequest>();

/** The context of the command that a `@CommandRoute()` frames. */
export const Context = createParamDecorator((_: unknown, execution: ExecutionContext): CommandContext => {
  const { commandContext } = requestOf(execution);
  if (!commandContext) throw new Error('Only a @CommandRoute() has a command context.');
  return commandContext;
});

/** The signed-in member's id; on public routes `undefined` when signed out. */
export const MemberId = createParamDecorator(
  (_: unknown, execution: ExecutionContext): string | undefined => requestOf(execution).session?.userId,
);

/** As records have them; -1 where nothing has been set yet. */
const revision = /^(?:\*|-1|0|[1-9]\d{0,18})$/;

/**
 * The revision in `If-Match`: the record as the caller knows it, or `*`. Quotes and a weak mark are allowed. Throws a 400
 * for what can't be a revision.
 */
export const revisionOf = (header: string | undefined): string | undefined => {
  const value = header?.replace(/^W\//, '').replace(/^"(.*)"$/, '$1');
  if (value !== undefined && !revision.test(value)) throw new InvalidError('INVALID_REVISION');
  return value;
};

/** What {@link revisionOf} makes of the request's `If-Match`. */
export const IfMatch = createParamDecorator((_: unknown, execution: ExecutionContext): string | undefined =>
  revisionOf(requestOf(execution).headers['if-match']),
);
