import { dirname, relative, resolve } from 'node:path';

const source = resolve(import.meta.dirname, 'src');

/** The feature that a file belongs to, and its path in it; none outside of features. */
const featureOf = (file) => /^features\/([^/]+)\/(.+)$/.exec(relative(source, file))?.slice(1) ?? [];

/** An ESLint plugin: a feature of the service is imported through its `index.ts` only, and `shared` imports no feature. */
export default {
  rules: {
    boundaries: {
      meta: { type: 'problem', schema: [] },
      create: ({ filename, report }) => {
        const [importer] = featureOf(filename);
        const isShared = relative(source, filename).startsWith('shared/');
        const check = ({ source: specifier }) => {
          if (typeof specifier?.value !== 'string' || !specifier.value.startsWith('.')) return;
          const [feature, file] = featureOf(resolve(dirname(filename), specifier.value));
          if (feature === undefined) return;
          if (isShared) report({ node: specifier, message: 'Shared code imports no feature.' });
          else if (feature !== importer && file !== 'index.ts')
            report({ node: specifier, message: `Import ${feature} through its index.ts.` });
          else if (feature === importer && file === 'index.ts')
            report({
              node: specifier,
              message: 'Inside a feature, import the file itself: its index would be a cycle.',
            });
        };
        return { ImportDeclaration: check, ExportNamedDeclaration: check, ExportAllDeclaration: check };
      },
    },
  },
};
