import Typography from '@mui/material/Typography';
import type { ImportPlan } from './api.ts';
import { Table, TableFrame } from '../../admin-kit/table/table.styles.ts';
import { useRecordedRefusals, useTexts } from '../../admin-kit/use-texts.ts';
import { Panel, PanelHead, ResultFigures } from './panels.tsx';

const shownAtMost = 200;

/** The plan of an import; refused rows come first. */
export function ImportPlanPanel({ plan }: { readonly plan: ImportPlan }) {
  const { t, number } = useTexts();
  const { recorded } = useRecordedRefusals();
  const refused = plan.rows.filter((row) => row.plan === 'error');
  const rows = [...refused, ...plan.rows.filter((row) => row.plan !== 'error')].slice(0, shownAtMost);
  return (
    <Panel aria-label={t('admin.transfer.import.planTitle')} role="status">
      <PanelHead title={t('admin.transfer.import.planTitle')}> {t('admin.transfer.import.planText')}</PanelHead>
      <ResultFigures
        success={plan.success}
        successLabel={t('admin.transfer.import.wouldSucceed')}
        skipped={plan.skipped}
        failed={refused.length}
      />
      {rows.length > 0 && (
        <TableFrame>
          <Table>
            <thead>
              <tr>
                <th scope="col">{t('admin.transfer.import.row')}</th>
                <th scope="col">{t('admin.transfer.import.plan')}</th>
                <th scope="col">{t('admin.history.reason')}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.row}>
                  <td>{number(row.row)}</td>
                  <td>{t(`admin.transfer.import.plans.${row.plan}`)}</td>
                  <td dir="auto">{row.problem && recorded(row.problem)}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        </TableFrame>
      )}
      {plan.rows.length > rows.length && (
        <Typography variant="caption" color="textSecondary">
          {t('admin.transfer.import.shownRows', {
            n: number(rows.length),
            all: number(plan.rows.length),
          })}
        </Typography>
      )}
    </Panel>
  );
}
