import { CheckpointSchedule } from './checkpoint-schedule.ts';

/** Considers events at positions 1, 2, …: `h` is a hit; those after `|` are live. */
function checkpoints(pattern: string, window: number, interval: number): string[] {
  const schedule = new CheckpointSchedule(window, interval);
  const checkpoints: string[] = [];
  let position = 0;
  let isLive = false;
  for (const letter of pattern) {
    if (letter === '|') {
      isLive = true;
      schedule.caughtUp();
      continue;
    }
    position++;
    const reached = isLive ? schedule.live(position) : schedule.catchingUp(position, letter === 'h');
    if (reached) checkpoints.push(`${reached.commit}/${reached.prepare}`);
  }
  return checkpoints;
}
const n = (count: number) => 'n'.repeat(count);

describe('checkpoints', () => {
  it('while catching up tell the last hit of a window, or where it began', () => {
    expect(checkpoints(`${n(4)}h${n(20)}h${n(9)}`, 10, 1)).toEqual(['5/5', '11/0', '26/26']);
    expect(checkpoints('hhhhhhh', 2, 1)).toEqual(['2/2', '4/4', '6/6']);
  });
  it('come only every so many windows', () => {
    expect(checkpoints(`${n(4)}h${n(70)}h${n(9)}`, 10, 3)).toEqual(['21/0', '51/0']);
  });
  it('count on into the live phase', () => {
    expect(checkpoints(`${n(15)}|${n(15)}h`, 10, 1)).toEqual(['1/0', '20/20', '30/30']);
    expect(checkpoints(`|${n(14)}h${n(7)}`, 2, 3)).toEqual(['6/6', '12/12', '18/18']);
  });
  it('never come with a window of 0', () => expect(checkpoints(`${n(50)}|${n(50)}`, 0, 1)).toEqual([]));
});
