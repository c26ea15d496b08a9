/** One-colour drawings as path data, to be coloured by `currentColor`. */
export interface Mark {
  viewBox: string;
  path: string;
}

/** The sprig of Henna: a leaf with its vein, two tendrils and three dots. Drawn filled (`fill-rule="evenodd"`). */
export const logoIcon: Mark = {
  viewBox: '0 0 48 48',
  path:
    'M24 9.5c5.6 5 8.2 10 8.2 15 0 5.4-3.3 9.6-8.2 12-4.9-2.4-8.2-6.6-8.2-12 0-5 2.6-10 8.2-15Z' +
    'M24 14.8c-3.5 3.6-5.2 6.9-5.2 10 0 3.5 1.6 6.2 4.3 8.1V24.5h1.8v8.4c2.7-1.9 4.3-4.6 4.3-8.1 0-3.1-1.7-6.4-5.2-10Z' +
    'M22.7 44.5c-.2-2.6-1.5-4.5-4-5.7-2.6-1.2-5.2-1.1-7.4-2.5-3.3-2.1-4.6-5.5-3.8-10.3 3.7.9 6.1 2.7 7.3 5.4.7 1.6.8 3.1 1.9 4.4 2.7 1.3 5.4 2.6 7.3 5.2 1.9-2.6 4.6-3.9 7.3-5.2 1.1-1.3 1.2-2.8 1.9-4.4 1.2-2.7 3.6-4.5 7.3-5.4.8 4.8-.5 8.2-3.8 10.3-2.2 1.4-4.8 1.3-7.4 2.5-2.5 1.2-3.8 3.1-4 5.7Z' +
    'M24 2.5a2.1 2.1 0 1 1 0 4.2 2.1 2.1 0 0 1 0-4.2Z' +
    'M15 7.3a1.6 1.6 0 1 1 0 3.2 1.6 1.6 0 0 1 0-3.2Z' +
    'M33 7.3a1.6 1.6 0 1 1 0 3.2 1.6 1.6 0 0 1 0-3.2Z' +
    'M9.5 15.5a1.2 1.2 0 1 1 0 2.4 1.2 1.2 0 0 1 0-2.4Z' +
    'M38.5 15.5a1.2 1.2 0 1 1 0 2.4 1.2 1.2 0 0 1 0-2.4Z',
};

/** The emblem of each category. Line drawings: `fill="none"`, `stroke="currentColor"`, a width of 2, round caps and joins. */
export const categoryIcons: Record<string, Mark> = {
  makeup: {
    viewBox: '0 0 48 48',
    path: 'M13 27h14v15H13ZM15 27v-8h10v8M16.5 19v-7.5L23.5 6v13M13 33h14M35 42V31M32.5 23.5h5V31h-5ZM31.2 23.5c-.5-6 1.3-11 3.8-14 2.5 3 4.3 8 3.8 14Z',
  },
  skincare: {
    viewBox: '0 0 48 48',
    path: 'M16 22h16a4 4 0 0 1 4 4v13a3 3 0 0 1-3 3H15a3 3 0 0 1-3-3V26a4 4 0 0 1 4-4ZM19 22v-5h10v5M21.5 17V9.5a2.5 2.5 0 0 1 5 0V17M24 27.5c2.6 3 3.6 4.6 3.6 6.2a3.6 3.6 0 0 1-7.2 0c0-1.6 1-3.2 3.6-6.2Z',
  },
  'hair care': {
    viewBox: '0 0 48 48',
    path: 'M9 8h30v8H9ZM12 16v10M17 16v10M22 16v10M27 16v10M32 16v10M36.5 16v10M8 33c5-4 9 4 14.5 1S32 29 40 33M8 40c5-4 9 4 14.5 1S32 36 40 40',
  },
  'body care': {
    viewBox: '0 0 48 48',
    path: 'M16 23h16a3 3 0 0 1 3 3v13a3 3 0 0 1-3 3H16a3 3 0 0 1-3-3V26a3 3 0 0 1 3-3ZM19 23v-5h10v5M24 18v-7M15.5 13.5c0-2 1-3 3-3H29v3.5M18 32.5c2-2.4 4-2.4 6 0s4 2.4 6 0',
  },
  perfumes: {
    viewBox: '0 0 48 48',
    path: 'M16 22h16l5 6v11a3 3 0 0 1-3 3H14a3 3 0 0 1-3-3V28ZM20 22v-5h8v5M19 9h10v8H19ZM11 32c4.5-2.5 8.5 2.5 13 0s8.5-2.5 13 0M36 8h.1M40 5h.1M40 11h.1M36 14h.1',
  },
};
