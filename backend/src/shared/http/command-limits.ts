import { BusyError } from '@henna/domain';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { PacedTasks } from './paced-tasks.ts';

/** Commands that wait, to each in flight; the first come is the first served. */
const waitingEach = 16;
/** Whoever has waited longer is refused: most have left by then. */
const maxWaitMs = 5_000;
const checkEveryMs = 250;

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);
/** Below `/api`. Password checks have a bounded queue of their own, in which strangers can't keep known devices out. */
const passwordChecks = /^\/(?:sessions|accounts|forms)(?:\/|$)/i;

export type CommandSource = 'visitors' | 'staff';

interface Waiting {
  readonly since: number;
  readonly start: () => void;
  readonly refuse: () => void;
}

/** Commands of one source: so many in flight, some more that wait. */
class CommandQueue {
  running = 0;
  refused = 0;
  private readonly queue = new Set<Waiting>();
  private checking: NodeJS.Timeout | undefined;

  constructor(
    private readonly maxRunning: number,
    private readonly paced: PacedTasks,
  ) {}

  get waiting(): number {
    return this.queue.size;
  }

  /** Calls `next` when the command may run; whatever ends the response makes room for another one. */
  admit(response: Response, next: NextFunction): void {
    if (this.running < this.maxRunning) return this.start(response, next);
    if (this.queue.size >= waitingEach * this.maxRunning) return this.refuse(next);
    const leave = () => this.queue.delete(waiting);
    const waiting: Waiting = {
      since: performance.now(),
      start: () => {
        response.off('close', leave);
        this.start(response, () => this.paced.add(next));
      },
      refuse: () => {
        response.off('close', leave);
        this.refuse(next);
      },
    };
    response.once('close', leave);
    this.queue.add(waiting);
    this.checking ??= setInterval(() => this.refuseLate(), checkEveryMs).unref();
  }

  private start(response: Response, next: () => void): void {
    this.running++;
    response.once('close', this.onEnd);
    next();
  }

  private readonly onEnd = (): void => {
    this.running--;
    const [first] = this.queue;
    if (!first) return;
    this.queue.delete(first);
    first.start();
  };

  private refuse(next: NextFunction): void {
    this.refused++;
    next(new BusyError());
  }

  private refuseLate(): void {
    const since = performance.now() - maxWaitMs;
    for (const waiting of this.queue) {
      if (waiting.since > since) break;
      this.queue.delete(waiting);
      waiting.refuse();
    }
    if (this.queue.size > 0) return;
    clearInterval(this.checking);
    this.checking = undefined;
  }
}

/** Of staff, at a time: theirs are few, and some take long. */
const maxStaffCommands = 16;

/**
 * Bounds the commands in flight, so that reads are answered however many there are, and each takes as long as it takes.
 * Visitors and staff have their own bounds: neither waits for the other.
 */
export class CommandLimits {
  readonly paced = new PacedTasks();
  readonly queues: Readonly<Record<CommandSource, CommandQueue>>;

  /** @param maxRunning commands of visitors in flight */
  constructor(maxRunning: number) {
    this.queues = {
      visitors: new CommandQueue(maxRunning, this.paced),
      staff: new CommandQueue(maxStaffCommands, this.paced),
    };
  }

  /** Middleware behind the parsing of bodies: who sends slowly holds no place. Refuses with {@link BusyError}. */
  readonly admit: RequestHandler = (request, response, next): void => {
    if (safeMethods.has(request.method) || passwordChecks.test(request.path)) next();
    else this.queues[sourceOf(request)].admit(response, next);
  };
}

const sourceOf = ({ headers }: Request): CommandSource =>
  headers['x-admin-token'] === undefined ? 'visitors' : 'staff';
