import { spawn, type ChildProcess } from 'node:child_process';
import type { Socket } from 'node:net';

/**
 * Reads lines of process ids; the last line counts. When the writer is gone, the processes have five seconds to end
 * before they are killed. A shell, because it must outlive whatever happens to us and is small.
 */
const script = `
trap '' HUP INT TERM
while read -r line; do pids=$line; done
for second in 1 2 3 4 5; do
  left=
  for pid in $pids; do kill -0 "$pid" && left="$left $pid"; done
  pids=$left
  [ -n "$pids" ] || exit 0
  sleep 1
done
kill -9 $pids`;

let guard: ChildProcess | undefined;
const guarded = new Set<number>();

const writePids = () => {
  if (process.platform === 'win32') return;
  if (!guard) {
    guard = spawn('/bin/sh', ['-c', script], {
      env: { PATH: process.env['PATH'] },
      stdio: ['pipe', 'ignore', 'ignore'],
      detached: true,
    });
    // Where there is no shell, the channel to each child still closes when we end.
    guard.on('error', () => undefined);
    guard.stdin?.on('error', () => undefined);
    guard.unref();
    (guard.stdin as Socket | null)?.unref();
  }
  guard.stdin?.write(`${[...guarded].join(' ')}\n`);
};

/** From now on this process ends soon after us, however we end and whatever it is doing. */
export const guardProcess = (pid: number): void => {
  guarded.add(pid);
  writePids();
};

/** For a process that has ended: its id may come to mean another process. */
export const unguardProcess = (pid: number): void => {
  if (guarded.delete(pid)) writePids();
};
