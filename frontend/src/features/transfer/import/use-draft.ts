import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { download } from '../../../admin-kit/request.ts';
import { showToast } from '../../../components/toast/toasts.ts';
import { ApiError } from '../../../lib/api.ts';
import { useRefusalText } from '../../../lib/use-refusal-text.ts';
import { importQuery, type Import } from '../api.ts';
import {
  correctCell,
  draftQuery,
  rowsPath,
  importDraft,
  planDraft,
  uploadDraft,
  type Draft,
  type DraftChoice,
  type ReadingChoice,
} from '../drafts-api.ts';
import { isCsv } from './upload-file.ts';

/** Codes of files that can't be read: the toast says so. */
const unreadable: ReadonlySet<string | null> = new Set(['MALFORMED', 'NOT_A_LIST', 'WRONG_ENCODING']);

/** The draft that the address names, and what is done with it. */
export function useDraft(id: string | undefined) {
  const { t } = useTranslation();
  const { refusalText } = useRefusalText();
  const client = useQueryClient();
  const draft = useQuery({ ...draftQuery(id ?? ''), enabled: id !== undefined, retry: false });
  const onError = (error: Error) => {
    const isUnreadable = error instanceof ApiError && unreadable.has(error.code);
    const title = t(isUnreadable ? 'admin.transfer.import.parsing' : 'admin.transfer.import.failed');
    showToast({ title, description: refusalText(error), tone: 'error' });
  };
  const cache = (next: Draft) => client.setQueryData(draftQuery(next.id).queryKey, next);
  const cachePlan = (next: Draft) => {
    cache(next);
    return client.invalidateQueries({ queryKey: [rowsPath(next.id)] });
  };
  const upload = useMutation({
    mutationFn: ({ file, reading }: { readonly file: File; readonly reading: ReadingChoice }) =>
      uploadDraft(file, isCsv(file) ? 'csv' : 'json', reading),
    onSuccess: cache,
    onError,
  });
  const plan = useMutation({
    mutationFn: ({ draftId, choice }: { readonly draftId: string; readonly choice: DraftChoice }) =>
      planDraft(draftId, choice),
    onSuccess: cachePlan,
    onError,
  });
  const correct = useMutation({
    mutationFn: ({ draftId, row, field, text }: CellCorrection) => correctCell(draftId, row, field, text),
    onSuccess: cachePlan,
    onError,
  });
  const start = useMutation({
    mutationFn: importDraft,
    onSuccess: (started: Import) => client.setQueryData(importQuery(started.id).queryKey, started),
    onError,
  });
  const save = useMutation({
    mutationFn: ({ id: draftId, entity }: { readonly id: string; readonly entity: string }) =>
      download(
        `/api/admin/import-drafts/${draftId}/errors.csv`,
        `${entity}-import-errors.csv`,
        t('admin.transfer.export.failedText'),
        t('admin.transfer.export.noToken'),
      ),
    onError,
  });
  return { draft: id === undefined ? undefined : draft.data, error: draft.error, upload, plan, correct, start, save };
}

interface CellCorrection {
  readonly draftId: string;
  readonly row: number;
  readonly field: string;
  readonly text: string;
}
