import createCache, { type EmotionCache } from '@emotion/cache';
import rtlPlugin from '@mui/stylis-plugin-rtl';

interface ServerStyles {
  /** The cache to draw one page with. */
  readonly cache: EmotionCache;
  /** The styles of what was drawn, as elements for the head; the client's cache takes them over by their attributes. */
  readonly elements: () => string;
}

/** Collects the styles of one page. The keys are those of the client's caches. */
export function serverStyles(direction: 'ltr' | 'rtl'): ServerStyles {
  const cache =
    direction === 'rtl' ? createCache({ key: 'henna-rtl', stylisPlugins: [rtlPlugin] }) : createCache({ key: 'henna' });
  // Without it the styles would be written between the elements, where they break selectors by position.
  cache.compat = true;
  const globalNames = new Set<string>();
  const insert = cache.insert.bind(cache);
  cache.insert = (selector, serialized, sheet, shouldCache) => {
    if (selector === '') globalNames.add(serialized.name);
    return insert(selector, serialized, sheet, shouldCache);
  };
  const elements = () => {
    const entries = Object.entries(cache.inserted).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    );
    const globals = entries.filter(([name]) => globalNames.has(name));
    const scoped = entries.filter(([name]) => !globalNames.has(name));
    return [
      ...globals.map(([name, css]) => `<style data-emotion="${cache.key}-global ${name}">${css}</style>`),
      `<style data-emotion="${cache.key} ${scoped.map(([name]) => name).join(' ')}">${scoped.map(([, css]) => css).join('')}</style>`,
    ].join('');
  };
  return { cache, elements };
}
