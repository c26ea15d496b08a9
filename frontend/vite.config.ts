import { fileURLToPath } from 'node:url';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type BuildOptions } from 'vite';
import features from './features.json' with { type: 'json' };

const backend = { target: 'http://localhost:3000', changeOrigin: false };

/**
 * What every page needs of libraries: one file, which stays in the browser's cache while pages change. It takes nothing along that
 * is not named here, so that what only some pages use stays with them; nothing in it may need a module outside.
 */
const base =
  /node_modules\/(?!.*(?:[mM]utationObserver|useMutation|useBlocker|useQueries|queriesObserver|[iI]nfiniteQuery(?!Behavior)|useMediaQuery|useRovingTabIndex|mergeSlotProps|useSlot|(?:omit|extract)EventHandlers|appendOwnerState|resolveComponentProps|getScrollbarSize|focusable|owner(?:Window|Document)|utils\/contains))(?:react|react-dom|react-is|scheduler|clsx|@babel\/runtime|use-sync-external-store|i18next|react-i18next|stylis|@emotion\/[^/]+|@tanstack\/[^/]+|@mui\/(?:system|utils|styled-engine|private-theming|material\/(?:styles|colors|utils|zero-styled|transitions\/utils|useLazyRipple|DefaultPropsProvider|GlobalStyles|ButtonGroup|Button|ButtonBase|CssBaseline|Typography)))[/.]|\/theme\/noop-component\./;

/** What the first screen needs of ours, whichever it is: many small files would cost more than their words. */
const shared =
  /\/(?:domain\/src\/(?:shared\/(?:limits|refusals\/public-refusals)|(?:rating\/rating|voting\/vote)-statistics|shelf\/shelf(?:-counts|\.events))\.|frontend\/src\/(?:lib\/(?!use-form|save-file|live|use-search-text|use-debounced|validation)|components\/(?!dialog|confirm-dialog|field|menu(?:-surface)?\.|search-field|select-field|pager|pill-links|back-link|switch|tabs|text-input|text-link)|routes\/[^?]+$|features\/session\/(?!sign-in-redirect|pending-choice-offer|authentication-required)|features\/(?:catalogue|product-page|profile|rating|voting)\/api\.|features\/[\w-]+\/[\w-]+-(?:params|search|route|query)\.|features\/catalogue\/categories\.)|node_modules\/lucide-react\/dist\/esm\/icons\/(?:chevron-left|chevron-right|star)\.)/;

const interaction =
  /\/lib\/live\.|\/features\/(?:session\/sign-in-redirect|catalogue\/components\/product-picture)|[mM]utationObserver|useMutation|icons\/(?:check|image-off)\./;

/** What only administrators load says so in its name. */
const ofAdmin = new RegExp(
  `/frontend/src/(?:admin-kit/|features/(?:${features.staffOnly.join('|')}|[\\w-]+/admin)/|routes/admin\\.|i18n/admin[/.])`,
);

/**
 * What is fetched along with a part that is asked for later. What every page needs is there already, and the many
 * names of the administrators' files would be a load for everybody else.
 */
const besides = (part: string, files: string[]): string[] => {
  if (part.startsWith('assets/main-')) return files;
  if (part.startsWith('assets/admin')) return [];
  return files.filter((file) => !/^assets\/(?:base|shared|loader|rolldown-runtime|main)-/.test(file));
};

/** Buttons have neither ripple nor spinner here, and nobody hoists statics: their code stays out of the first load. */
const noopComponent = fileURLToPath(new URL('./src/theme/noop-component.ts', import.meta.url));
const lucideIcon = fileURLToPath(new URL('./src/theme/lucide-icon.ts', import.meta.url));

const clientBuild: BuildOptions = {
  outDir: 'dist/client',
  manifest: true,
  modulePreload: { polyfill: false, resolveDependencies: besides },
  target: 'es2022',
  assetsInlineLimit: 0,
  rolldownOptions: {
    output: {
      chunkFileNames: ({ name, moduleIds }) => {
        const unnamed = name !== 'shared' && !name.startsWith('admin') && moduleIds.some((id) => ofAdmin.test(id));
        return `assets/${unnamed ? 'admin-' : ''}[name]-[hash].js`;
      },
      codeSplitting: {
        groups: [
          // The first script must be able to wait and to ask for all others without bringing them.
          { name: 'loader', test: /vite\/preload-helper|\/lib\/next-paint\./, priority: 1 },
          { name: 'base', test: base, includeDependenciesRecursively: false },
          { name: 'shared', test: shared },
          // What pages need on which members act: one small file instead of many tiny ones.
          { name: 'interaction', test: interaction, includeDependenciesRecursively: false },
        ],
      },
    },
  },
};

const serverBuild: BuildOptions = { outDir: 'dist/server', target: 'node20', copyPublicDir: false, emptyOutDir: true };

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    tanstackRouter({ target: 'react', autoCodeSplitting: true, quoteStyle: 'single', semicolons: true }),
    react(),
  ],
  resolve: {
    alias: [
      {
        find: /^(?:\.\/TouchRipple|\.\.\/CircularProgress\/index)\.mjs$|^hoist-non-react-statics$/,
        replacement: noopComponent,
      },
      { find: '../createLucideIcon.mjs', replacement: lucideIcon },
      // React has it itself since 18.
      { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
      { find: /^use-sync-external-store\/shim\/with-selector$/, replacement: 'use-sync-external-store/with-selector' },
    ],
  },
  server: { proxy: { '/api': backend, '/art': backend } },
  preview: { proxy: { '/api': backend, '/art': backend } },
  // The service renders with what is bundled here: the client's packages are not installed beside it.
  ssr: { noExternal: true },
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': '"production"' } }),
  build: isSsrBuild ? serverBuild : clientBuild,
}));
