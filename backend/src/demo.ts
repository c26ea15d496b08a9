import { DomainError, type DemoPart } from '@henna/domain';
import 'reflect-metadata';
import { SettingError } from '@henna/domain/node';
import { NestFactory } from '@nestjs/core';
import { AppModule } from './app.module.ts';
import { DemoRemover, DemoRestorer } from './features/demo/index.ts';
import { ProjectionProgress } from './shared/positions/projection-progress.ts';

// Whatever is written is for its user alone.
process.umask(0o077);

const usage = 'Usage: npm run demo -- remove [activity|all] | restore';
const parts: Readonly<Record<string, DemoPart>> = { activity: 'activity', all: 'all' };

class UsageError extends Error {}

/** What is asked for: a part to take back, or the last one to bring back. */
const wishOf = ([verb, part = 'activity', ...rest]: readonly string[]): DemoPart | 'restore' => {
  if (verb === 'restore' && part === 'activity' && rest.length === 0) return 'restore';
  const what = verb === 'remove' && rest.length === 0 ? parts[part] : undefined;
  if (!what) throw new UsageError(usage);
  return what;
};

const said = {
  activity: ['The activity of the demo is taken back.', 'It had been taken back before.'],
  all: ['The demo is taken back.', 'It had been taken back before.'],
  restore: ['What was taken back last is there again.', 'Nothing was taken back.'],
} as const;

const clearLine = (error: unknown) => {
  if (error instanceof UsageError || error instanceof SettingError || error instanceof DomainError)
    return error.message;
  return `The demo could not be changed: ${String(error)}`;
};

try {
  const wish = wishOf(process.argv.slice(2));
  const app = await NestFactory.createApplicationContext(AppModule, {
    logger: ['error', 'warn'],
    abortOnError: false,
  });
  try {
    await app.get(ProjectionProgress).start();
    const changed =
      wish === 'restore' ? app.get(DemoRestorer).restore(console.log) : app.get(DemoRemover).remove(wish, console.log);
    console.log(said[wish][(await changed) ? 0 : 1]);
  } finally {
    await app.close();
  }
} catch (error) {
  console.error(clearLine(error));
  process.exitCode = 1;
}
