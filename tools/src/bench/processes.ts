import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts CPU time in these for all programs, whatever the kernel's own clock. */
const ticksPerSecond = 100;

const stat = (pid: number): readonly string[] => {
  const text = readFileSync(`/proc/${pid}/stat`, 'latin1');
  // The name before it may hold anything, brackets and spaces too.
  return text.slice(text.lastIndexOf(')') + 2).split(' ');
};

/** CPU time that a process has used so far, in seconds: user and system, all its threads. Linux only. */
export const cpuSeconds = (pid: number): number => {
  const fields = stat(pid);
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
};

/** Likewise, of all children of this process that have ended. */
export const endedChildrenCpuSeconds = (): number => {
  const fields = stat(process.pid);
  return (Number(fields[13]) + Number(fields[14])) / ticksPerSecond;
};

/** A process and all that it started, directly or not. */
export const family = (pid: number): readonly number[] => {
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        return [{ pid: Number(name), parent: Number(stat(Number(name))[1]) }];
      } catch {
        return [];
      }
    });
  const below = (parent: number): number[] =>
    parents.filter((each) => each.parent === parent).flatMap((each) => [each.pid, ...below(each.pid)]);
  return [pid, ...below(pid)];
};

export interface Memory {
  /** As a person would name the process. */
  readonly program: string;
  /** Pages of this process alone, in MB. Mapped files count where nobody else maps them. */
  readonly privateMb: number;
  /** Of these pages no file stands behind, so that the system can't drop them. */
  readonly anonymousMb: number;
}

/** Pages of a process that no file stands behind, in MB: cheap to ask also where large files are mapped. Linux only. */
export const anonymousMb = (pid: number): number =>
  Number(/^RssAnon:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))?.[1]) / 1_000;

/** How much memory a process has for itself. Linux only. */
export const memoryOf = (pid: number): Memory => {
  const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'latin1');
  const mb = (field: string) => Number(new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(rollup)?.[1] ?? NaN) / 1_000;
  const words = readFileSync(`/proc/${pid}/cmdline`, 'latin1').split('\0');
  const program = words.find((word) => word.endsWith('.js')) ?? words[0] ?? String(pid);
  return {
    program: program.split('/').slice(-3).join('/'),
    privateMb: mb('Private_Clean') + mb('Private_Dirty'),
    anonymousMb: mb('Anonymous'),
  };
};
