import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { answerText } from './analytics/answer-text.ts';
import { exportLog, type Exported } from './analytics/export-log.ts';
import { readNote, type Selection } from './analytics/export-note.ts';
import { query } from './analytics/query.ts';
import { wishOf } from './analytics/wish.ts';
import { command } from './command.ts';
import { programs } from './parts/programs.ts';
import type { StartSettings } from './settings.ts';
import { StartError } from './start-error.ts';
import { commandEnvironment } from './stores/store-environment.ts';
import { withStores } from './stores/with-stores.ts';

const argsOf = (selection: Selection) =>
  Object.entries(selection).flatMap(([name, value]) => (value === undefined ? [] : [`--${name}`, String(value)]));

/** Reads the log of what runs on the data folder or, where nothing does, of stores started for that time. */
const bringUpToDate = (settings: StartSettings, folder: string, selection: Selection): Promise<Exported> =>
  withStores(settings, async (stores, supervisor) => {
    await supervisor?.start(programs.projections(commandEnvironment(stores)));
    const environment = { ...commandEnvironment(stores), DATA_DIR: settings.dataFolder, DEMO: 'off' };
    return exportLog(folder, selection, { ...programs.export, args: argsOf(selection), environment });
  });

const known = (folder: string): string => {
  if (!existsSync(folder) || !readNote(folder)) throw new StartError(`${folder} holds no export.`);
  return folder;
};

/** `analytics export …`: the log as Parquet files. `analytics query "<SQL>" …`: SQL on it. */
await command(async (words, settings) => {
  /** The export that queries keep up to date. */
  const kept = join(settings.dataFolder, 'analytics');
  const wish = wishOf(words);
  // The programs that were started hear Ctrl+C too; this one ends when they have.
  process.on('SIGINT', () => undefined);
  if (wish.verb === 'export') {
    const folder = wish.into ?? kept;
    const { added, note } = await bringUpToDate(settings, folder, wish.selection);
    console.log(`${folder}: ${added} events more, up to position ${note.through ?? 'none'}.`);
  } else {
    if (!wish.in) await bringUpToDate(settings, kept, {});
    const answer = await query(known(wish.in ?? kept), wish.sql, wish.bounds);
    console.log(answerText(answer, wish.format));
    if (answer.isCut) console.error(`The first ${wish.bounds.rows} rows; --limit takes more.`);
  }
});
