import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { importFields } from '@henna/domain';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../../admin-kit/use-texts.ts';
import { Pager } from '../../../components/pager.tsx';
import { draftRowsQuery, rowsOfPage, type DraftRow, type RowPlan } from '../drafts-api.ts';
import { Row } from '../panels.tsx';
import { PreviewRow } from './preview-row.tsx';
import type { PlannedDraft } from './preview-step.tsx';
import { PreviewTable } from './preview.styles.ts';
import { useFieldName } from './use-field-name.ts';

const plans: readonly RowPlan[] = ['add', 'change', 'restore', 'skip', 'error'];

const Filter = styled(Button)(({ theme }) => ({
  fontVariantNumeric: 'tabular-nums',
  '&[aria-pressed=true]': {
    color: theme.vars?.palette.background.default,
    background: theme.vars?.palette.text.primary,
  },
}));

interface PreviewRowsProps {
  readonly draft: PlannedDraft;
  readonly shown: { readonly plan: RowPlan | undefined; readonly page: number };
  readonly onShow: (plan: RowPlan | undefined) => void;
  readonly onCorrect: (row: number, field: string, text: string) => Promise<unknown>;
}

/** The fields that rows name or lack, in the order of the kind's fields. */
const fieldsShown = ({ choice }: PlannedDraft, rows: readonly DraftRow[]): readonly string[] => {
  const fieldNames = importFields[choice.entity].map(({ name }) => name);
  const used = new Set([
    ...choice.columns.flatMap(({ field }) => field ?? []),
    ...rows.flatMap(({ problem, corrected }) => [
      ...corrected,
      ...(problem?.fields ?? []).map(({ field }) => field.split('.')[0]!),
    ]),
  ]);
  return fieldNames.filter((field) => used.has(field));
};

/** A page of the rows with what would become of each, all or of one kind. */
export function PreviewRows({ draft, shown, onShow, onCorrect }: PreviewRowsProps) {
  const { t, number } = useTexts();
  const fieldName = useFieldName();
  const { counts } = draft.plan;
  const { plan, page } = shown;
  const { data } = useQuery(draftRowsQuery(draft.id, plan, page));
  const rows = data?.items ?? [];
  const fields = fieldsShown(draft, rows);
  const filter = (value: RowPlan | undefined, text: string, count: number) => (
    <Filter
      key={value ?? 'all'}
      size="small"
      color="inherit"
      variant="outlined"
      aria-pressed={plan === value}
      onClick={() => onShow(value)}
    >
      {text} · {number(count)}
    </Filter>
  );
  return (
    <div
      role="group"
      aria-label={t('admin.transfer.import.planTitle')}
      style={{ display: 'grid', gap: 12, minWidth: 0 }}
    >
      <Row>
        {filter(undefined, t('admin.transfer.import.plans.all'), draft.total)}
        {plans
          .filter((each) => counts[each] > 0)
          .map((each) => filter(each, t(`admin.transfer.import.plans.${each}`), counts[each]))}
      </Row>
      {rows.length > 0 && (
        <PreviewTable tabIndex={0} role="region" aria-label={t('admin.transfer.import.rows')}>
          <table>
            <thead>
              <tr>
                <th scope="col">{t(`admin.transfer.import.${draft.format === 'csv' ? 'line' : 'row'}`)}</th>
                <th scope="col">{t('admin.transfer.import.plan')}</th>
                {fields.map((field) => (
                  <th key={field} scope="col">
                    {fieldName(field)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <PreviewRow key={row.row} row={row} fields={fields} onCorrect={onCorrect} />
              ))}
            </tbody>
          </table>
        </PreviewTable>
      )}
      <Pager
        page={page}
        total={data?.total ?? 0}
        size={rowsOfPage}
        param="rows"
        label={t('admin.transfer.import.pages')}
      />
    </div>
  );
}
