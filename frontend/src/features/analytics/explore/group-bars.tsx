import { styled, useTheme } from '@mui/material/styles';
import { useTexts } from '../../../admin-kit/use-texts.ts';
import { plainList } from '../../../theme/mixins.ts';
import type { MetricAnswer } from '../api-types.ts';
import { formatFigure } from '../figures.ts';
import { othersOf, type ComparedGroup } from './chart/chart-lines.ts';
import { periodName } from './period-names.ts';

const Bars = styled('ul')(({ theme }) => ({
  ...plainList,
  ...theme.typography.body2,
  display: 'grid',
  gridTemplateColumns: 'fit-content(40%) minmax(0, 1fr)',
  gap: '10px 12px',
  alignItems: 'center',
  '& li': { display: 'contents' },
  '& .name': { overflowWrap: 'anywhere' },
  '& .bars': { display: 'grid', gap: 3, minWidth: 0 },
  '& .bar': { display: 'flex', alignItems: 'center', gap: 8, minWidth: 0 },
  '& svg': { display: 'block', flex: 'none' },
  '& b': { flex: 'none', fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
  '& .legend': { display: 'flex', flexWrap: 'wrap', gap: '4px 16px', gridColumn: '1 / -1' },
  '& .legend span': { display: 'inline-flex', alignItems: 'center', gap: 8 },
  [theme.breakpoints.down('sm')]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '2px 0',
    '& .bars': { marginBlockEnd: 8 },
  },
}));

/** Room for the value beside the longest bar. */
const valueWidth = '7ch';
const pale = 0.55;

/** Where a bar begins and how long it is, in percents of the room for bars. */
export interface BarShape {
  readonly start: number;
  readonly length: number;
}

/**
 * Shapes of values: bars from zero on, to both sides where there are values below it. Places have no zero: a short mark
 * shows them on a scale on which each of the first ten has room, place 1 at the start.
 */
export const barShapes = (
  metric: MetricAnswer['metric'],
  values: readonly (number | null)[],
): ((value: number | null) => BarShape) => {
  const known = values.filter((value) => value !== null);
  if (metric === 'trendRank') {
    const last = Math.log(Math.max(10, ...known));
    return (place) => ({
      start: place === null ? 0 : (Math.log(place) / last) * 98.5,
      length: place === null ? 0 : 1.5,
    });
  }
  const [least, most] = [Math.min(0, ...known), Math.max(0, ...known)];
  const room = most - least || 1;
  return (value) => ({
    start: ((Math.min(0, value ?? 0) - least) / room) * 100,
    length: (Math.abs(value ?? 0) / room) * 100,
  });
};

interface GroupBarsProps {
  readonly answer: MetricAnswer;
  readonly other: MetricAnswer | undefined;
  readonly rows: readonly ComparedGroup[];
  readonly nameOf: (row: ComparedGroup) => string;
  /** Whether the groups that are not among the rows have a bar together. */
  readonly hasOthers: boolean;
}

/** Totals of groups as bars, each with its whole name and its value. The table of totals says the same in words. */
export function GroupBars({ answer, other, rows, nameOf, hasOthers }: GroupBarsProps) {
  const { t, language, number } = useTexts();
  const { primary, text } = useTheme().vars.palette;
  const rest = hasOthers && othersOf(answer, rows);
  const bars = [
    ...rows.map((row) => ({
      key: row.key ?? '',
      name: nameOf(row),
      colour: primary.main,
      now: row.now.total,
      before: other ? (row.before?.total ?? null) : undefined,
    })),
    ...(rest
      ? [
          {
            key: ' others',
            name: t('admin.analytics.charts.others', { n: number(answer.groups - rows.length) }),
            colour: text.secondary,
            now: rest.total,
            before: undefined,
          },
        ]
      : []),
  ];
  const shapeOf = barShapes(
    answer.metric,
    bars.flatMap(({ now, before = null }) => [now, before]),
  );
  const write = (value: number | null) => formatFigure(value, answer.unit, language);
  return (
    <Bars aria-hidden>
      {other && (
        <li>
          <span className="legend">
            <Period colour={primary.main} opacity={1} name={periodName(answer, language)} />
            <Period colour={primary.main} opacity={pale} name={periodName(other, language)} />
          </span>
        </li>
      )}
      {bars.map(({ key, name, colour, now, before }) => (
        <li key={key}>
          <bdi className="name">{name}</bdi>
          <span className="bars">
            <Bar shape={shapeOf(now)} colour={colour} opacity={1} value={write(now)} />
            {before !== undefined && (
              <Bar shape={shapeOf(before)} colour={colour} opacity={pale} value={write(before)} />
            )}
          </span>
        </li>
      ))}
    </Bars>
  );
}

interface PaintProps {
  readonly colour: string;
  readonly opacity: number;
}

function Period({ name, ...paint }: PaintProps & { readonly name: string }) {
  return (
    <span>
      <svg width={16} height={10}>
        <rect width={16} height={10} fill={paint.colour} opacity={paint.opacity} />
      </svg>
      {name}
    </span>
  );
}

function Bar({ shape, colour, opacity, value }: PaintProps & { readonly shape: BarShape; readonly value: string }) {
  const { direction } = useTexts();
  const { start, length } = shape;
  const end = start + length;
  return (
    <span className="bar">
      <svg
        height={14}
        viewBox={`0 0 ${Math.max(end, 0.1)} 14`}
        preserveAspectRatio="none"
        style={{ width: `calc((100% - ${valueWidth}) * ${end / 100})` }}
      >
        <rect x={direction === 'rtl' ? 0 : start} width={length} height={14} fill={colour} opacity={opacity} />
      </svg>
      <b>{value}</b>
    </span>
  );
}
