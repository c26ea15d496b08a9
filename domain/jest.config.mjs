import preset from '../jest.preset.mjs';

export default { ...preset, testMatch: ['<rootDir>/{src,node}/**/*.spec.ts'] };
