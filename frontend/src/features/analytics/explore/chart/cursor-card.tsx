import { styled, useTheme } from '@mui/material/styles';
import { useDrawingArea } from '@mui/x-charts/hooks';
import type { ChartLine } from './chart-lines.ts';
import { LineSwatch } from './line-legend.tsx';
import { useStepPositions } from './step-positions.ts';
import type { StepCursor } from './use-step-cursor.ts';

const Floating = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  position: 'absolute',
  zIndex: 1,
  pointerEvents: 'none',
  display: 'grid',
  gap: 4,
  maxWidth: 300,
  padding: '8px 12px',
  borderRadius: 10,
  border: `1px solid ${theme.vars?.palette.divider}`,
  background: theme.vars?.palette.background.paper,
  color: theme.vars?.palette.text.primary,
  boxShadow: '0 4px 16px rgb(0 0 0 / 0.12)',
  '& p': { margin: 0, fontWeight: 600 },
  '& div': { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr) auto', alignItems: 'center', gap: 8 },
  '& b': { fontVariantNumeric: 'tabular-nums' },
}));

interface CursorCardProps {
  readonly cursor: StepCursor;
  readonly lines: readonly ChartLine[];
  readonly steps: ChartLine['steps'];
  readonly title: string;
  readonly write: (value: number | null) => string;
}

/** The values of all lines at the cursor, beside it. */
export function CursorCard({ cursor, lines, steps, title, write }: CursorCardProps) {
  const { direction } = useTheme();
  const { left, top, width } = useDrawingArea();
  const x = useStepPositions(steps)[cursor.at] ?? 0;
  const isOnRight = x < left + width / 2;
  const place = isOnRight ? { left: x + 14, right: 'auto' } : { left: 'auto', right: `calc(100% - ${x - 14}px)` };
  return (
    // The library that mirrors styles leaves inline ones as they are.
    <Floating aria-hidden style={{ top: top + 8, ...place, direction }}>
      <p>{title}</p>
      {lines.map((line) => (
        <div key={line.id}>
          <LineSwatch line={line} />
          <bdi>{line.name}</bdi>
          <b>{write(line.values[cursor.at] ?? null)}</b>
        </div>
      ))}
    </Floating>
  );
}
