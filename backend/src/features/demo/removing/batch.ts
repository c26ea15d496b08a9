import type { Demo } from '@henna/domain';
import { CommandContext } from '../../../shared/commands/command-context.ts';
import { derivedId } from '../../../shared/ids.ts';
import { demoActor } from '../loading/demo-plan.ts';

/** What is taken back together, and comes back together. */
export class Batch {
  constructor(
    readonly id: string,
    private readonly until: number,
  ) {}

  /** The batch that is under way, or would be the next: interrupted and taken up again, it is the same. */
  static next({ seed, until, revision }: NonNullable<Demo>): Batch {
    const time = Date.parse(until);
    return new Batch(derivedId(`${seed} removal`, String(revision), time), time);
  }

  /** The context of one of its commands; the same command has the same id whenever it is run. */
  context(command: string): CommandContext {
    return new CommandContext(demoActor, 'undo', derivedId(this.id, command, this.until), Date.now(), this.id);
  }
}
