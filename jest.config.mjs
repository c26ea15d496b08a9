import preset from './jest.preset.mjs';

const { maxWorkers, testTimeout } = preset;

/** A package's settings without those that hold for the whole run. */
export const project = async (name) => {
  const { maxWorkers: _, verbose: _verbose, ...config } = (await import(`./${name}/jest.config.mjs`)).default;
  return { ...config, rootDir: `<rootDir>/${name}` };
};

/** All packages' suites in one run: no core waits while the longest file of a package ends. */
export default {
  projects: await Promise.all(['domain', 'embedded', 'tools', 'backend', 'frontend', 'projections'].map(project)),
  maxWorkers,
  testTimeout,
  // Jest keeps memory for each file that has run; a worker is restarted when that is much.
  workerIdleMemoryLimit: '1GB',
};
