import { useTranslation } from 'react-i18next';
import { TextLink } from '../../../components/text-link.ts';

/** There is an account already: the way to it. */
export function EmailTaken({ onSignInInstead }: { readonly onSignInInstead: () => void }) {
  const { t } = useTranslation();
  return (
    <>
      {t('accounts.emailTaken')}{' '}
      <TextLink as="button" type="button" onClick={onSignInInstead}>
        {t('accounts.signInInstead')}
      </TextLink>
    </>
  );
}
