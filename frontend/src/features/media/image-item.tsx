import { limits } from '@henna/domain';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { ChevronLeft, ChevronRight, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../components/badge.ts';

const Item = styled('li')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gap: 6,
  alignContent: 'start',
  '& img': {
    width: '100%',
    height: 'auto',
    aspectRatio: '1',
    objectFit: 'contain',
    borderRadius: 10,
    background: theme.vars?.palette.quiet,
    cursor: 'grab',
  },
  '& > span': { position: 'absolute', insetBlockStart: 8, insetInlineStart: 8 },
  '& > div:last-child': { display: 'flex', justifyContent: 'space-between' },
  'html[dir=rtl] & .turn svg': { transform: 'scaleX(-1)' },
}));

export interface ShownImage {
  readonly id: string;
  readonly src: string;
  readonly altText: string | null;
}

interface ImageItemProps {
  readonly image: ShownImage;
  readonly index: number;
  readonly total: number;
  /** @param to index, from 0 */
  readonly onMove: (to: number) => void;
  readonly onDescribe: (altText: string) => void;
  readonly onDelete: () => void;
  readonly onDragStart: () => void;
  readonly onDropHere: () => void;
}

/** The text of a picture is saved when its field is left. */
export function ImageItem(props: ImageItemProps) {
  const { image, index, total, onMove, onDescribe, onDelete, onDragStart, onDropHere } = props;
  const { t } = useTranslation();
  const [text, setText] = useState(image.altText ?? '');
  const number = index + 1;
  const keep = () => {
    if (text.trim() !== (image.altText ?? '')) onDescribe(text.trim());
  };
  return (
    <Item onDragOver={(event) => event.preventDefault()} onDrop={onDropHere}>
      <img
        src={image.src}
        alt={image.altText || t('admin.images.unnamed', { number })}
        width={320}
        height={320}
        draggable
        onDragStart={onDragStart}
      />
      {index === 0 && <Badge>{t('admin.images.primary')}</Badge>}
      <OutlinedInput
        size="small"
        value={text}
        placeholder={t('admin.images.altText')}
        onChange={(event) => setText(event.target.value)}
        onBlur={keep}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          keep();
        }}
        inputProps={{ 'aria-label': t('admin.images.altTextOf', { number }), maxLength: limits.altText, dir: 'auto' }}
      />
      <div>
        <IconButton
          className="turn"
          aria-label={t('admin.images.moveEarlier', { number })}
          disabled={index === 0}
          onClick={() => onMove(index - 1)}
        >
          <ChevronLeft size={18} aria-hidden />
        </IconButton>
        <IconButton
          className="turn"
          aria-label={t('admin.images.moveLater', { number })}
          disabled={index === total - 1}
          onClick={() => onMove(index + 1)}
        >
          <ChevronRight size={18} aria-hidden />
        </IconButton>
        <IconButton aria-label={t('admin.images.delete', { number })} onClick={onDelete}>
          <Trash2 size={17} aria-hidden />
        </IconButton>
      </div>
    </Item>
  );
}
