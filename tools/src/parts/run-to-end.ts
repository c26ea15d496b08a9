import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { environmentOf, type Program } from './part.ts';

/** Runs a program that ends by itself, its words being ours; answers its exit code. It hears Ctrl+C as we do. */
export const runToEnd = async (program: Program): Promise<number> => {
  const ignore = () => undefined;
  process.on('SIGINT', ignore);
  const child = spawn(process.execPath, ['--enable-source-maps', program.file, ...(program.args ?? [])], {
    env: environmentOf(program),
    stdio: 'inherit',
  });
  const [code] = (await once(child, 'close')) as [number | null];
  process.off('SIGINT', ignore);
  return code ?? 1;
};
