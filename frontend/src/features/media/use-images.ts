import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useToasts } from '../../admin-kit/use-texts.ts';
import { showToast } from '../../components/toast/toasts.ts';
import { invalidateCatalogue } from '../records/index.ts';
import { adminImagesQuery, describeImage, removeImage, reorderImages, restoreImage } from './api.ts';

/** The uploaded pictures of a product, and how they are changed. @param onFailure told why a change failed */
export function useImages(productId: string, onFailure: (text: string) => void) {
  const { t } = useTranslation();
  const { refusalText, failureToast } = useToasts();
  const client = useQueryClient();
  const query = adminImagesQuery(productId);
  const { data: images, error, refetch } = useQuery(query);
  const showFailure = (title: string) => (problem: Error) => onFailure(`${title}: ${refusalText(problem)}`);
  const invalidate = () => invalidateCatalogue(client);

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
    remove: (imageId: string) => remove.mutate(imageId),
    describe: (id: string, altText: string) => describe.mutate({ id, altText }),
    reorder: (imageIds: readonly string[]) => reorder.mutate(imageIds),
  };
}
