import { limits } from '@henna/domain';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../../components/visually-hidden.ts';
import { plainList } from '../../theme/mixins.ts';
import { ImageItem, type ShownImage } from './image-item.tsx';
import { imageTypes } from './use-uploads.ts';

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

export function moveItem<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  const rest = items.filter((_item, index) => index !== from);
  return [...rest.slice(0, to), ...items.slice(from, from + 1), ...rest.slice(to)];
}

interface ImageFieldProps {
  readonly images: readonly ShownImage[];
  /** Pictures that are being uploaded. */
  readonly pending?: number;
  readonly problems: readonly string[];
  /** Offered below the problems. */
  readonly onRetry?: () => void;
  readonly onFiles: (files: readonly File[]) => void;
  readonly onReorder: (ids: readonly string[]) => void;
  readonly onDescribe: (id: string, altText: string) => void;
  readonly onDelete: (id: string) => void;
}

/** The pictures of a product, in their order. Files are chosen or dropped on it. */
export function ImageField(props: ImageFieldProps) {
  const { images, pending = 0, problems, onRetry, onFiles, onReorder, onDescribe, onDelete } = props;
  const { t } = useTranslation();
  const [dragged, setDragged] = useState<number | null>(null);
  const [over, setOver] = useState(false);
  const [announced, setAnnounced] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const { imagesPerProduct: max } = limits;
  const used = images.length;
  const move = (from: number, to: number) => {
    if (to < 0 || to >= used || from === to) return;
    onReorder(moveItem(images, from, to).map(({ id }) => id));
    setAnnounced(t('admin.images.moved', { place: to + 1, total: used }));
  };
  return (
    <Block
      over={over}
      aria-label={t('admin.images.title')}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false);
        if (event.dataTransfer.files.length === 0) return;
        event.preventDefault();
        onFiles([...event.dataTransfer.files]);
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
            onFiles([...(event.target.files ?? [])]);
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
      {onRetry && (
        <Button variant="outlined" size="small" sx={{ justifySelf: 'start' }} onClick={onRetry}>
          {t('common.retry')}
        </Button>
      )}
      {used === 0 && pending === 0 && (
        <Typography variant="body2" color="textSecondary">
          {t('admin.images.none')}
        </Typography>
      )}
      <List>
        {images.map((image, index) => (
          <ImageItem
            key={image.id}
            image={image}
            index={index}
            total={used}
            onMove={(to) => move(index, to)}
            onDescribe={(altText) => onDescribe(image.id, altText)}
            onDelete={() => onDelete(image.id)}
            onDragStart={() => setDragged(index)}
            onDropHere={() => {
              if (dragged !== null) move(dragged, index);
              setDragged(null);
            }}
          />
        ))}
      </List>
    </Block>
  );
}
