import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { createLink } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { logoMark } from '../../../assets/marks.ts';
import { Mark } from '../../../components/mark.tsx';
import { signInAddress } from '../../session/sign-in-address.ts';

const Block = styled('section')(({ theme }) => ({
  position: 'relative',
  overflow: 'hidden',
  display: 'grid',
  justifyItems: 'start',
  gap: 16,
  padding: '40px 24px',
  borderRadius: 14,
  background: '#6F2413',
  color: '#FBF1EA',
  [theme.breakpoints.up('md')]: { padding: '64px 56px' },
  '& > svg': { position: 'absolute', insetInlineEnd: -40, insetBlockEnd: -60, opacity: 0.16 },
  '& .MuiButton-root': { background: '#FBF1EA', color: '#6F2413', '&:hover': { background: '#FFFFFF' } },
}));
const ButtonLink = createLink(Button);

/** Signed in it leads to the products, signed out to sign-in. */
export function JoinCommunity({ isAuthenticated }: { readonly isAuthenticated: boolean }) {
  const { t } = useTranslation();
  return (
    <Block>
      <Mark mark={logoMark} size={320} filled />
      <Typography variant="h2">{t('home.joinTitle')}</Typography>
      <Typography sx={{ maxWidth: '52ch' }}>{t('home.joinText')}</Typography>
      {isAuthenticated ? (
        <ButtonLink to="/products" variant="contained" size="large">
          {t('home.startReviewing')}
        </ButtonLink>
      ) : (
        <Button href={signInAddress('/products')} variant="contained" size="large">
          {t('home.startReviewing')}
        </Button>
      )}
    </Block>
  );
}
