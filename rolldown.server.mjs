import { defineConfig } from 'rolldown';

// Workspace packages export TypeScript source, so they are bundled in; npm packages stay external.
const isBundled = (id) => /^[./\0]/.test(id) || id.startsWith('@henna/') || id.startsWith('@oxc-project/');

/** The build of one server package: `input` maps the name of each program in `dist` to its source. */
export const server = (input) =>
  defineConfig({
    input,
    platform: 'node',
    tsconfig: 'tsconfig.json',
    external: (id) => !isBundled(id),
    transform: { target: 'node20' },
    output: { dir: 'dist', format: 'esm', sourcemap: true, cleanDir: true, keepNames: true },
  });
