import { useTheme } from '@mui/material/styles';
import { useDrawingArea } from '@mui/x-charts/hooks';

/** The usual sign of an axis that leaves out what lies between zero and its first value. */
export function AxisBreak() {
  const { direction, vars } = useTheme();
  const { left, top, width, height } = useDrawingArea();
  const x = direction === 'rtl' ? left + width : left;
  const bottom = top + height;
  return (
    <path
      className="axis-break"
      d={`M ${x} ${bottom} l -5 -4 l 10 -5 l -10 -5 l 5 -4`}
      fill={vars.palette.background.paper}
      stroke={vars.palette.text.primary}
      strokeWidth={1.5}
    />
  );
}
