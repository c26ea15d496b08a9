import { useTheme } from '@mui/material/styles';
import { useDrawingArea, useYScale } from '@mui/x-charts/hooks';
import type { ChartLine } from './chart-lines.ts';
import { isPartial } from './extent-texts.ts';
import { lineColour } from './line-colours.ts';
import { useStepPositions } from './step-positions.ts';

/** Room for names beside the drawing area. */
export const labelWidth = 184;
const lineHeight = 16;
const lettersInLine = 25;
const gap = 10;

/** Lines of text of at most so many letters, unless a word is longer. */
export const wrapText = (text: string, letters = lettersInLine): readonly string[] =>
  text.split(' ').reduce<string[]>((lines, word) => {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= letters) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
    return lines;
  }, []);

interface Label {
  readonly id: string;
  readonly texts: readonly string[];
  readonly colour: string;
  readonly y: number;
}

/** Labels from the top down, moved apart so that none lies on another one, and up again where they leave the chart. */
export const spread = <Each extends Pick<Label, 'texts' | 'y'>>(
  labels: readonly Each[],
  bottom: number,
): readonly Each[] => {
  const heightOf = ({ texts }: Each) => texts.length * lineHeight + 4;
  const down: Each[] = [];
  for (const label of labels.toSorted((a, b) => a.y - b.y)) {
    const above = down.at(-1);
    down.push({ ...label, y: above ? Math.max(label.y, above.y + heightOf(above)) : label.y });
  }
  let end = bottom;
  return down
    .reverse()
    .map((label) => {
      const y = Math.min(label.y, end - heightOf(label));
      end = y;
      return { ...label, y };
    })
    .reverse();
};

/** The names of lines beside their ends. */
export function LineEndLabels({
  lines,
  steps,
}: {
  readonly lines: readonly ChartLine[];
  readonly steps: ChartLine['steps'];
}) {
  const theme = useTheme();
  const { left, top, width, height } = useDrawingArea();
  const positions = useStepPositions(steps);
  const y = useYScale<'linear' | 'log'>();
  const x = theme.direction === 'rtl' ? left - gap : left + width + gap;
  const labels = lines.flatMap((line): readonly Label[] => {
    const isDrawn = (value: number | null, index: number) => value !== null && positions[index] !== undefined;
    const last = line.values.findLastIndex(isDrawn);
    if (last < 0) return [];
    // A step that is not over says little about where a line is going.
    const whole = line.values.findLastIndex((value, index) => isDrawn(value, index) && !isPartial(line.steps[index]!));
    return [
      {
        id: line.id,
        texts: wrapText(line.name),
        colour: lineColour(line, theme),
        y: y(line.values[whole < 0 ? last : whole]!) - 8,
      },
    ];
  });
  return spread(labels, top + height).map(({ id, texts, colour, y: start }) => (
    <text key={id} data-label={id} fontSize={13} fontWeight={500} fill={colour} textAnchor="start">
      {texts.map((text, index) => (
        <tspan key={index} x={x} y={start + 12 + index * lineHeight}>
          {text}
        </tspan>
      ))}
    </text>
  ));
}
