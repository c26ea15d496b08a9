import { useTheme } from '@mui/material/styles';
import { useDrawingArea, useYScale } from '@mui/x-charts/hooks';
import { useRef, type PointerEvent } from 'react';
import type { ChartLine } from './chart-lines.ts';
import { lineColour } from './line-colours.ts';
import { nearestStep, useStepPositions } from './step-positions.ts';
import type { StepCursorState } from './use-step-cursor.ts';

/** Pixels that a pointer moves before it selects. */
const leastDrag = 6;

interface CursorLayerProps extends Pick<StepCursorState, 'cursor' | 'setCursor' | 'zoom'> {
  readonly lines: readonly ChartLine[];
  readonly steps: ChartLine['steps'];
}

/** A line over all series at the step under the pointer, and what is dragged over. */
export function CursorLayer({ lines, steps, cursor, setCursor, zoom }: CursorLayerProps) {
  const theme = useTheme();
  const { left, top, width, height } = useDrawingArea();
  const positions = useStepPositions(steps);
  const y = useYScale<'linear' | 'log'>();
  const pressed = useRef<{ readonly x: number; readonly step: number } | null>(null);
  const stepAt = ({ clientX, currentTarget }: PointerEvent<SVGRectElement>) =>
    nearestStep(positions, clientX - currentTarget.getBoundingClientRect().left + left);
  const anchorOf = ({ clientX }: PointerEvent) =>
    pressed.current && Math.abs(clientX - pressed.current.x) >= leastDrag ? pressed.current.step : null;
  const [from, to] = cursor ? [positions[cursor.at]!, positions[cursor.anchor ?? cursor.at]!] : [0, 0];
  const half = positions.length > 1 ? Math.abs(positions[1]! - positions[0]!) / 2 : width / 2;
  const start = Math.max(left, Math.min(from, to) - half);
  return (
    <g>
      {cursor && cursor.anchor !== null && (
        <rect
          className="selection"
          x={start}
          y={top}
          width={Math.min(left + width, Math.max(from, to) + half) - start}
          height={height}
          fill={theme.vars.palette.primary.main}
          opacity={0.14}
        />
      )}
      {cursor && (
        <g className="cursor" pointerEvents="none">
          <path d={`M ${from} ${top} v ${height}`} stroke={theme.vars.palette.text.primary} />
          {lines.map((line) => {
            const value = line.values[cursor.at] ?? null;
            return (
              value !== null && (
                <circle
                  key={line.id}
                  cx={from}
                  cy={y(value)}
                  r={4.5}
                  fill={lineColour(line, theme)}
                  stroke={theme.vars.palette.background.paper}
                  strokeWidth={2}
                />
              )
            );
          })}
        </g>
      )}
      <rect
        data-testid="chart-area"
        x={left}
        y={top}
        width={width}
        height={height}
        fill="transparent"
        style={{ cursor: 'crosshair', touchAction: 'pan-y' }}
        onPointerDown={(event) => {
          if (event.button !== 0) return;
          pressed.current = { x: event.clientX, step: stepAt(event) };
          event.currentTarget.setPointerCapture?.(event.pointerId);
        }}
        onPointerMove={(event) => setCursor({ at: stepAt(event), anchor: anchorOf(event) })}
        onPointerUp={(event) => {
          const anchor = anchorOf(event);
          pressed.current = null;
          if (anchor !== null) zoom({ at: stepAt(event), anchor });
          else setCursor({ at: stepAt(event), anchor: null });
        }}
        onPointerCancel={() => {
          pressed.current = null;
          setCursor(null);
        }}
        onPointerLeave={() => {
          if (!pressed.current) setCursor(null);
        }}
      />
    </g>
  );
}
