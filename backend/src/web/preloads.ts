import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@henna/domain';
import type { RouteTarget } from './resolve-route.ts';

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}
type Manifest = Readonly<Record<string, Chunk>>;

/** Route files of the client by kind of page. */
const screens: Readonly<Record<RouteTarget['kind'], string | undefined>> = {
  home: 'index',
  products: 'products.index',
  brands: 'brands.index',
  brand: 'brands.$brand',
  category: 'category.$category.index',
  rankings: 'rankings.$category',
  product: 'product.$id',
  'sign-in': 'sign-in',
  other: undefined,
};
/** Modules that a language needs besides those that English needs. */
const languageModules: Readonly<Record<Language, readonly string[]>> = {
  en: [],
  ar: ['src/i18n/arabic.ts', 'src/app/right-to-left.ts'],
};
const fonts: Readonly<Record<Language, readonly RegExp[]>> = {
  en: [/\/figtree-latin-wght-normal\.woff2$/, /\/fraunces-latin-wght-normal\.woff2$/],
  ar: [/\/readex-pro-arabic-wght-normal\.woff2$/, /\/readex-pro-latin-wght-normal\.woff2$/],
};

const entryModule = 'src/main.tsx';

/** Tags that preload the files which a page requests as soon as its scripts run; Vite's manifest has their names. */
export const preloads = (folder: string) => {
  const file = join(folder, '.vite/manifest.json');
  const manifest = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : {};
  const withImports = (names: readonly string[], visited = new Set<string>()): Set<string> => {
    for (const name of names)
      if (manifest[name] && !visited.has(name)) {
        visited.add(name);
        withImports(manifest[name].imports ?? [], visited);
      }
    return visited;
  };
  const first = withImports(['index.html']);
  return (target: RouteTarget | undefined, language: Language): string[] => {
    const screen = target && screens[target.kind];
    const modules = [
      entryModule,
      ...(screen ? [`src/routes/${screen}.tsx?tsr-split=component`] : []),
      ...languageModules[language],
    ];
    const chunks = [...withImports(modules)].filter((name) => !first.has(name)).map((name) => manifest[name]!);
    const fontFiles = Object.keys(manifest).filter((name) => fonts[language].some((font) => font.test(name)));
    return [
      ...fontFiles.map(
        (name) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${manifest[name]!.file}" />`,
      ),
      ...chunks.map((chunk) => `<link rel="modulepreload" crossorigin href="/${chunk.file}" />`),
      ...chunks
        .flatMap(({ css = [] }) => css)
        .map((style) => `<link rel="preload" as="style" crossorigin href="/${style}" />`),
    ];
  };
};
