import '../../../i18n/account.en.ts';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../components/buttons.ts';
import { PageTitle } from '../../../components/page.tsx';
import { showToast } from '../../../components/toast/toasts.ts';
import { ApiError } from '../../../lib/api.ts';
import { useRefusalText } from '../../../lib/use-refusal-text.ts';
import { currentUserQuery } from '../../session/index.ts';
import { confirmEmail, ownSessionsQuery } from '../api.ts';
import { NarrowPanel } from '../components/narrow-panel.tsx';

const codeOf = (error: unknown): string | null => (error instanceof ApiError ? error.code : null);

/**
 * Where a link to an address leads. Opening the page changes nothing, as programs open the links in mails too: the button
 * does.
 */
export function ConfirmEmailPage() {
  const { token } = useSearch({ strict: false });
  const { t } = useTranslation();
  const { refusalText } = useRefusalText();
  const client = useQueryClient();
  const confirm = useMutation({
    mutationFn: () => confirmEmail(token ?? ''),
    onSuccess: () =>
      Promise.all(
        [currentUserQuery(), ownSessionsQuery()].map(({ queryKey }) => client.invalidateQueries({ queryKey })),
      ),
    onError: (error) => {
      if (['EMAIL_LINK_INVALID', 'EMAIL_TAKEN'].includes(codeOf(error) ?? '')) return;
      showToast({ title: t('account.confirmEmailFailed'), description: refusalText(error), tone: 'error' });
    },
  });
  const code = token ? codeOf(confirm.error) : 'EMAIL_LINK_INVALID';
  if (code === 'EMAIL_LINK_INVALID')
    return <Outcome role="alert" title={t('account.linkInvalidTitle')} text={t('account.emailLinkInvalidText')} />;
  if (code === 'EMAIL_TAKEN')
    return <Outcome role="alert" title={t('account.emailInUse')} text={t('account.emailInUseText')} />;
  if (confirm.isSuccess)
    return <Outcome role="status" title={t('account.emailSaved')} text={t('account.emailSavedText')} />;
  return (
    <NarrowPanel>
      <PageTitle documentTitle={t('account.confirmEmailTitle')}>{t('account.confirmEmailTitle')}</PageTitle>
      <Typography color="textSecondary">{t('account.confirmEmailText')}</Typography>
      <div>
        <Button variant="contained" disabled={confirm.isPending} onClick={() => confirm.mutate()}>
          {confirm.isPending ? t('account.confirming') : t('account.confirmEmail')}
        </Button>
      </div>
    </NarrowPanel>
  );
}

interface OutcomeProps {
  readonly role: 'status' | 'alert';
  readonly title: string;
  readonly text: string;
}

/** What became of the link, and the way to the account, which asks to sign in where nobody is. */
function Outcome({ role, title, text }: OutcomeProps) {
  const { t } = useTranslation();
  return (
    <NarrowPanel>
      <PageTitle documentTitle={title}>{title}</PageTitle>
      <Typography color="textSecondary" role={role}>
        {text}
      </Typography>
      <div>
        <ButtonLink to="/account" variant="contained">
          {t('account.toAccount')}
        </ButtonLink>
      </div>
    </NarrowPanel>
  );
}
