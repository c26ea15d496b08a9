import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@henna/domain';
import type { Subject } from './page-status.ts';

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}
type Manifest = Readonly<Record<string, Chunk>>;

/** The screens of the client by what a page is about. */
const screens: Readonly<Record<Subject['kind'], string | undefined>> = {
  home: 'index',
  products: 'products.index',
  brands: 'brands.index',
  brand: 'brands.$brand',
  category: 'category.$category.index',
  product: 'product.$id',
  other: undefined,
};
/** What a language needs beyond English. */
const ofLanguage: Readonly<Record<Language, readonly string[]>> = {
  en: [],
  ar: ['src/i18n/arabic.ts', 'src/app/right-to-left.ts'],
};
const fonts: Readonly<Record<Language, readonly RegExp[]>> = {
  en: [/\/figtree-latin-wght-normal\.woff2$/, /\/fraunces-latin-wght-normal\.woff2$/],
  ar: [/\/readex-pro-arabic-wght-normal\.woff2$/, /\/readex-pro-latin-wght-normal\.woff2$/],
};

/** What takes over the first screen, whichever it is. */
const client = 'src/main.tsx';

/** Tags for the files that a page will ask for as soon as its scripts run; the build's manifest knows their names. */
export const preloads = (folder: string) => {
  const file = join(folder, '.vite/manifest.json');
  const manifest = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : {};
  const withImports = (names: readonly string[], known = new Set<string>()): Set<string> => {
    for (const name of names)
      if (manifest[name] && !known.has(name)) {
        known.add(name);
        withImports(manifest[name].imports ?? [], known);
      }
    return known;
  };
  const first = withImports(['index.html']);
  return (subject: Subject | undefined, language: Language): string[] => {
    const screen = subject && screens[subject.kind];
    const wanted = [
      client,
      ...(screen ? [`src/routes/${screen}.tsx?tsr-split=component`] : []),
      ...ofLanguage[language],
    ];
    const chunks = [...withImports(wanted)].filter((name) => !first.has(name)).map((name) => manifest[name]!);
    const letters = Object.keys(manifest).filter((name) => fonts[language].some((font) => font.test(name)));
    return [
      ...letters.map(
        (name) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${manifest[name]!.file}" />`,
      ),
      ...chunks.map((chunk) => `<link rel="modulepreload" crossorigin href="/${chunk.file}" />`),
      ...chunks
        .flatMap(({ css = [] }) => css)
        .map((style) => `<link rel="preload" as="style" crossorigin href="/${style}" />`),
    ];
  };
};
