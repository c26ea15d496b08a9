import { readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';

/**
 * `order`: a feature imports only features before it, so that no cycle can come about.
 * `staffOnly`: features that nothing of the public pages may load; other features keep such parts in their `admin/`.
 */
const { order, staffOnly } = JSON.parse(readFileSync(new URL('features.json', import.meta.url), 'utf8'));

/** Folders of `src`, lowest first: each imports only its own layer and lower ones. */
const layers = [['lib', 'theme', 'i18n', 'assets'], ['components'], ['admin-kit'], ['features'], ['routes', 'app']];
const layerOf = (folder) => layers.findIndex((folders) => folders.includes(folder));

const source = resolve(import.meta.dirname, 'src');

/** Where a file stands; undefined outside the folders of layers. Texts count as `i18n`, in a feature's folder too. */
const placeOf = (file) => {
  if (/-texts\.(?:en|ar)\.ts$/.test(file)) return { folder: 'i18n' };
  const [folder, feature, inner, ...rest] = relative(source, file).split('/');
  if (layerOf(folder) < 0) return undefined;
  if (folder !== 'features') return { folder, isStaff: folder === 'admin-kit' };
  const isAdmin = inner === 'admin';
  return {
    folder,
    feature,
    isStaff: isAdmin || staffOnly.includes(feature),
    isEntry: (isAdmin ? rest.join('/') : inner) === 'index.ts',
  };
};

const problemOf = (from, to) => {
  if (layerOf(to.folder) > layerOf(from.folder)) return `${from.folder} imports nothing of ${to.folder}.`;
  if (to.isStaff && !from.isStaff && from.folder !== 'routes')
    return 'The public pages must not load parts that are only for administrators.';
  if (!to.feature) return undefined;
  if (from.feature === to.feature)
    return to.isEntry && from.isStaff === to.isStaff && !from.isEntry
      ? 'Inside a feature, import the file itself: its index would be a cycle.'
      : undefined;
  if (!to.isEntry) return `Import ${to.feature} through its index.ts or admin/index.ts.`;
  if (!order.includes(to.feature)) return `${to.feature} is missing in the order of features.json.`;
  return from.feature && order.indexOf(to.feature) > order.indexOf(from.feature)
    ? `${from.feature} stands before ${to.feature} in features.json, so it must not import it.`
    : undefined;
};

/** An ESLint plugin: the layers of `src`, and the boundaries of features. */
export default {
  rules: {
    boundaries: {
      meta: { type: 'problem', schema: [] },
      create: ({ filename, report }) => {
        const from = placeOf(filename);
        if (!from) return {};
        const check = ({ source: specifier }) => {
          if (typeof specifier?.value !== 'string' || !specifier.value.startsWith('.')) return;
          const to = placeOf(resolve(dirname(filename), specifier.value));
          const message = to && problemOf(from, to);
          if (message) report({ node: specifier, message });
        };
        return {
          ImportDeclaration: check,
          ImportExpression: check,
          ExportNamedDeclaration: check,
          ExportAllDeclaration: check,
        };
      },
    },
  },
};
