import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { formatResult } from './format-result.ts';
import { exportLog, type ExportResult } from './export-log.ts';
import { readManifest, type Selection } from './manifest.ts';
import { query } from './query.ts';
import { parseRequest } from './request.ts';
import { runCommand } from '../operator/command.ts';
import { programs } from '../processes/programs.ts';
import type { StartSettings } from '../shared/settings.ts';
import { UserFacingError } from '../shared/errors.ts';
import { analyticsEnvironment, outsideAnalytics, startAnalytics } from '../stores/analytics-program.ts';
import { commandEnvironment } from '../stores/running-stores.ts';
import { withStores } from '../stores/stores.ts';

const toArguments = (selection: Selection) =>
  Object.entries(selection).flatMap(([name, value]) => (value === undefined ? [] : [`--${name}`, String(value)]));

/** Updates an export from the running installation or, where none runs, from stores started for that time. */
const updateExport = (settings: StartSettings, folder: string, selection: Selection): Promise<ExportResult> =>
  withStores(settings, async (stores, supervisor) => {
    await supervisor?.start(programs.projections(commandEnvironment(stores)));
    const analytics =
      outsideAnalytics(process.env) ??
      stores.analytics ??
      (supervisor && (await startAnalytics(supervisor, { ...settings, ...stores })));
    if (!analytics) throw new UserFacingError('The running installation has no analytics program.');
    const environment = {
      ...commandEnvironment(stores),
      ...analyticsEnvironment(analytics),
      DATA_DIR: settings.dataFolder,
      DEMO: 'off',
    };
    return exportLog(folder, selection, { ...programs.export, args: toArguments(selection), environment });
  });

const requireExport = (folder: string): string => {
  if (!existsSync(folder) || !readManifest(folder)) throw new UserFacingError(`${folder} holds no export.`);
  return folder;
};

/** `analytics export …`: the log as Parquet files. `analytics query "<SQL>" …`: SQL on it. */
await runCommand(async (args, settings) => {
  /** The export that queries update. */
  const defaultFolder = join(settings.dataFolder, 'analytics');
  const request = parseRequest(args);
  // Ctrl+C reaches the programs that were started too; this one ends after them.
  process.on('SIGINT', () => undefined);
  if (request.verb === 'export') {
    const folder = request.into ?? defaultFolder;
    const { added, manifest } = await updateExport(settings, folder, request.selection);
    console.log(`${folder}: ${added} events more, up to position ${manifest.through ?? 'none'}.`);
  } else {
    if (!request.in) await updateExport(settings, defaultFolder, {});
    const result = await query(requireExport(request.in ?? defaultFolder), request.sql, request.limits);
    console.log(formatResult(result, request.format));
    if (result.isCut) console.error(`The first ${request.limits.rows} rows; --limit takes more.`);
  }
});
