import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { createLink } from '@tanstack/react-router';
import { useState } from 'react';
import { useRecordedRefusals, useTexts } from '../../admin-kit/use-texts.ts';
import { UndoDialog, type UndoPick } from '../history/index.ts';
import { isUnderWay, type FileFormat, type Import } from './api.ts';
import { Lines, Panel, PanelHead, ResultFigures, Row } from './panels.tsx';

const ButtonLink = createLink(Button);
const shownErrors = 50;

interface ImportResultsProps {
  readonly record: Import;
  readonly onCancel: () => void;
  readonly onUndo: (picks: UndoPick[], reason: string) => Promise<unknown>;
  readonly onDownload: (format: FileFormat) => void;
}

export function ImportResults({ record, onCancel, onUndo, onDownload }: ImportResultsProps) {
  const { t, number } = useTexts();
  const { row, recorded } = useRecordedRefusals();
  const [asking, setAsking] = useState(false);
  const { entity, status, success, skipped, failed, refused, message, removal, undo } = record;
  const isRemoving = status === 'running' && removal !== null && removal.done < removal.total;
  const { done, total } = isRemoving ? removal : record;
  const hasWritten = success > 0 || (removal?.done ?? 0) > 0;
  const mayUndo = !isUnderWay(record) && status !== 'undone' && hasWritten;
  return (
    <Panel aria-label={t('admin.transfer.import.results')}>
      <PanelHead title={t('admin.transfer.import.results')} live>
        {' '}
        {t(`admin.transfer.entities.${entity}`)} · {t(`admin.transfer.import.statuses.${status}`)} ·{' '}
        {status === 'undoing'
          ? t('admin.transfer.import.undoing', { n: number((undo?.done ?? 0) + (undo?.kept ?? 0)) })
          : t(`admin.transfer.import.${isRemoving ? 'removing' : 'progress'}`, {
              done: number(done),
              total: number(total),
            })}
      </PanelHead>
      {isUnderWay(record) && (
        <LinearProgress
          aria-label={t(`admin.transfer.import.statuses.${status}`)}
          {...(status === 'running' && total > 0
            ? { variant: 'determinate', value: Math.round((100 * done) / total) }
            : {})}
        />
      )}
      <ResultFigures
        success={success}
        successLabel={t('admin.transfer.import.success')}
        skipped={skipped}
        failed={failed}
      />
      {message && <Typography variant="body2">{recorded({ code: record.code ?? undefined, message })}</Typography>}
      {status === 'undone' && undo && (
        <Typography variant="body2">
          {t('admin.transfer.import.undoneText', { done: number(undo.done) })}
          {undo.kept > 0 && ` ${t('admin.transfer.import.keptText', { kept: number(undo.kept) })}`}
        </Typography>
      )}
      {refused.length > 0 && (
        <div>
          <Typography variant="body2" component="h3" sx={{ fontWeight: 600, marginBlockEnd: 1 }}>
            {t('admin.transfer.import.errors')}
          </Typography>
          <Lines dir="auto">
            {refused.slice(0, shownErrors).map((each) => (
              <li key={each.row}>{row(each)}</li>
            ))}
          </Lines>
          {failed > shownErrors && (
            <Typography variant="caption" color="textSecondary">
              {t('admin.transfer.import.moreErrors', { n: number(failed - shownErrors) })}
            </Typography>
          )}
        </div>
      )}
      <Row>
        {status === 'running' && (
          <Button variant="outlined" onClick={onCancel}>
            {t('admin.transfer.import.cancel')}
          </Button>
        )}
        {!isUnderWay(record) &&
          failed > 0 &&
          (['json', 'csv'] as const).map((format) => (
            <Button key={format} variant="outlined" onClick={() => onDownload(format)}>
              {t('admin.transfer.import.downloadErrors', { format: format.toUpperCase() })}
            </Button>
          ))}
        {!isUnderWay(record) && hasWritten && (
          <ButtonLink to="/admin/history" search={{ batch: record.id }}>
            {t('admin.transfer.import.written')}
          </ButtonLink>
        )}
        {status === 'undone' && undo && undo.done > 0 && (
          <ButtonLink to="/admin/removed" search={{ batch: undo.batch }}>
            {t('admin.transfer.import.removedByUndo')}
          </ButtonLink>
        )}
        {mayUndo && (
          <Button variant="outlined" color="error" onClick={() => setAsking(true)}>
            {t('admin.transfer.import.undo')}
          </Button>
        )}
      </Row>
      {asking && <UndoDialog subject={{ correlationId: record.id }} onUndo={onUndo} onClose={() => setAsking(false)} />}
    </Panel>
  );
}
