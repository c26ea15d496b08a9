import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Heart, Share2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { showToast } from '../../../components/toast/toasts.ts';
import type { ProductResponse } from '../../../lib/api-types.ts';
import { useFavorites } from '../../catalogue/favorites.ts';
import { shareAddress } from '../share.ts';

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

/** Favourites, which live as long as the page does, and sharing. */
export function ProductActions({ product }: { readonly product: ProductResponse }) {
  const { t } = useTranslation();
  const { isFavorite, toggleFavorite } = useFavorites();
  const favorite = isFavorite(product.id);

  const share = async () => {
    const result = await shareAddress(`${product.brandDisplayName} ${product.name}`, location.href);
    if (result === 'copied') showToast({ title: t('product.linkCopied'), description: t('product.linkCopiedText') });
    if (result === 'failed')
      showToast({ title: t('product.linkNotCopied'), description: t('product.linkNotCopiedText'), tone: 'error' });
  };
  return (
    <Row>
      <Button
        size="small"
        variant="outlined"
        startIcon={<Heart size={18} strokeWidth={1.75} fill={favorite ? 'currentcolor' : 'none'} aria-hidden />}
        onClick={() => toggleFavorite(product.id)}
      >
        {favorite ? t('product.removeFromFavorites') : t('product.addToFavorites')}
      </Button>
      <Button
        size="small"
        variant="outlined"
        startIcon={<Share2 size={18} strokeWidth={1.75} aria-hidden />}
        onClick={() => void share()}
      >
        {t('product.share')}
      </Button>
    </Row>
  );
}
