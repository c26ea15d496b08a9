import nx from '@nx/eslint-plugin';
import prettier from 'eslint-config-prettier';
import hooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import features from './backend/feature-boundaries.mjs';
import imports from './frontend/import-boundaries.mjs';

/** What a package may import. Programs find each other's built files by package exports: `backend/src/built-packages.ts`. */
const walls = [
  { sourceTag: 'package:domain', onlyDependOnLibsWithTags: [] },
  { sourceTag: 'package:backend', onlyDependOnLibsWithTags: ['package:domain'] },
  { sourceTag: 'package:projections', onlyDependOnLibsWithTags: ['package:domain'] },
  { sourceTag: 'package:frontend', onlyDependOnLibsWithTags: ['package:domain'] },
  { sourceTag: 'package:embedded', onlyDependOnLibsWithTags: [] },
  { sourceTag: 'package:tools', onlyDependOnLibsWithTags: ['package:domain', 'package:embedded'] },
  { sourceTag: 'package:e2e', onlyDependOnLibsWithTags: ['package:domain', 'package:embedded', 'package:tools'] },
];

/** Packages import each other by name, never by path. */
const byPath = {
  regex: String.raw`^(\.\./)+(domain|backend|projections|frontend|embedded|tools|e2e)/`,
  message: 'Import the package by its name.',
};
/** `domain/src` is pure and runs in the browser too: it reads no clock, file, network or store. */
const impure = [
  // Specs alone draw random values.
  { regex: '^(?!fast-check$)[^.]', message: 'domain/src imports nothing but itself.' },
  { regex: String.raw`^(\.\./)+node/`, message: 'domain/src imports nothing of domain/node.' },
];

export default tseslint.config(
  { ignores: ['**/dist', '**/node_modules', '**/*.gen.ts', '.nx', '**/*.mjs', '**/*.cjs', '**/vite.config.ts'] },
  ...tseslint.configs.recommendedTypeChecked,
  { languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } } },
  { files: ['frontend/**/*.tsx'], ...hooks.configs.flat.recommended },
  {
    files: ['frontend/src/**/*.ts', 'frontend/src/**/*.tsx'],
    plugins: { imports },
    rules: { 'imports/boundaries': 'error' },
  },
  {
    files: ['backend/src/**/*.ts'],
    ignores: ['**/*.spec.ts', '**/testing/**'],
    plugins: { features },
    rules: { 'features/boundaries': 'error' },
  },
  {
    files: ['**/*.ts', '**/*.tsx'],
    plugins: { '@nx': nx },
    rules: {
      '@nx/enforce-module-boundaries': [
        'error',
        // The service renders first HTML with the client's own components.
        { enforceBuildableLibDependency: false, allow: ['@henna/frontend/server'], depConstraints: walls },
      ],
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
    },
  },
  {
    files: ['**/*.ts', '**/*.tsx'],
    rules: { 'no-restricted-imports': ['error', { patterns: [byPath] }] },
  },
  {
    files: ['domain/src/**/*.ts'],
    rules: {
      'no-restricted-imports': ['error', { patterns: [byPath, ...impure] }],
      'no-restricted-globals': ['error', 'process', 'Buffer', 'setTimeout', 'setInterval', 'setImmediate', 'fetch'],
    },
  },
  {
    files: ['**/*.spec.ts', '**/*.spec.tsx'],
    rules: {
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  {
    // Runs in the browser as it stands.
    ...tseslint.configs.disableTypeChecked,
    files: ['frontend/public/**/*.js'],
  },
  {
    files: ['frontend/public/**/*.js'],
    languageOptions: {
      globals: {
        self: 'readonly',
        caches: 'readonly',
        fetch: 'readonly',
        Request: 'readonly',
        Response: 'readonly',
        URL: 'readonly',
        addEventListener: 'readonly',
        document: 'readonly',
        localStorage: 'readonly',
        sessionStorage: 'readonly',
        CSS: 'readonly',
        location: 'readonly',
        navigator: 'readonly',
        setInterval: 'readonly',
      },
    },
    rules: { 'no-undef': 'error', 'prefer-const': 'error', eqeqeq: 'error' },
  },
  prettier,
);
