import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { backupProgram } from '../../../backup-program.ts';
import { BusyError } from '../../../shared/errors.ts';
import type { Settings } from '../../../settings.ts';
import { programEnvironment } from '../../../shared/program-environment.ts';

/** V8 lets a heap grow to several times what is alive before it looks for the rest; here it looks sooner. */
const flags = ['--enable-source-maps', '--max-semi-space-size=4', '--heap-growing-percent=30'];

/**
 * Makes a complete backup in a process of its own, so that nobody waits for it who looks, and the memory is the system's
 * again afterwards. Throws a 503 when it breaks off.
 * @param signal ends it
 */
export async function* backupBytes(settings: Settings, signal: AbortSignal): AsyncGenerator<Buffer> {
  const root = join(settings.dataFolder, 'imports');
  await mkdir(root, { recursive: true });
  const folder = await mkdtemp(join(root, 'backup-'));
  try {
    const child = spawn(process.execPath, [...flags, fileURLToPath(backupProgram), folder], {
      env: programEnvironment(settings),
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
      signal,
      killSignal: 'SIGKILL',
    });
    const ended = once(child, 'exit') as Promise<[number | null, string | null]>;
    ended.catch(() => undefined);
    try {
      for await (const bytes of child.stdout!) yield bytes as Buffer;
      const [code] = await ended;
      if (code !== 0) throw new BusyError('BACKUP_BROKE_OFF');
    } finally {
      child.kill('SIGKILL');
      await ended.catch(() => undefined);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
