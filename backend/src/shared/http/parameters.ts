import { InvalidError } from '@henna/domain';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { CommandContext } from '../commands/command-context.ts';
import type { HennaRequest } from './request.ts';

const requestOf = (context: ExecutionContext) => context.switchToHttp().getRequest<HennaRequest>();

/** The command context of a `@CommandRoute()`. */
export const Context = createParamDecorator((_: unknown, execution: ExecutionContext): CommandContext => {
  const { commandContext } = requestOf(execution);
  if (!commandContext) throw new Error('Only a @CommandRoute() has a command context.');
  return commandContext;
});

/** The id of the signed-in member; on public routes it may be `undefined`. */
export const MemberId = createParamDecorator(
  (_: unknown, execution: ExecutionContext): string | undefined => requestOf(execution).session?.userId,
);

/** A revision, -1 for a record that does not exist yet, or `*`. */
const revision = /^(?:\*|-1|0|[1-9]\d{0,18})$/;

/**
 * The expected revision in `If-Match`, or `*`. Quotes and the prefix of weak tags are optional. Throws a 400 for anything
 * else.
 */
export const parseRevision = (header: string | undefined): string | undefined => {
  const value = header?.replace(/^W\//, '').replace(/^"(.*)"$/, '$1');
  if (value !== undefined && !revision.test(value)) throw new InvalidError('INVALID_REVISION');
  return value;
};

/** The parsed `If-Match` of the request, see {@link parseRevision}. */
export const IfMatch = createParamDecorator((_: unknown, execution: ExecutionContext): string | undefined =>
  parseRevision(requestOf(execution).headers['if-match']),
);

/** Whether the client waits for a batch to finish: not with `Prefer: respond-async`. */
export const Waits = createParamDecorator(
  (_: unknown, execution: ExecutionContext): boolean => requestOf(execution).headers['prefer'] !== 'respond-async',
);
