const browsers: readonly (readonly [RegExp, string])[] = [
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const systems: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

const named = (known: readonly (readonly [RegExp, string])[], userAgent: string): string | undefined =>
  known.find(([pattern]) => pattern.test(userAgent))?.[1];

/** How people call a browser and its system, as far as the user agent tells: "Firefox · Windows"; null when it tells neither. */
export function deviceOf(userAgent: string | null): string | null {
  const parts = [named(browsers, userAgent ?? ''), named(systems, userAgent ?? '')].filter(Boolean);
  return parts.length > 0 ? parts.join(' · ') : null;
}

export const isHandheld = (userAgent: string | null): boolean => /Mobi|Android|iPhone|iPad/.test(userAgent ?? '');
