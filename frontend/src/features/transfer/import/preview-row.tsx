import { Badge } from '../../../components/badge.ts';
import { useRecordedRefusals, useTexts } from '../../../admin-kit/use-texts.ts';
import { useRefusalText } from '../../../lib/use-refusal-text.ts';
import type { DraftRow } from '../drafts-api.ts';
import { useFieldName } from './use-field-name.ts';
import { PreviewCell } from './preview-cell.tsx';

interface PreviewRowProps {
  readonly row: DraftRow;
  readonly fields: readonly string[];
  readonly onCorrect: (row: number, field: string, text: string) => Promise<unknown>;
}

/** A row of the file: what would become of it, its cells, and at each what is wrong. */
export function PreviewRow({ row, fields, onCorrect }: PreviewRowProps) {
  const { t, number } = useTexts();
  const { words } = useRefusalText();
  const fieldName = useFieldName();
  const { recorded } = useRecordedRefusals();
  const { plan, problem, changes = [], corrected } = row;
  const cells = new Map(row.cells.map((cell) => [cell.field, cell]));
  const atCells = (problem?.fields ?? []).filter(({ field }) => fields.includes(field.split('.')[0]!));
  const isOfRow = problem && atCells.length < (problem.fields?.length ?? 1);
  const reasonOf = (field: string) =>
    atCells
      .filter((each) => each.field.split('.')[0] === field)
      .map((each) =>
        each.code === 'MISSING'
          ? t('admin.transfer.import.cellMissing', { field: fieldName(field) })
          : words(each, each.field),
      )
      .join(' ');
  return (
    <tr>
      <th scope="row">{number(row.line ?? row.row)}</th>
      <td className="plan">
        <Badge outlined={plan !== 'error'}>{t(`admin.transfer.import.plans.${plan}`)}</Badge>
        {isOfRow && <small>{recorded(problem)}</small>}
        {corrected.length > 0 && <small>{t('admin.transfer.import.corrected')}</small>}
      </td>
      {fields.map((field) => (
        <PreviewCell
          key={field}
          field={field}
          row={row.row}
          text={cells.get(field)?.text ?? ''}
          reason={reasonOf(field)}
          isChanged={changes.includes(field)}
          // What is imported as it is needs no correction, and a cut text can't be saved.
          isOpen={(plan === 'error' || plan === 'skip' || corrected.length > 0) && !cells.get(field)?.isCut}
          onCorrect={(text) => onCorrect(row.row, field, text)}
        />
      ))}
    </tr>
  );
}
