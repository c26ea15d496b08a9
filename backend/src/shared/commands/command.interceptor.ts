import { type Actor, BusyError, InvalidError, type Language, limits } from '@henna/domain';
import type { Tracing } from '@henna/domain/node';
import {
  applyDecorators,
  Inject,
  Injectable,
  SetMetadata,
  UseInterceptors,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ApiHeader } from '@nestjs/swagger';
import type { Response } from 'express';
import { lastValueFrom, from, type Observable } from 'rxjs';
import { ErasedMembers } from '../erased-members.ts';
import { MutedMembers } from '../muted-members.ts';
import type { HennaRequest } from '../http/request.ts';
import { processCounts } from '../metrics/process-counts.ts';
import { ProjectionProgress } from '../projection-progress/projection-progress.ts';
import { TRACING } from '../../tokens.ts';
import { CommandContext } from './command-context.ts';
import type { CommandResult } from './command-result.ts';
import { Idempotency } from './idempotency.ts';

const timeoutMs = 1_000;
const withdrawalKey = 'withdrawal';
/** Whether a request takes something of the member's own away, which who is muted may do. */
type IsWithdrawal = (request: Pick<HennaRequest, 'method' | 'body'>) => boolean;
const isDeletion: IsWithdrawal = ({ method }) => method === 'DELETE';

/**
 * Handles a command route: creates the command context, with the command id of the idempotency key, waits until the views
 * have applied the events, and responds with the position.
 */
@Injectable()
export class CommandInterceptor implements NestInterceptor {
  private readonly running = new Map<string, Promise<unknown>>();

  constructor(
    private readonly idempotency: Idempotency,
    private readonly progress: ProjectionProgress,
    private readonly erased: ErasedMembers,
    private readonly muted: MutedMembers,
    private readonly reflector: Reflector,
    @Inject(TRACING) private readonly tracing: Tracing | null,
  ) {}

  intercept(execution: ExecutionContext, next: CallHandler<CommandResult<unknown>>): Observable<unknown> {
    const http = execution.switchToHttp();
    const request = http.getRequest<HennaRequest>();
    const isWithdrawal = this.reflector.get<IsWithdrawal>(withdrawalKey, execution.getHandler());
    const { admin, session } = request;
    if (!admin && session?.userId && !isWithdrawal(request)) this.muted.requireUnmuted(session.userId);
    return from(this.handle(request, http.getResponse<Response>(), () => this.run(execution, next)));
  }

  /** Its span has the name of the handler until that sends a command. */
  private run(execution: ExecutionContext, next: CallHandler<CommandResult<unknown>>) {
    const handle = () => lastValueFrom(next.handle());
    return this.tracing ? this.tracing.during(execution.getHandler().name, {}, handle) : handle();
  }

  private async handle(request: HennaRequest, response: Response, run: () => Promise<CommandResult<unknown>>) {
    const { context, key } = await this.contextOf(request);
    request.commandContext = context;
    const command = () => this.afterRunning(key, run);
    const { kind, id } = context.actor;
    const result = await (kind === 'member' ? this.erased.runUnlessErased(id, command) : command());
    if (result.position !== undefined && result.position >= 0n)
      await this.waitForViews(request, response, result.position);
    const body = await result.body();
    response.status(body === undefined ? 204 : (result.status ?? 200));
    return body;
  }

  private async waitForViews(request: HennaRequest, response: Response, position: bigint) {
    response.setHeader('X-Position', String(position));
    const asynchronous = request.headers['prefer'] === 'respond-async';
    const reached = asynchronous
      ? position <= this.progress.position
      : await this.progress.waitFor(position, timeoutMs);
    if (reached) return;
    processCounts.answersBeforeViews++;
    response.setHeader('X-Projection-Pending', 'true');
  }

  /** A repeat that arrives while the first run is active waits for it, then finds its events. */
  private async afterRunning<Result>(key: string | undefined, run: () => Promise<Result>): Promise<Result> {
    if (!key) return run();
    const first = this.running.get(key);
    if (first) {
      const hasEnded = await Promise.race([
        first.then(
          () => true,
          () => true,
        ),
        pause(timeoutMs),
      ]);
      if (!hasEnded) throw new BusyError().withMessage('The same request is still being worked on.');
    }
    const running = run();
    this.running.set(key, running);
    try {
      return await running;
    } finally {
      if (this.running.get(key) === running) this.running.delete(key);
    }
  }

  private async contextOf(request: HennaRequest) {
    const actor = actorOf(request);
    const reason = reasonOf(request);
    const key = request.headers['idempotency-key'];
    const scope = `${actor.kind}:${actor.id}:${request.method}:${request.path}`;
    const command =
      typeof key === 'string' && request.method === 'POST'
        ? await this.idempotency.resolve(scope, key, request.body, actor)
        : undefined;
    const context = new CommandContext(
      actor,
      request.headers['sec-fetch-site'] === undefined ? 'api' : 'screen',
      command?.commandId,
      command?.time,
      request.correlationId,
      request.correlationId,
      // The reason is stored unencrypted: a member's text must not be.
      actor.kind === 'token' ? reason : undefined,
      languageOf(request),
      request.visit,
      false,
      command?.noops,
      command?.isFirst ?? true,
    );
    return { context, key: command?.key };
  }
}

const pause = (ms: number) => new Promise<false>((resolve) => setTimeout(() => resolve(false), ms).unref());

const actorOf = ({ admin, session, visit }: HennaRequest): Actor => {
  if (admin) return { kind: 'token', id: admin.name, name: admin.name, role: admin.role };
  if (session?.userId) return { kind: 'member', id: session.userId, role: 'member' };
  return { kind: 'visitor', id: visit ?? 'unknown', role: 'visitor' };
};

const languageOf = (request: HennaRequest): Language | undefined => {
  const language = /(?:^|;\s*)lang=(en|ar)(?:;|$)/.exec(request.headers.cookie ?? '')?.[1];
  return language as Language | undefined;
};

const reasonOf = (request: HennaRequest) => {
  const header = request.headers['x-reason'];
  if (typeof header !== 'string' || !header) return undefined;
  try {
    const reason = decodeURIComponent(header).trim();
    if (reason.length <= limits.reason) return reason || undefined;
  } catch {
    throw new InvalidError('INVALID_REASON', { max: limits.reason }).withMessage('X-Reason must be percent-encoded.');
  }
  throw new InvalidError('INVALID_REASON', { max: limits.reason });
};

/**
 * Marks a route as a command: its handler returns a {@link CommandResult}. Muted members may only withdraw.
 * @param isWithdrawal by default whether it deletes
 */
export const CommandRoute = (isWithdrawal: IsWithdrawal = isDeletion): MethodDecorator =>
  applyDecorators(
    SetMetadata(withdrawalKey, isWithdrawal),
    UseInterceptors(CommandInterceptor),
    ApiHeader({
      name: 'Idempotency-Key',
      required: false,
      description: 'POST only: the same key gives the same answer and one effect.',
    }),
    ApiHeader({
      name: 'Prefer',
      required: false,
      description: '`respond-async`: answer before the read models have followed.',
    }),
    ApiHeader({
      name: 'X-Correlation-Id',
      required: false,
      description:
        'With an admin token: a UUID that all commands of a batch send; the answers name the batch of the token.',
    }),
  );
