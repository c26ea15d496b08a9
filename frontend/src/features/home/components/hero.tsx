import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { createLink } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '../../../components/page-title.tsx';
import type { ProductResponse } from '../../../lib/api-types.ts';
import { ProductPicture } from '../../catalogue/components/product-picture.tsx';

const Frame = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: 32,
  alignItems: 'center',
  maxWidth: 1240,
  marginInline: 'auto',
  padding: '32px 20px 8px',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '1.05fr 1fr', gap: 48, padding: '48px 32px 16px' },
}));
const Words = styled('div')({ display: 'grid', gap: 20, justifyItems: 'start', maxWidth: '46ch' });
const Still = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, 1fr)',
  gap: 10,
  minHeight: 80,
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: '1fr 1fr',
    gap: 16,
    '& > :nth-of-type(2n)': { translate: '0 32px' },
    paddingBlockEnd: 32,
  },
}));
const Tile = styled('div')({ borderRadius: 14, overflow: 'hidden', aspectRatio: '1' });
const ButtonLink = createLink(Button);

/** The opening: what the site is for, with what is talked about most just now. */
export function Hero({ products }: { readonly products: readonly ProductResponse[] }) {
  const { t } = useTranslation();
  return (
    <Frame>
      <Words>
        <PageTitle documentTitle={t('home.title')}>{t('home.heroTitle')}</PageTitle>
        <Typography color="textSecondary">{t('home.heroText')}</Typography>
        <ButtonLink to="/products" variant="contained" size="large">
          {t('home.heroAction')}
        </ButtonLink>
      </Words>
      <Still aria-hidden>
        {[0, 1, 2, 3].map((place) => {
          const product = products[place];
          return (
            <Tile key={place} sx={{ backgroundColor: 'quiet' }}>
              {product && (
                <ProductPicture
                  imageUrl={product.imageUrl}
                  category={product.category}
                  alt=""
                  size={280}
                  lazy={false}
                />
              )}
            </Tile>
          );
        })}
      </Still>
    </Frame>
  );
}
