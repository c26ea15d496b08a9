import { writeFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';

/**
 * Loaded into a program with `--import`: SIGWINCH, which Nest leaves alone, begins to count which functions run; the next one writes the counts to
 * the file that `COVERAGE_FILE` names.
 */
const file = process.env['COVERAGE_FILE'];
const session = new Session();
session.connect();
let counting = false;

process.on('SIGWINCH', () => {
  void (async () => {
    if (!counting) {
      await session.post('Profiler.enable');
      await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
    } else if (file) {
      const { result } = await session.post('Profiler.takePreciseCoverage');
      writeFileSync(file, JSON.stringify(result.filter(({ url }) => url.startsWith('file:'))));
      await session.post('Profiler.stopPreciseCoverage');
    }
    counting = !counting;
  })();
});
