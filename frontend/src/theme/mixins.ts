import type { Theme } from '@mui/material/styles';

/** A panel with a border and a background of its own. @param radius of its corners, in pixels */
export const framed = (theme: Theme, radius: number) => ({
  borderRadius: radius,
  border: `1px solid ${theme.vars?.palette.divider}`,
  background: theme.vars?.palette.background.paper,
});

/** A list without bullets. */
export const plainList = { margin: 0, padding: 0, listStyle: 'none' } as const;

/** A text cut after two lines. */
export const twoLines = {
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
} as const;

/** A link that covers the positioned element around it. @param radius of its corners, in pixels */
export const coveringLink = (theme: Theme, radius: number) => ({
  '& a': { color: 'inherit', textDecoration: 'none' },
  '& a::after': { content: '""', position: 'absolute', inset: 0, borderRadius: radius },
  '& a:focus-visible': { outline: 'none' },
  '& a:focus-visible::after': { outline: `2px solid ${theme.vars?.palette.primary.main}`, outlineOffset: 2 },
});
