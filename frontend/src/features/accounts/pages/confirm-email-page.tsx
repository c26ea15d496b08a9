import '../../../i18n/account.en.ts';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../components/buttons.ts';
import { PageTitle, requestHeadingFocus } from '../../../components/page.tsx';
import { showToast } from '../../../components/toast/toasts.ts';
import { ApiError } from '../../../lib/api.ts';
import { useRefusalText } from '../../../lib/use-refusal-text.ts';
import { currentUserQuery } from '../../session/index.ts';
import { confirmEmail, ownSessionsQuery } from '../api.ts';
import { NarrowPanel } from '../components/narrow-panel.tsx';

const texts = {
  waiting: ['account.confirmEmailTitle', 'account.confirmEmailText'],
  saved: ['account.emailSaved', 'account.emailSavedText'],
  invalid: ['account.linkInvalidTitle', 'account.emailLinkInvalidText'],
  inUse: ['account.emailInUse', 'account.emailInUseText'],
} as const;

/** What a refusal makes of the link; undefined for a failure after which it still works. */
const endOf = (error: unknown): 'invalid' | 'inUse' | undefined => {
  if (!(error instanceof ApiError)) return undefined;
  if (error.code === 'EMAIL_LINK_INVALID') return 'invalid';
  return error.code === 'EMAIL_TAKEN' ? 'inUse' : undefined;
};

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
    onSuccess: () => {
      requestHeadingFocus();
      for (const { queryKey } of [currentUserQuery(), ownSessionsQuery()]) void client.invalidateQueries({ queryKey });
    },
    onError: (error) => {
      if (endOf(error)) return requestHeadingFocus();
      showToast({ title: t('account.confirmEmailFailed'), description: refusalText(error), tone: 'error' });
    },
  });
  const step = token ? (endOf(confirm.error) ?? (confirm.isSuccess ? 'saved' : 'waiting')) : 'invalid';
  const [title, text] = texts[step];
  return (
    <NarrowPanel>
      {/* A new heading for each step: it takes the focus from the button that goes. */}
      <PageTitle key={step} documentTitle={t(title)}>
        {t(title)}
      </PageTitle>
      <Typography color="textSecondary" role="status">
        {t(text)}
      </Typography>
      <div>
        {step === 'waiting' ? (
          <Button variant="contained" disabled={confirm.isPending} onClick={() => confirm.mutate()}>
            {confirm.isPending ? t('account.confirming') : t('account.confirmEmail')}
          </Button>
        ) : (
          <ButtonLink to="/account" variant="contained">
            {t('account.toAccount')}
          </ButtonLink>
        )}
      </div>
    </NarrowPanel>
  );
}
