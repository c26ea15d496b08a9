import { limits } from '@henna/domain';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { download } from '../../admin-kit/request.ts';
import { showToast } from '../../components/toast/toasts.ts';
import { useRefusalText } from '../../lib/use-refusal-text.ts';
import type { UndoPick } from '../history/index.ts';
import {
  cancelImport,
  importQuery,
  isUnderWay,
  planImport,
  startImport,
  undoImport,
  type Entity,
  type FileFormat,
  type Import,
} from './api.ts';
import type { ImportChoice } from './import-form.tsx';

export type FileProblem = 'invalidType' | 'notArray' | 'parsing' | 'tooLarge';

/** A file that cannot be imported. `detail` is the parser's message. */
export class FileError extends Error {
  constructor(
    readonly problem: FileProblem,
    readonly detail: string | null = null,
  ) {
    super(problem);
  }
}

const isCsv = ({ name, type }: File) => /\.csv$/i.test(name) || type === 'text/csv';
export const isAccepted = (file: File): boolean =>
  isCsv(file) || /\.json$/i.test(file.name) || file.type === 'application/json';

/** The rows as they are sent: the text of a JSON array, or CSV as it is. Throws {@link FileError}. */
export async function contentOf(file: File): Promise<Blob> {
  if (!isAccepted(file)) throw new FileError('invalidType');
  if (file.size > limits.importBytes) throw new FileError('tooLarge');
  if (isCsv(file)) return new Blob([file], { type: 'text/csv' });
  const text = await file.text();
  if (!Array.isArray(parseJson(text))) throw new FileError('notArray');
  return new Blob([text], { type: 'application/json' });
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new FileError('parsing', (error as Error).message);
  }
};

type CompleteChoice = ImportChoice & { readonly file: File; readonly entity: Entity };

/** @param id the import that is shown */
export function useImport(id: string | undefined, onOpen: (id: string | undefined) => void) {
  const { t } = useTranslation();
  const { refusalText, words } = useRefusalText();
  const client = useQueryClient();
  const record = useQuery({ ...importQuery(id ?? ''), enabled: id !== undefined });
  const cacheImport = (next: Import) => client.setQueryData(importQuery(next.id).queryKey, next);
  const showFailure = (error: Error) => showToast({ ...failureTexts(error), tone: 'error' });
  const failureTexts = (error: Error) => {
    if (!(error instanceof FileError))
      return { title: t('admin.transfer.import.failed'), description: refusalText(error) };
    const { problem, detail } = error;
    if (problem === 'invalidType')
      return {
        title: t('admin.transfer.import.invalidType'),
        description: t('admin.transfer.import.invalidTypeText'),
      };
    const title = t('admin.transfer.import.parsing');
    if (problem === 'notArray') return { title, description: t('admin.transfer.import.notArray') };
    // The parser's message is English, isolated in text of either direction.
    const description =
      detail === null
        ? t('admin.transfer.import.fileHint')
        : t('admin.transfer.import.notJson', { detail: `\u2068${detail}\u2069` });
    return { title, description };
  };
  const fileOf = async ({ file, entity, mode }: CompleteChoice) => ({ entity, mode, content: await contentOf(file) });
  const plan = useMutation({
    mutationFn: async (choice: CompleteChoice) => planImport(await fileOf(choice)),
    onError: showFailure,
  });
  const start = useMutation({
    mutationFn: async (choice: CompleteChoice) => startImport(await fileOf(choice)),
    onSuccess: (started) => {
      plan.reset();
      cacheImport(started);
      onOpen(started.id);
    },
    onError: showFailure,
  });
  const cancel = useMutation({ mutationFn: cancelImport, onSuccess: cacheImport, onError: showFailure });
  const undo = async (importId: string, picks: readonly UndoPick[], reason: string) =>
    cacheImport(await undoImport(importId, picks, reason));
  const save = useMutation({
    mutationFn: ({ entity, id: importId, format }: Pick<Import, 'entity' | 'id'> & { format: FileFormat }) =>
      download(
        `/api/admin/imports/${importId}/errors.${format}`,
        `${entity}-import-errors.${format}`,
        t('admin.transfer.export.failedText'),
        t('admin.transfer.export.noToken'),
      ),
    onError: showFailure,
  });

  const before = useRef<Import | undefined>(undefined);
  useEffect(() => {
    const { data } = record;
    const wasUnderWay = before.current && before.current.id === data?.id && isUnderWay(before.current);
    before.current = data;
    if (!data || !wasUnderWay || isUnderWay(data)) return;
    const counts = { success: data.success, skipped: data.skipped, failed: data.failed };
    showToast(
      data.status === 'undone'
        ? { title: t('admin.transfer.import.undone'), tone: 'success' }
        : data.status === 'failed'
          ? {
              title: t('admin.transfer.import.failed'),
              description: data.message ? words({ code: data.code ?? undefined, message: data.message }) : undefined,
              tone: 'error',
            }
          : {
              title: t('admin.transfer.import.completed'),
              description: t('admin.transfer.import.completedText', counts),
              tone: 'success',
            },
    );
    // Any screen may have changed.
    void client.invalidateQueries({ predicate: ({ queryKey: [path] }) => !String(path).includes(data.id) });
  }, [record, client, t]);

  return { record: id === undefined ? undefined : record.data, plan, start, cancel, undo, save };
}
