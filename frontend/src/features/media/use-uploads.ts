import { limits } from '@henna/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useToasts } from '../../admin-kit/use-texts.ts';
import { invalidateCatalogue } from '../records/index.ts';
import { adminImagesQuery, uploadImage } from './api.ts';

export const imageTypes = ['image/jpeg', 'image/png', 'image/webp'];

export type FileProblem =
  { readonly kind: 'type'; readonly type: string } | { readonly kind: 'size'; readonly megabytes: string };

/** Why a file cannot be a picture; null when it can. */
export function fileProblem(file: Pick<File, 'name' | 'type' | 'size'>): FileProblem | null {
  if (!imageTypes.includes(file.type))
    return { kind: 'type', type: file.type || (/\.\w+$/.exec(file.name)?.[0] ?? '?') };
  if (file.size > limits.imageBytes) return { kind: 'size', megabytes: (file.size / 1024 / 1024).toFixed(1) };
  return null;
}

/** A picture that is not uploaded yet. */
export interface NewImage {
  readonly file: File;
  readonly altText: string;
}

const problemOfFile = (title: string, file: File, reason: string) => `${title} \u2068${file.name}\u2069: ${reason}`;

/** Checks files that are to be pictures. */
export function useFileCheck() {
  const { t } = useTranslation();
  const [problems, setProblems] = useState<readonly string[]>([]);
  const problemText = (problem: FileProblem): string =>
    problem.kind === 'type'
      ? t('admin.images.typeNotAllowed', { type: problem.type })
      : t('admin.images.tooLarge', { size: problem.megabytes });
  /** Those that can be pictures, none of them if there are more than `free`; the others are told as `problems`. */
  const validFiles = (files: readonly File[], free: number): readonly File[] => {
    if (files.length > free) {
      setProblems([`${t('admin.images.tooMany')}: ${t('admin.images.tooManyText', { count: Math.max(0, free) })}`]);
      return [];
    }
    const checked = files.map((file) => ({ file, problem: fileProblem(file) }));
    setProblems(
      checked.flatMap(({ file, problem }) =>
        problem ? [problemOfFile(t('admin.images.invalidFile'), file, problemText(problem))] : [],
      ),
    );
    return checked.filter(({ problem }) => !problem).map(({ file }) => file);
  };
  return { problems, setProblems, validFiles };
}

interface Failure {
  readonly image: NewImage;
  readonly text: string;
}

/** Uploads pictures one after the other, so that they stay in order. Those that failed can be sent again. */
export function useUploads() {
  const { t } = useTranslation();
  const { refusalText, showSuccess } = useToasts();
  const client = useQueryClient();
  const [pending, setPending] = useState(0);
  const [failures, setFailures] = useState<readonly Failure[]>([]);
  /** @returns why pictures could not be uploaded; these are in `failures`, too */
  const send = async (productId: string, images: readonly NewImage[]): Promise<readonly string[]> => {
    const failed: Failure[] = [];
    setFailures([]);
    setPending((count) => count + images.length);
    for (const image of images) {
      try {
        await uploadImage(productId, image);
        showSuccess(t('admin.images.uploaded'));
        await client.invalidateQueries({ queryKey: adminImagesQuery(productId).queryKey });
      } catch (problem) {
        const reason = refusalText(problem as Error);
        failed.push({ image, text: problemOfFile(t('admin.images.uploadFailed'), image.file, reason) });
      }
      setPending((count) => count - 1);
    }
    setFailures((now) => [...now, ...failed]);
    if (images.length > 0) await invalidateCatalogue(client);
    return failed.map(({ text }) => text);
  };
  return {
    pending,
    failures: failures.map(({ text }) => text),
    send,
    sendAgain: (productId: string) =>
      send(
        productId,
        failures.map(({ image }) => image),
      ),
  };
}

export type Uploads = ReturnType<typeof useUploads>;
