import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';

/** There is an account already: the way to it. */
export function EmailTaken({ onSignInInstead }: { readonly onSignInInstead: () => void }) {
  const { t } = useTranslation();
  return (
    <>
      {t('accounts.emailTaken')}{' '}
      <Link component="button" type="button" onClick={onSignInInstead}>
        {t('accounts.signInInstead')}
      </Link>
    </>
  );
}
