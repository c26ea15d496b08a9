import '../../../i18n/account.en.ts';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { logoIcon } from '../../../assets/icons.ts';
import { ButtonLink } from '../../../components/buttons.ts';
import { PathIcon } from '../../../components/path-icon.tsx';
import { Page, PageTitle } from '../../../components/page.tsx';

/** The account is gone, and what went with it. */
export function AccountErasedPage() {
  const { t } = useTranslation();
  return (
    <Page
      sx={{ display: 'grid', justifyItems: 'start', gap: 2, paddingBlock: { xs: 8, md: 14 }, color: 'primary.main' }}
    >
      <PathIcon icon={logoIcon} size={56} filled />
      <PageTitle documentTitle={t('account.erasedTitle')} sx={{ color: 'text.primary' }}>
        {t('account.erasedTitle')}
      </PageTitle>
      <Typography color="textSecondary" sx={{ maxWidth: '56ch' }}>
        {t('account.erasedText')}
      </Typography>
      <ButtonLink variant="contained" to="/">
        {t('common.goHome')}
      </ButtonLink>
    </Page>
  );
}
