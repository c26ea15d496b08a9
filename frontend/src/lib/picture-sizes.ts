/** Widths in pixels in which the service gives a registered picture (`?w=`). */
const widths = [160, 320, 480, 640, 960] as const;

/** The sizes a browser may choose from; undefined for pictures that come in one only. @param full width of the original. */
export const srcSetOf = (url: string, full = 1200): string | undefined =>
  url.startsWith('/media/')
    ? [...widths.filter((width) => width < full).map((width) => `${url}?w=${width} ${width}w`), `${url} ${full}w`].join(
        ', ',
      )
    : undefined;
