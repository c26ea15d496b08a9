import { limits } from '@henna/domain';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { ErrorState } from '../../components/states.tsx';
import { altTextOf } from './api.ts';
import { ImageField } from './image-field.tsx';
import { useImages } from './use-images.ts';
import { useFileCheck, useUploads, type Uploads } from './use-uploads.ts';

interface ImageManagerProps {
  readonly productId: string;
  /** Uploads that began elsewhere and go on here. */
  readonly uploads?: Uploads;
}

/** The pictures of a saved product: every change is saved at once. */
export function ImageManager({ productId, uploads }: ImageManagerProps) {
  const { t } = useTranslation();
  const ownUploads = useUploads();
  const { pending, failures, send, sendAgain } = uploads ?? ownUploads;
  const { problems, setProblems, validFiles } = useFileCheck();
  const { images, error, refetch, remove, describe, reorder } = useImages(productId, (text) => setProblems([text]));
  const [deleting, setDeleting] = useState<string | null>(null);
  const upload = (files: readonly File[]) => {
    const valid = validFiles(files, limits.imagesPerProduct - (images?.length ?? 0) - pending);
    void send(
      productId,
      valid.map((file) => ({ file, altText: altTextOf(file.name) })),
    );
  };
  if (error && !images) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <ImageField
        images={(images ?? []).map(({ id, imageUrl, altText }) => ({ id, src: `${imageUrl}?w=320`, altText }))}
        pending={pending}
        problems={[...problems, ...failures]}
        onRetry={failures.length > 0 ? () => void sendAgain(productId) : undefined}
        onFiles={upload}
        onReorder={reorder}
        onDescribe={describe}
        onDelete={setDeleting}
      />
      {deleting && (
        <ConfirmDialog
          title={t('admin.images.deleteTitle')}
          confirm={t('admin.common.delete')}
          onConfirm={() => {
            remove(deleting);
            setDeleting(null);
          }}
          onCancel={() => setDeleting(null)}
        >
          {t('admin.images.deleteText')}
        </ConfirmDialog>
      )}
    </>
  );
}
