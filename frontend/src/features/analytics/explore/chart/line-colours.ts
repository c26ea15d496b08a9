import type { Theme } from '@mui/material/styles';
import type { ChartLine } from './chart-lines.ts';

/** Colour of a line: the accent for the first group, quiet ink for the others. */
export const lineColour = ({ colour }: Pick<ChartLine, 'colour'>, { vars }: Theme): string => {
  const { primary, leaf, saffron, text } = vars.palette;
  return colour === null ? text.secondary : [primary.main, leaf, saffron][colour % 3]!;
};

/** Lines of the period that is compared with are pale: dashes are for steps that are not over. */
export const lineOpacity = ({ isBefore }: Pick<ChartLine, 'isBefore'>): number => (isBefore ? 0.5 : 1);
