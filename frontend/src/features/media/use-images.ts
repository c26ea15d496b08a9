import { limits } from '@henna/domain';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useToasts } from '../../admin-kit/use-texts.ts';
import { showToast } from '../../components/toast/toasts.ts';
import { invalidateCatalogue } from '../records/index.ts';
import { adminImagesQuery, describeImage, removeImage, reorderImages, restoreImage, uploadImage } from './api.ts';

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

export function moveItem<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  const rest = items.filter((_item, index) => index !== from);
  return [...rest.slice(0, to), ...items.slice(from, from + 1), ...rest.slice(to)];
}

export function useImages(productId: string) {
  const { t } = useTranslation();
  const { refusalText, showSuccess, failureToast } = useToasts();
  const client = useQueryClient();
  const query = adminImagesQuery(productId);
  const { data: images, error, refetch } = useQuery(query);
  const [pending, setPending] = useState(0);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const addProblem = (text: string) => setProblems((now) => [...now, text]);
  const showFailure = (title: string) => (problem: Error) => setProblems([`${title}: ${refusalText(problem)}`]);
  const invalidate = () => invalidateCatalogue(client);
  const problemText = (problem: FileProblem): string =>
    problem.kind === 'type'
      ? t('admin.images.typeNotAllowed', { type: problem.type })
      : t('admin.images.tooLarge', { size: problem.megabytes });

  const upload = async (chosen: readonly File[]) => {
    setProblems([]);
    const free = limits.imagesPerProduct - (images?.length ?? 0) - pending;
    if (chosen.length > free)
      return addProblem(`${t('admin.images.tooMany')}: ${t('admin.images.tooManyText', { count: Math.max(0, free) })}`);
    const addFileProblem = (title: string, file: File, reason: string) =>
      addProblem(`${title} \u2068${file.name}\u2069: ${reason}`);
    const valid = chosen.filter((file) => {
      const problem = fileProblem(file);
      if (problem) addFileProblem(t('admin.images.invalidFile'), file, problemText(problem));
      return problem === null;
    });
    setPending((count) => count + valid.length);
    for (const file of valid) {
      try {
        await uploadImage(productId, file);
        showSuccess(t('admin.images.uploaded'));
        await client.invalidateQueries({ queryKey: query.queryKey });
      } catch (problem) {
        addFileProblem(t('admin.images.uploadFailed'), file, refusalText(problem as Error));
      }
      setPending((count) => count - 1);
    }
    await invalidate();
  };

  const restore = useMutation({
    mutationFn: (imageId: string) => restoreImage(productId, imageId),
    onSuccess: invalidate,
    onError: failureToast(t('admin.common.restoreFailed')),
  });
  const remove = useMutation({
    mutationFn: (imageId: string) => removeImage(productId, imageId),
    onSuccess: (_answer, imageId) => {
      showToast({ title: t('admin.images.deleted'), undo: () => restore.mutate(imageId) });
      return invalidate();
    },
    onError: showFailure(t('admin.images.deleteFailed')),
  });
  const describe = useMutation({
    mutationFn: ({ id, altText }: { readonly id: string; readonly altText: string }) =>
      describeImage(productId, id, altText),
    onSuccess: invalidate,
    onError: showFailure(t('admin.images.changeFailed')),
  });
  const reorder = useMutation({
    mutationFn: (imageIds: readonly string[]) => reorderImages(productId, imageIds),
    onMutate: (imageIds) => {
      const before = client.getQueryData(query.queryKey);
      client.setQueryData(
        query.queryKey,
        (now) => now && imageIds.flatMap((id) => now.find((image) => image.id === id) ?? []),
      );
      return { before };
    },
    onSuccess: invalidate,
    onError: (problem, _imageIds, context) => {
      client.setQueryData(query.queryKey, context?.before);
      showFailure(t('admin.images.changeFailed'))(problem);
    },
  });
  return {
    images,
    error,
    refetch,
    pending,
    problems,
    upload: (chosen: readonly File[]) => void upload(chosen),
    remove: (imageId: string) => remove.mutate(imageId),
    describe: (id: string, altText: string) => describe.mutate({ id, altText }),
    reorder: (imageIds: readonly string[]) => reorder.mutate(imageIds),
  };
}
