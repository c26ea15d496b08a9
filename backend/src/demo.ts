import { DomainError, type DemoPart } from '@henna/domain';
import 'reflect-metadata';
import { SettingError } from '@henna/domain/node';
import { NestFactory } from '@nestjs/core';
import { AppModule } from './app.module.ts';
import { DemoRemover, DemoRestorer } from './features/demo/index.ts';
import { ProjectionProgress } from './shared/projection-progress/projection-progress.ts';

// Only the user of the process may access the files that it writes.
process.umask(0o077);

const usage = 'Usage: npm run demo -- remove [activity|all] | restore';
const parts: Readonly<Record<string, DemoPart>> = { activity: 'activity', all: 'all' };

class UsageError extends Error {}

/** The part to remove, or `restore` for the last removed one. */
const parseCommand = ([verb, part = 'activity', ...rest]: readonly string[]): DemoPart | 'restore' => {
  if (verb === 'restore' && part === 'activity' && rest.length === 0) return 'restore';
  const what = verb === 'remove' && rest.length === 0 ? parts[part] : undefined;
  if (!what) throw new UsageError(usage);
  return what;
};

const messages = {
  activity: ['The activity of the demo is taken back.', 'It had been taken back before.'],
  all: ['The demo is taken back.', 'It had been taken back before.'],
  restore: ['What was taken back last is there again.', 'Nothing was taken back.'],
} as const;

const errorMessage = (error: unknown) => {
  if (error instanceof UsageError || error instanceof SettingError || error instanceof DomainError)
    return error.message;
  return `The demo could not be changed: ${String(error)}`;
};

try {
  const command = parseCommand(process.argv.slice(2));
  const app = await NestFactory.createApplicationContext(AppModule, {
    logger: ['error', 'warn'],
    abortOnError: false,
  });
  try {
    await app.get(ProjectionProgress).start();
    const changed =
      command === 'restore'
        ? app.get(DemoRestorer).restore(console.log)
        : app.get(DemoRemover).remove(command, console.log);
    console.log(messages[command][(await changed) ? 0 : 1]);
  } finally {
    await app.close();
  }
} catch (error) {
  console.error(errorMessage(error));
  process.exitCode = 1;
}
