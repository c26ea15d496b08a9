import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Import } from './api.ts';
import { Table, TableFrame } from '../../admin-kit/table/table.styles.ts';
import { useTexts } from '../../admin-kit/use-texts.ts';
import { Panel } from './panels.tsx';

const shown = 10;

interface RecentImportsProps {
  readonly imports: readonly Import[];
  readonly onOpen: (id: string) => void;
}

export function RecentImports({ imports, onOpen }: RecentImportsProps) {
  const { t, number, relative } = useTexts();
  return (
    <Panel aria-label={t('admin.transfer.import.recent')}>
      <Typography variant="h3" component="h2">
        {t('admin.transfer.import.recent')}
      </Typography>
      <TableFrame>
        <Table>
          <tbody>
            {imports.slice(0, shown).map((record) => {
              const entity = t(`admin.transfer.entities.${record.entity}`);
              const when = relative(record.startedAt);
              return (
                <tr key={record.id}>
                  <th scope="row">
                    {entity}
                    <small>
                      {when} · <bdi>{record.by}</bdi>
                    </small>
                  </th>
                  <td>
                    {t(`admin.transfer.import.statuses.${record.status}`)}
                    <small>
                      {t('admin.transfer.import.completedText', {
                        success: number(record.success),
                        skipped: number(record.skipped),
                        failed: number(record.failed),
                      })}
                    </small>
                  </td>
                  <td className="acts">
                    <Button
                      aria-label={t('admin.transfer.import.openNamed', { entity, when })}
                      onClick={() => onOpen(record.id)}
                    >
                      {t('admin.transfer.import.open')}
                    </Button>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </Table>
      </TableFrame>
    </Panel>
  );
}
