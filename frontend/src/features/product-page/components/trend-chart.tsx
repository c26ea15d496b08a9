import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type PointerEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../../../components/visually-hidden.ts';
import type { ProductTrend } from '../../../lib/api-types.ts';
import { formatDay, formatNumber } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/use-language.ts';

const columns = ['visits', 'votes', 'ratings', 'comments', 'points'] as const;

/** The chart's days for those who listen; days on which nothing happened are left out. */
function TrendTable({ days }: Pick<ProductTrend, 'days'>) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  return (
    <VisuallyHidden as="div">
      <table>
        <caption>{t('trend.tableCaption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('trend.column.day')}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {t(`trend.column.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days
            .filter(({ points }) => points > 0)
            .map((day) => (
              <tr key={day.day}>
                <th scope="row">{formatDay(day.day, language)}</th>
                {columns.map((column) => (
                  <td key={column}>{formatNumber(day[column], language)}</td>
                ))}
              </tr>
            ))}
        </tbody>
      </table>
    </VisuallyHidden>
  );
}

const Figure = styled('figure')({ margin: 0, display: 'grid', gap: 6 });
const Plot = styled('div')(({ theme }) => ({
  position: 'relative',
  height: 148,
  [theme.breakpoints.up('md')]: { height: 208 },
  paddingBlockStart: 24,
  borderBlockEnd: `1px solid ${theme.vars?.palette.text.secondary}`,
  touchAction: 'pan-y',
}));
const Bars = styled('svg')(({ theme }) => ({
  display: 'block',
  width: '100%',
  height: '100%',
  overflow: 'visible',
  fill: theme.vars?.palette.primary.main,
  '& .dim': { opacity: 0.62 },
  // Time runs the way the language is read.
  'html[dir=rtl] &': { transform: 'scaleX(-1)' },
}));
const Label = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  position: 'absolute',
  insetBlockStart: 0,
  fontWeight: 600,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
}));
const Axis = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'flex',
  justifyContent: 'space-between',
  color: theme.vars?.palette.text.secondary,
}));

/** The offset of a bar's label that keeps it inside the chart. @param place 0 at the start, 1 at the end */
const labelPosition = (place: number) =>
  place > 0.5 ? { insetInlineEnd: `${(1 - place) * 100}%` } : { insetInlineStart: `${place * 100}%` };

/** Points of each day as bars, the highest one (or the one pointed at) named; a table for those who listen. */
export function TrendChart({ days }: Pick<ProductTrend, 'days'>) {
  const { t } = useTranslation();
  const { language, direction } = useLanguage();
  const [pointed, setPointed] = useState<number | null>(null);
  const highest = Math.max(1, ...days.map(({ points }) => points));
  const peak = days.findIndex(({ points }) => points === highest);
  const labelled = pointed ?? (peak < 0 ? null : peak);
  const day = labelled === null ? undefined : days[labelled];

  const point = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const along = direction === 'rtl' ? left + width - clientX : clientX - left;
    setPointed(Math.min(days.length - 1, Math.max(0, Math.floor((along / width) * days.length))));
  };
  const dayText = (index: number) => formatDay(days[index]?.day ?? '', language) ?? '';
  return (
    <Figure>
      <Typography component="figcaption" variant="body2" sx={{ fontWeight: 600 }}>
        {t('trend.days', { count: days.length })}
      </Typography>
      <Plot aria-hidden onPointerMove={point} onPointerDown={point} onPointerLeave={() => setPointed(null)}>
        <Bars viewBox={`0 0 ${days.length} 100`} preserveAspectRatio="none">
          {days.map(({ day: key, points }, index) => (
            <rect
              key={key}
              className={index === labelled ? undefined : 'dim'}
              x={index + 0.14}
              width={0.72}
              y={100 - (100 * points) / highest}
              height={(100 * points) / highest}
            />
          ))}
        </Bars>
        {day && labelled !== null && (
          <Label style={labelPosition((labelled + 0.5) / days.length)}>
            {t('trend.dayPoints', { day: dayText(labelled), count: day.points })}
          </Label>
        )}
      </Plot>
      <Axis aria-hidden>
        <span>{dayText(0)}</span>
        <span>{t('trend.today')}</span>
      </Axis>
      <TrendTable days={days} />
    </Figure>
  );
}
