import { BusyError } from '@henna/domain';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { backupProgram } from '../../../built-packages.ts';
import type { Settings } from '../../../settings.ts';
import { programEnvironment } from '../../../shared/program-environment.ts';

/** By default V8 lets a heap grow to several times its live size before it collects; these make it collect sooner. */
const flags = ['--enable-source-maps', '--max-semi-space-size=4', '--heap-growing-percent=30'];

/**
 * The bytes of a complete backup, made in a process of its own: the service goes on answering meanwhile, and the memory
 * is free again afterwards. Throws a 503 when the process fails.
 * @param signal ends the process
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
    const exited = once(child, 'exit') as Promise<[number | null, string | null]>;
    exited.catch(() => undefined);
    try {
      for await (const bytes of child.stdout!) yield bytes as Buffer;
      const [code] = await exited;
      if (code !== 0) throw new BusyError('BACKUP_BROKE_OFF');
    } finally {
      child.kill('SIGKILL');
      await exited.catch(() => undefined);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
