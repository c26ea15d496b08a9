import { useTheme } from '@mui/material/styles';
import { useDrawingArea, useXScale } from '@mui/x-charts/hooks';
import { useTexts } from '../../../admin-kit/use-texts.ts';
import { annotationsByStep, numbersOf, type Annotation } from './annotations.ts';
import type { MetricAnswer } from '../api-types.ts';

interface StepAnnotationsProps {
  readonly annotations: readonly Annotation[];
  readonly answer: { readonly steps: readonly Pick<MetricAnswer['steps'][number], 'from' | 'to'>[] };
}

/** Height of the numbers, which stand above the drawing area. */
export const annotationHeight = 24;

const fontSize = 12;
const letterWidth = 7.5;
const padding = 7;
const gap = 2;

/** A number of annotations at its place; `stepX` is the step that it belongs to. */
export interface Mark {
  readonly stepX: number;
  readonly x: number;
  readonly width: number;
}

/** Moves marks apart and into the chart, so that each can be read. @param marks from left to right */
export const placeMarks = <Each extends Mark>(marks: readonly Each[], left: number, right: number): readonly Each[] => {
  const placed: Each[] = [];
  for (const mark of marks) {
    const before = placed.at(-1);
    const least = before ? before.x + before.width / 2 + gap : left;
    placed.push({ ...mark, x: Math.max(mark.x, least + mark.width / 2) });
  }
  let end = right;
  return placed
    .reverse()
    .map((mark) => {
      const x = Math.min(mark.x, end - mark.width / 2);
      end = x - mark.width / 2 - gap;
      return { ...mark, x };
    })
    .reverse();
};

/**
 * In a chart over steps: a line in every annotated step, and at its top the numbers of its annotations.
 *
 * The library's own reference line disappears when rounding puts it beside the axis, as in the last step of a reversed
 * axis.
 */
export function StepAnnotations({ annotations, answer }: StepAnnotationsProps) {
  const { number } = useTexts();
  const { text, quiet } = useTheme().vars.palette;
  const { left, top, width, height } = useDrawingArea();
  const scale = useXScale<'point' | 'band'>();
  const marks = [...annotationsByStep(annotations, answer.steps)].map(([step, stepAnnotations]) => {
    const numbers = numbersOf(stepAnnotations, number);
    const x = (scale(answer.steps[step]!.from) ?? left) + scale.bandwidth() / 2;
    return { step, numbers, stepX: x, x, width: numbers.length * letterWidth + 2 * padding };
  });
  const placed = placeMarks(
    marks.toSorted((a, b) => a.x - b.x),
    left - padding,
    left + width + padding,
  );
  return placed.map(({ step, numbers, stepX, x, width: own }) => (
    <g key={step} className="step-mark" pointerEvents="none">
      <path
        d={`M ${x} ${top - 4} L ${stepX} ${top} v ${height}`}
        fill="none"
        stroke={text.secondary}
        strokeDasharray="2 3"
      />
      <rect
        x={x - own / 2}
        y={top - annotationHeight}
        width={own}
        height={20}
        rx={10}
        fill={quiet}
        stroke={text.secondary}
      />
      <text
        x={x}
        y={top - annotationHeight + 14}
        fill={text.primary}
        fontSize={fontSize}
        fontWeight={600}
        textAnchor="middle"
      >
        {numbers}
      </text>
    </g>
  ));
}
