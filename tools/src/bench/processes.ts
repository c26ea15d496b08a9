import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts CPU time in these for all programs, whatever the kernel's own clock. */
const ticksPerSecond = 100;

/** The fields of a process behind its name, which may hold anything; none when it has ended. */
const stat = (pid: number): readonly string[] => {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'latin1');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
};

/** CPU time of a process so far, in ms: user and system, all threads, and children that have ended. Linux only. */
export const cpuMs = (pid: number): number => {
  const ticks = stat(pid).slice(11, 15).map(Number);
  return (ticks.reduce((sum, each) => sum + each, 0) / ticksPerSecond) * 1_000;
};

/** A process and all that it started, directly or not. */
export const family = (pid: number): readonly number[] => {
  const children = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && stat(Number(name))[1] === String(pid));
  return [pid, ...children.flatMap((child) => family(Number(child)))];
};

/** Memory of a process that no file stands behind, so that the system can't drop it, in MB. Linux only. */
export const anonymousMb = (pid: number): number =>
  Number(/^RssAnon:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))?.[1]) / 1_000;
