import type { Actor, Origin } from '@henna/domain';
import { v5 } from 'uuid';
import { CommandContext } from '../../../shared/commands/command-context.ts';

const namespace = '6f1b0d1c-3c0e-5d57-9b0b-8a9a6a6e2f0d';

/** An id of another system stands for the same member in every import. */
const memberNamespace = 'b4c0a6a2-6b1c-5b0e-8a55-3f6c1f0f7a11';
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const anonymous = /^anonymous-[a-p]{32}$/;

/** The id that a person of a row has here. */
export const memberIdFor = (userId: string): string => {
  const id = userId.toLowerCase();
  return uuid.test(id) || anonymous.test(id) ? id : v5(userId, memberNamespace);
};

/** Whether an id is the anonymous member of some import, who has no name and never joined. */
export const isAnonymous = (memberId: string): boolean => anonymous.test(memberId);

/** The batch of one import or restore. Its commands have the same ids whenever they run. */
export class ImportBatch {
  /** Numbers of rows that came from the demo of the installation of a backup: their events keep that origin. */
  readonly demoRows = new Set<number>();

  constructor(
    readonly id: string,
    /** ms since 1970: the time of a row that names none. */
    readonly startedAt: number,
    readonly origin: Origin = 'import',
    /** Keeps the commands of parts of a batch apart that number their rows alike. */
    private readonly part: string = '',
  ) {}

  /** The same batch, whose commands have another origin. */
  withOrigin(origin: Origin): ImportBatch {
    return new ImportBatch(this.id, this.startedAt, origin, this.part);
  }

  forSection(part: string): ImportBatch {
    return new ImportBatch(this.id, this.startedAt, this.origin, `${part}:`);
  }

  /** @param time ms since 1970: when the command's act happened; @param opens its streams are new, most likely */
  context(command: string, time: number = this.startedAt, opens = false): CommandContext {
    const { id } = this;
    const [, row] = /^(\d+) /.exec(command) ?? [];
    const origin = this.demoRows.has(Number(row)) ? 'demo' : this.origin;
    const actor: Actor = { kind: 'import', id, role: 'import' };
    const own = this.commandId(command);
    return new CommandContext(actor, origin, own, time, id, id, undefined, undefined, undefined, opens);
  }

  commandId(command: string): string {
    return v5(`${this.id}:${this.part}${command}`, namespace);
  }

  /** The id of the record of a row without an id. */
  rowId(row: number): string {
    return this.commandId(`row ${row}`);
  }

  /** The member of rows that name none. It has no digits, so that it is shown as "Anonymous User". */
  get anonymousId(): string {
    const letters = [...this.id.replaceAll('-', '')].map((hex) => 'abcdefghijklmnop'[parseInt(hex, 16)]);
    return `anonymous-${letters.join('')}`;
  }
}
