import { fileURLToPath } from 'node:url';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const backend = { target: 'http://localhost:3000', changeOrigin: false };

/** What every page stands on: one file, which stays in the browser's cache while pages change. */
const ground =
  /node_modules\/(?!.*(?:mutationObserver|infiniteQuery|useRovingTabIndex))(?:react|react-dom|scheduler|use-sync-external-store|i18next|react-i18next|stylis|@emotion\/[^/]+|@tanstack\/[^/]+|@mui\/(?:system|utils|styled-engine|private-theming|material\/(?:styles|Button|ButtonBase|CssBaseline|Typography|IconButton|Skeleton)))\//;

/** Buttons have no ripple here: its code stays out of the first load. */
const noRipple = fileURLToPath(new URL('./src/app/theme/no-ripple.ts', import.meta.url));

export default defineConfig({
  plugins: [
    tanstackRouter({ target: 'react', autoCodeSplitting: true, quoteStyle: 'single', semicolons: true }),
    react(),
  ],
  resolve: { alias: [{ find: /^\.\/TouchRipple\.mjs$/, replacement: noRipple }] },
  server: { proxy: { '/api': backend, '/art': backend } },
  preview: { proxy: { '/api': backend, '/art': backend } },
  build: {
    outDir: 'dist',
    manifest: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'ground', test: ground }] } } },
  },
});
