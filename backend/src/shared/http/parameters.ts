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

/** The revision in `If-Match`: the record as the caller knows it. Quotes and a weak mark are allowed. */
export const IfMatch = createParamDecorator((_: unknown, execution: ExecutionContext): string | undefined => {
  const header = requestOf(execution).headers['if-match'];
  return header?.replace(/^W\//, '').replace(/^"(.*)"$/, '$1');
});
