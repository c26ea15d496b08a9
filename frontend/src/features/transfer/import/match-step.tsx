import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { importFields } from '@henna/domain';
import { Table, TableContainer, TableFrame } from '../../../admin-kit/table/table.styles.ts';
import { useTexts } from '../../../admin-kit/use-texts.ts';
import { Framed } from '../../../components/text-input.tsx';
import type { Entity } from '../api.ts';
import type { Draft, MatchedColumn } from '../drafts-api.ts';
import { Row } from '../panels.tsx';
import { SavedMatchings } from './saved-matchings.tsx';
import { useFieldName } from './use-field-name.ts';

interface MatchStepProps {
  readonly draft: Draft;
  readonly entity: Entity;
  readonly columns: readonly MatchedColumn[];
  readonly isPlanning: boolean;
  readonly onColumns: (columns: readonly MatchedColumn[]) => void;
  readonly onBack: () => void;
  readonly onPreview: () => void;
}

/** The second step: which field each column of the file fills. */
export function MatchStep({ draft, entity, columns, isPlanning, onColumns, onBack, onPreview }: MatchStepProps) {
  const { t, number, language } = useTexts();
  const fieldName = useFieldName();
  const used = new Set(columns.flatMap(({ field }) => field ?? []));
  const missing = importFields[entity].filter(({ name, required }) => required && !used.has(name));
  const choose = (column: string, field: string | null) =>
    onColumns(
      columns.map((each) => {
        if (each.column === column) return { column, field };
        // A field is filled by one column: the one that was chosen last.
        return field !== null && each.field === field ? { ...each, field: null } : each;
      }),
    );
  const samplesOf = (column: string) => draft.columns.find(({ name }) => name === column)?.samples ?? [];
  return (
    <>
      <Typography variant="body2" color="textSecondary">
        {t('admin.transfer.import.matched', { used: number(used.size), all: number(columns.length) })}
        {missing.length > 0 &&
          ` ${t('admin.transfer.import.missingFields', {
            fields: missing.map(({ name }) => fieldName(name)).join(language === 'ar' ? '، ' : ', '),
          })}`}
      </Typography>
      <SavedMatchings entity={entity} columns={columns} onColumns={onColumns} />
      <TableContainer>
        <TableFrame>
          <Table>
            <thead>
              <tr>
                <th scope="col">{t('admin.transfer.import.column')}</th>
                <th scope="col" className="wide">
                  {t('admin.transfer.import.firstValues')}
                </th>
                <th scope="col">{t('admin.transfer.import.field')}</th>
              </tr>
            </thead>
            <tbody>
              {columns.map(({ column, field }) => (
                <tr key={column}>
                  <th scope="row">
                    <bdi>{column}</bdi>
                    <small className="narrow">
                      <bdi>{samplesOf(column)[0]}</bdi>
                    </small>
                  </th>
                  <td className="wide">
                    <small>
                      {samplesOf(column).map((sample, index) => (
                        <bdi key={index} style={{ display: 'block' }}>
                          {sample}
                        </bdi>
                      ))}
                    </small>
                  </td>
                  <td>
                    <Framed>
                      <select
                        aria-label={t('admin.transfer.import.fieldOf', { column })}
                        value={field ?? ''}
                        onChange={({ target }) => choose(column, target.value || null)}
                      >
                        <option value="">{t('admin.transfer.import.leftOut')}</option>
                        {importFields[entity].map(({ name, required }) => (
                          <option key={name} value={name}>
                            {fieldName(name)}
                            {required ? ' *' : ''}
                          </option>
                        ))}
                      </select>
                    </Framed>
                  </td>
                </tr>
              ))}
            </tbody>
          </Table>
        </TableFrame>
      </TableContainer>
      <Row>
        <Button variant="contained" disabled={isPlanning} onClick={onPreview}>
          {isPlanning ? t('admin.transfer.import.planning') : t('admin.transfer.import.preview')}
        </Button>
        <Button variant="outlined" disabled={isPlanning} onClick={onBack}>
          {t('admin.transfer.import.back')}
        </Button>
      </Row>
    </>
  );
}
