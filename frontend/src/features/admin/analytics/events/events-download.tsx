import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { showToast } from '../../../../components/toast/toasts.ts';
import { saveFile } from '../../../../lib/save-file.ts';
import { readEventLines, type EventsAsked } from '../../api/event-lines.ts';
import { useRefusalText } from '../../../../lib/use-refusal-text.ts';

/** Saves all events that fit, as lines of JSON. */
export function EventsDownload({ asked }: { readonly asked: EventsAsked }) {
  const { t } = useTranslation();
  const { refusalText } = useRefusalText();
  const download = useMutation({
    mutationFn: async () => (await readEventLines(asked)).blob(),
    onSuccess: (lines) => {
      saveFile(`events-${new Date().toISOString().slice(0, 10)}.ndjson`, lines);
      showToast({ title: t('admin.table.downloaded'), tone: 'success' });
    },
    onError: (error) =>
      showToast({ title: t('admin.table.downloadFailed'), description: refusalText(error), tone: 'error' }),
  });
  return (
    <Button
      variant="outlined"
      startIcon={<Download size={16} aria-hidden />}
      disabled={download.isPending}
      onClick={() => download.mutate()}
    >
      {download.isPending ? t('admin.analytics.events.downloading') : t('admin.analytics.events.download')}
    </Button>
  );
}
