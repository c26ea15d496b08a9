import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTexts } from '../../../admin-kit/use-texts.ts';
import { Table, TableFrame } from '../../../admin-kit/table/table.styles.ts';
import { SourceEventsLink } from '../source-events-link.tsx';
import { formatFigure } from '../figures.ts';
import type { ChartLine } from './chart/chart-lines.ts';
import { useExtentText } from './chart/extent-texts.ts';
import { stepNames } from './period-names.ts';
import type { MetricAnswer } from '../api-types.ts';

/** Rows that are shown; the files hold all of them. */
const mostRows = 200;

const Wide = styled('div')({
  '&[tabindex]': { overflowX: 'auto' },
  '& th': { whiteSpace: 'nowrap' },
  // The table scrolls sideways in this box, to which sticky heads would stick.
  '&& thead th': { position: 'static' },
});

interface StepsTableProps {
  readonly answer: MetricAnswer;
  readonly lines: readonly ChartLine[];
  /** Whether figures lead to their source events. */
  readonly linked: boolean;
}

export function StepsTable({ answer, lines, linked }: StepsTableProps) {
  const { t, language, number } = useTexts();
  const nameOf = stepNames(answer, language);
  const extentOf = useExtentText(answer);
  const title = t('admin.analytics.explore.byStep');
  return (
    <>
      <TableFrame>
        <Wide {...(linked && { role: 'region', 'aria-label': title, tabIndex: 0 })}>
          <Table>
            <caption>
              <Typography variant="body2" component="span" color="textSecondary">
                {title}
              </Typography>
            </caption>
            <thead>
              <tr>
                <th scope="col">{t(`admin.analytics.steps.${answer.by ?? 'day'}`)}</th>
                {lines.map(({ id, name }) => (
                  <th key={id} scope="col">
                    <bdi>{name}</bdi>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {answer.steps.slice(0, mostRows).map((row, index) => (
                <tr key={row.from}>
                  <th scope="row">
                    {nameOf(row.from)}
                    {extentOf(row) !== null && <small> {extentOf(row)}</small>}
                  </th>
                  {lines.map(({ id, name, values, events, steps }) => {
                    const figure = formatFigure(values[index] ?? null, answer.unit, language);
                    const step = steps[index];
                    return (
                      <td key={id}>
                        {linked && step && events !== null && values[index] ? (
                          <SourceEventsLink
                            address={events}
                            step={step}
                            label={t('admin.analytics.sourceEventsOf', {
                              figure,
                              name: `${name}, ${nameOf(step.from)}`,
                            })}
                          >
                            {figure}
                          </SourceEventsLink>
                        ) : (
                          figure
                        )}
                      </td>
                    );
                  })}
                </tr>
              ))}
            </tbody>
          </Table>
        </Wide>
      </TableFrame>
      {answer.steps.length > mostRows && (
        <Typography variant="body2" color="textSecondary">
          {t('admin.analytics.explore.firstRows', {
            rows: number(mostRows),
            total: number(answer.steps.length),
          })}
        </Typography>
      )}
    </>
  );
}
