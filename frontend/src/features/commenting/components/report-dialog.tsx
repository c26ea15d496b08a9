import '../../../i18n/report.en.ts';
import { limits, reportReasons, type ReportReason } from '@henna/domain';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useId, useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog, DialogActions } from '../../../components/dialog.tsx';
import { TextInput } from '../../../components/text-input.tsx';
import { showToast } from '../../../components/toast/toasts.ts';
import type { CommentResponse, ReportResponse } from '../../../lib/api-types.ts';
import { addressOf, isStatus, request } from '../../../lib/api.ts';
import { useSignInRedirect } from '../../session/index.ts';
import { useFailureText } from '../use-add-comment.ts';

interface NewReport {
  readonly reason: ReportReason;
  readonly note: string;
}

/** Reporting again is answered with the first report. */
const reportComment = (commentId: string, { reason, note }: NewReport): Promise<ReportResponse> =>
  request(addressOf(['/api/comments', commentId, 'reports']), {
    method: 'POST',
    body: { reason, ...(note !== '' && { note }) },
  });

const Form = styled('form')({ display: 'grid', gap: 16 });
const Reasons = styled('fieldset')({ border: 0, margin: 0, padding: 0, display: 'grid', '& legend': { padding: 0 } });
const Reason = styled('label')({ display: 'flex', alignItems: 'center', gap: 12, minHeight: 44, cursor: 'pointer' });
const Dot = styled('input')(({ theme }) => ({
  width: 20,
  height: 20,
  margin: 0,
  flex: 'none',
  accentColor: theme.vars?.palette.primary.main,
}));

interface ReportDialogProps {
  readonly comment: CommentResponse;
  readonly onClose: () => void;
}

/** Reports a comment to the moderators: a reason of a fixed list, and an optional note. */
export function ReportDialog({ comment, onClose }: ReportDialogProps) {
  const { t } = useTranslation();
  const id = useId();
  const signInRedirect = useSignInRedirect();
  const failureText = useFailureText();
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [note, setNote] = useState('');
  const { mutate, isPending, error } = useMutation({
    mutationFn: (chosen: ReportReason) => reportComment(comment.id, { reason: chosen, note: note.trim() }),
    onSuccess: () => {
      onClose();
      showToast({ title: t('report.thanks'), description: t('report.thanksText'), tone: 'success' });
    },
    onError: (failure) => {
      if (isStatus(failure, 401)) signInRedirect.expired();
    },
  });
  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    if (reason && !isPending) mutate(reason);
  };
  return (
    <Dialog labelledBy={`${id}title`} onClose={onClose}>
      <Form onSubmit={send}>
        <Typography variant="h3" component="h2" id={`${id}title`}>
          {t('report.title')}
        </Typography>
        <Reasons>
          <Typography component="legend" variant="body2" color="textSecondary">
            {t('report.why')}
          </Typography>
          {reportReasons.map((each, index) => (
            <Reason key={each}>
              <Dot
                type="radio"
                name={`${id}reason`}
                value={each}
                checked={each === reason}
                data-first-focus={index === 0 || undefined}
                onChange={() => setReason(each)}
              />
              {t(`report.reasons.${each}`)}
            </Reason>
          ))}
        </Reasons>
        <label>
          <Typography variant="body2" component="span" sx={{ display: 'block', marginBlockEnd: 0.5 }}>
            {t('report.note')}
          </Typography>
          <TextInput
            multiline
            rows={2}
            dir="auto"
            maxLength={limits.reportNote}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        </label>
        {error && !isStatus(error, 401) && (
          <Typography role="alert" variant="body2" color="error">
            {failureText(error, t('report.failed'))}
          </Typography>
        )}
        <DialogActions>
          <Button variant="outlined" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" variant="contained" disabled={reason === null} aria-disabled={isPending || undefined}>
            {t('report.send')}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
