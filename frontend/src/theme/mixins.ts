import type { Theme } from '@mui/material/styles';

/** A panel with a border and a background of its own. @param radius of its corners, in pixels */
export const framed = (theme: Theme, radius: number) => ({
  borderRadius: radius,
  border: `1px solid ${theme.vars?.palette.divider}`,
  background: theme.vars?.palette.background.paper,
});

/** A list without bullets. */
export const plainList = { margin: 0, padding: 0, listStyle: 'none' } as const;
