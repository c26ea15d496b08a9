import type { Theme } from '@mui/material/styles';

/** Colours of the groups, the first the accent; what is beside it is quieter. */
export const coloursOf = ({ vars }: Theme): readonly string[] => {
  const { primary, leaf, saffron, tint } = vars.palette;
  return [primary.main, leaf, saffron, tint.iris.ink, tint.clay.ink];
};

export const chartHeight = 360;

/** Room for half a name of a step beyond the end of its axis. */
export const marginOf = (isRtl: boolean) =>
  ({ top: 12, bottom: 0, left: isRtl ? 32 : 0, right: isRtl ? 0 : 32 }) as const;

/** Between names of steps. The library adds it with the wrong sign to an axis that is reversed, where they overlapped. */
export const gapOf = (isReversed: boolean): number => (isReversed ? -14 : 14);

/** Lines of the other period are dashed, bars of it are pale. */
export const otherPeriod = {
  '& [data-series^="other-"]': { strokeDasharray: '5 5' },
  '& rect[data-series^="other-"], & [data-series^="other-"] rect': { opacity: 0.45 },
} as const;
