import { BusyError } from '@henna/domain';
import type { Request, Response } from 'express';
import { EventEmitter } from 'node:events';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { CommandLimits } from './command-limits.ts';
import { PacedTasks } from './paced-tasks.ts';

class Command {
  readonly response = new EventEmitter() as EventEmitter & Response;
  outcome: 'none' | 'started' | 'refused' = 'none';

  constructor(limits: CommandLimits, headers: Record<string, string> = {}, method = 'POST') {
    void limits.admit({ method, headers } as unknown as Request, this.response, (error?: unknown) => {
      this.outcome = error instanceof BusyError ? 'refused' : 'started';
    });
  }

  end() {
    this.response.emit('close');
  }
}

const outcomes = (commands: readonly Command[]) => commands.map(({ outcome }) => outcome);
const turns = async (count: number) => {
  for (let turn = 0; turn < count; turn++) await nextTurn();
};

describe('commands', () => {
  afterEach(() => void jest.useRealTimers());

  it('run up to a bound, wait in order, and are refused beyond', async () => {
    const limits = new CommandLimits(2);
    const commands = Array.from({ length: 35 }, () => new Command(limits));
    expect(outcomes(commands.slice(0, 3))).toEqual(['started', 'started', 'none']);
    expect(commands.map(({ outcome }) => outcome).filter((outcome) => outcome === 'refused')).toHaveLength(1);
    commands[1]!.end();
    await turns(2);
    expect(outcomes(commands.slice(2, 4))).toEqual(['started', 'none']);
    expect(limits.queues.visitors).toMatchObject({ running: 2, waiting: 31, refused: 1 });
  });

  it('of staff do not wait for those of visitors, and reads for none', () => {
    const limits = new CommandLimits(1);
    const [first, second] = [new Command(limits), new Command(limits)];
    const staff = new Command(limits, { 'x-admin-token': 'any' });
    const read = new Command(limits, {}, 'GET');
    expect(outcomes([first, second, staff, read])).toEqual(['started', 'none', 'started', 'started']);
  });

  it('whose client has left are passed over', async () => {
    const limits = new CommandLimits(1);
    const [first, left, third] = [new Command(limits), new Command(limits), new Command(limits)];
    left.end();
    first.end();
    await turns(2);
    expect(outcomes([left, third])).toEqual(['none', 'started']);
    third.end();
    expect(limits.queues.visitors).toMatchObject({ running: 0, waiting: 0 });
  });

  it('that have waited too long are refused', () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate'] });
    const limits = new CommandLimits(1);
    const [running, late] = [new Command(limits), new Command(limits)];
    jest.advanceTimersByTime(4_000);
    const later = new Command(limits);
    jest.advanceTimersByTime(1_500);
    expect(outcomes([running, late, later])).toEqual(['started', 'refused', 'none']);
  });
});

test('paced tasks start in order, few in a turn', async () => {
  const paced = new PacedTasks();
  const started: number[] = [];
  for (let task = 0; task < 20; task++) paced.add(() => started.push(task));
  expect(started).toHaveLength(8);
  await turns(1);
  expect(started.length).toBeLessThan(20);
  await turns(3);
  expect(started).toEqual([...Array(20).keys()]);
});
