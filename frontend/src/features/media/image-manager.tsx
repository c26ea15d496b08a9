import { limits } from '@henna/domain';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { VisuallyHidden } from '../../components/visually-hidden.ts';
import { ErrorState } from '../../components/states.tsx';
import { plainList } from '../../theme/mixins.ts';
import { ImageItem } from './image-item.tsx';
import { imageTypes, moveItem, useImages } from './use-images.ts';

const Block = styled('section', { shouldForwardProp: (name) => name !== 'over' })<{ over: boolean }>(
  ({ theme, over }) => ({
    display: 'grid',
    gap: 12,
    marginBlockStart: 16,
    padding: 16,
    borderRadius: 12,
    border: `1px dashed ${over ? theme.vars?.palette.primary.main : theme.vars?.palette.divider}`,
    background: over ? theme.vars?.palette.quiet : undefined,
  }),
);
const Head = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 });
const List = styled('ol')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
  gap: 12,
  ...plainList,
});

export function ImageManager({ productId }: { readonly productId: string }) {
  const { t } = useTranslation();
  const { images, error, refetch, pending, problems, upload, remove, describe, reorder } = useImages(productId);
  const [dragged, setDragged] = useState<number | null>(null);
  const [over, setDrawerOpen] = useState(false);
  const [deleting, setDeleting] = useState<string | null>(null);
  const [announced, setAnnounced] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const { imagesPerProduct: max } = limits;
  const used = images?.length ?? 0;
  const move = (from: number, to: number) => {
    if (!images || to < 0 || to >= images.length || from === to) return;
    reorder(moveItem(images, from, to).map(({ id }) => id));
    setAnnounced(t('admin.images.moved', { place: to + 1, total: images.length }));
  };
  if (error && !images) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <Block
      over={over}
      aria-label={t('admin.images.title')}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setDrawerOpen(true);
      }}
      onDragLeave={() => setDrawerOpen(false)}
      onDrop={(event) => {
        setDrawerOpen(false);
        if (event.dataTransfer.files.length === 0) return;
        event.preventDefault();
        upload([...event.dataTransfer.files]);
      }}
    >
      <Head>
        <Typography variant="body2" component="h3" sx={{ fontWeight: 600, marginInlineEnd: 'auto' }}>
          {t('admin.images.title')}
        </Typography>
        <Typography variant="caption" color="textSecondary">
          {t('admin.images.count', { used, max })}
        </Typography>
        <Button
          variant="outlined"
          size="small"
          startIcon={<Upload size={16} aria-hidden />}
          disabled={pending > 0 || used >= max}
          onClick={() => input.current?.click()}
        >
          {t('admin.images.upload')}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          multiple
          accept={imageTypes.join(',')}
          aria-label={t('admin.images.upload')}
          onChange={(event) => {
            upload([...(event.target.files ?? [])]);
            event.target.value = '';
          }}
        />
      </Head>
      <Typography variant="caption" color="textSecondary">
        {t('admin.images.hint')}
      </Typography>
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
      <div role="status">
        {pending > 0 && <Typography variant="body2">{t('admin.images.uploading', { count: pending })}</Typography>}
      </div>
      {problems.length > 0 && (
        <div role="alert">
          {problems.map((problem) => (
            <Typography key={problem} variant="body2" color="error" sx={{ overflowWrap: 'anywhere' }}>
              {problem}
            </Typography>
          ))}
        </div>
      )}
      {used === 0 && pending === 0 && (
        <Typography variant="body2" color="textSecondary">
          {t('admin.images.none')}
        </Typography>
      )}
      <List>
        {images?.map((image, index) => (
          <ImageItem
            key={image.id}
            image={image}
            index={index}
            total={images.length}
            onMove={(to) => move(index, to)}
            onDescribe={(altText) => describe(image.id, altText)}
            onDelete={() => setDeleting(image.id)}
            onDragStart={() => setDragged(index)}
            onDropHere={() => {
              if (dragged !== null) move(dragged, index);
              setDragged(null);
            }}
          />
        ))}
      </List>
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
    </Block>
  );
}
