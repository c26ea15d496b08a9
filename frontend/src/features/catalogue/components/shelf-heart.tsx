import { styled } from '@mui/material/styles';
import { Heart } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../components/buttons.ts';
import type { ProductResponse } from '../../../lib/api-types.ts';
import { useChangeShelf, useShelfEntry } from '../shelf-entries.ts';

/** A disc smaller than what a finger meets, so that little of the picture is covered. */
const Button = styled(IconButton)(({ theme }) => ({
  '&, &:hover': { background: 'none' },
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: 6,
    borderRadius: '50%',
    background: `rgb(from ${theme.vars?.palette.background.paper} r g b / 72%)`,
  },
  '&:hover::before': { background: theme.vars?.palette.background.paper },
  '& svg': { position: 'relative' },
  '&[aria-pressed=true]': { color: theme.vars?.palette.primary.main, '& svg': { fill: 'currentcolor' } },
}));

/** Puts a product among what one wants, or takes it off the shelf. */
export function ShelfHeart({ product }: { readonly product: ProductResponse }) {
  const { t } = useTranslation();
  const entry = useShelfEntry(product.id);
  const change = useChangeShelf();
  const { name } = product;
  return (
    <Button
      onClick={() => void change(product, entry ? null : { state: 'want', again: null })}
      aria-pressed={entry !== null}
      aria-label={t('common.shelf.heart', { name })}
    >
      <Heart size={18} strokeWidth={1.75} aria-hidden />
    </Button>
  );
}
