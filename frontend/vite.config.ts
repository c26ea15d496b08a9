import { fileURLToPath } from 'node:url';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const backend = { target: 'http://localhost:3000', changeOrigin: false };

/** What every page stands on: one file, which stays in the browser's cache while pages change. */
const ground =
  /node_modules\/(?!.*(?:mutationObserver|infiniteQuery|useRovingTabIndex))(?:react|react-dom|scheduler|use-sync-external-store|i18next|react-i18next|stylis|@emotion\/[^/]+|@tanstack\/[^/]+|@mui\/(?:system|utils|styled-engine|private-theming|material\/(?:styles|Button|ButtonBase|CssBaseline|Typography|IconButton|Skeleton)))\//;

/** What the first screen needs of ours, whichever it is: many small files would cost more than their words. */
const shared =
  /\/(?:contracts\/src\/|frontend\/src\/(?:lib\/(?!form\/)|components\/(?!link-badge|nearby|dialog|confirm-dialog|switch|tabs|text-input|text-link)|routes\/[^?]+$|features\/(?:session|site)\/|features\/(?!admin\/)[\w-]+\/(?:api|lists)\/|features\/[\w-]+\/[\w-]+-(?:params|search|route)\.|features\/catalogue\/(?:categories|favorites)\.))/;

/** Buttons have neither ripple nor spinner here, and nobody hoists statics: their code stays out of the first load. */
const unusedPart = fileURLToPath(new URL('./src/app/theme/unused-part.ts', import.meta.url));

export default defineConfig({
  plugins: [
    tanstackRouter({ target: 'react', autoCodeSplitting: true, quoteStyle: 'single', semicolons: true }),
    react(),
  ],
  resolve: {
    alias: [
      {
        find: /^(?:\.\/TouchRipple|\.\.\/CircularProgress\/index)\.mjs$|^hoist-non-react-statics$/,
        replacement: unusedPart,
      },
    ],
  },
  server: { proxy: { '/api': backend, '/art': backend } },
  preview: { proxy: { '/api': backend, '/art': backend } },
  build: {
    outDir: 'dist',
    manifest: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // The first script must be able to ask for all others without bringing them.
            { name: 'loader', test: /vite\/preload-helper/, priority: 1 },
            { name: 'ground', test: ground },
            { name: 'shared', test: shared },
          ],
        },
      },
    },
  },
});
