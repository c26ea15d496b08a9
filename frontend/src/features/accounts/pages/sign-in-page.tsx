import '../../../i18n/accounts.en.ts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { logoIcon } from '../../../assets/icons.ts';
import { PathIcon } from '../../../components/path-icon.tsx';
import { Page, PageTitle } from '../../../components/page.tsx';
import { Tabs } from '../../../components/tabs.tsx';
import { framed } from '../../../theme/mixins.ts';
import { ApiError } from '../../../lib/api.ts';
import { signInUrl, siteQuery } from '../../session/index.ts';
import { AccountForm } from '../components/account-form.tsx';
import { safeReturnTo, type AccountMode, type AccountSearch } from '../sign-in-search.ts';
import { useSignIn } from '../use-sign-in.ts';

const PasswordDetails = styled('details')(({ theme }) => ({
  borderBlockStart: `1px solid ${theme.vars?.palette.divider}`,
  paddingBlockStart: 12,
  '& summary': { display: 'flex', alignItems: 'center', minHeight: 44, cursor: 'pointer' },
  '&[open] summary': { marginBlockEnd: 16 },
}));

interface ExternalSignInProps {
  /** The address to return to after signing in. */
  readonly url: string;
  /** The form of an account with a password of this site. */
  readonly children: ReactNode;
}

/** Signing in through an identity provider; who has a password here can still use it. */
function ExternalSignIn({ url, children }: ExternalSignInProps) {
  const { t } = useTranslation();
  return (
    <>
      <Typography>{t('accounts.elsewhereText')}</Typography>
      <Button variant="contained" size="large" href={url}>
        {t('accounts.continueElsewhere')}
      </Button>
      <PasswordDetails>
        <summary>{t('accounts.withPassword')}</summary>
        {children}
      </PasswordDetails>
    </>
  );
}

const Columns = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  overflow: 'hidden',
  ...framed(theme, 20),
  [theme.breakpoints.up('md')]: { minHeight: 560 },
}));
const Welcome = styled('div')(({ theme }) => ({
  flex: '5 1 18rem',
  minWidth: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'end',
  '& > svg': { marginBlockEnd: 'auto' },
  gap: 12,
  padding: 28,
  color: theme.vars?.palette.tint.rose.ink,
  background: `linear-gradient(160deg, ${theme.vars?.palette.tint.clay.main}, ${theme.vars?.palette.tint.rose.deep})`,
  [theme.breakpoints.up('md')]: { padding: 40 },
  [theme.breakpoints.up('lg')]: { padding: 48 },
}));
const Panel = styled('div')(({ theme }) => ({
  flex: '6 1 20rem',
  minWidth: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  alignContent: 'center',
  padding: 28,
  [theme.breakpoints.up('md')]: { padding: '48px 32px' },
  [theme.breakpoints.up('lg')]: { padding: '48px 64px' },
}));

/** What a form that was sent without scripts was refused for. */
const problemOf = (code: string | undefined): Error | null =>
  code === undefined ? null : new ApiError(code === 'INVALID_CREDENTIALS' ? 401 : 400, code, code);

/** Sign-in and sign-up on one page; who is signed in returns to where they came from. */
export function SignInPage() {
  const { t } = useTranslation();
  const { returnTo, mode: asked, problem }: AccountSearch = useSearch({ strict: false });
  const requestedMode: AccountMode = asked ?? 'sign-in';
  const navigate = useNavigate();
  const router = useRouter();
  const returnUrl = safeReturnTo(returnTo);
  const signIn = useSignIn(requestedMode, () => router.history.replace(returnUrl));
  const { data: site } = useQuery(siteQuery());
  // Through an identity provider, which also makes accounts; a password of this site stays possible.
  const externalUrl = site?.signIn === 'oidc' ? signInUrl(returnUrl) : null;
  const mode = externalUrl === null ? requestedMode : 'sign-in';
  const creating = mode === 'create';
  const changeMode = (next: AccountMode) => {
    signIn.reset();
    void navigate({
      to: '/sign-in',
      search: { returnTo, mode: next === 'create' ? next : undefined },
      replace: true,
      resetScroll: false,
    });
  };
  const form = (
    <AccountForm
      mode={mode}
      pending={signIn.isPending || signIn.isSuccess}
      error={signIn.error ?? problemOf(problem)}
      returnTo={returnUrl}
      onSubmit={(fields, onRefused) => signIn.mutate(fields, { onError: onRefused })}
      onSignInInstead={() => changeMode('sign-in')}
    />
  );
  return (
    <Page>
      <Columns>
        <Welcome>
          <PathIcon icon={logoIcon} size={56} filled />
          <PageTitle documentTitle={creating ? t('accounts.createAccount') : t('accounts.signIn')}>
            {creating ? t('accounts.welcome') : t('accounts.welcomeBack')}
          </PageTitle>
          <Typography>{t('accounts.promise')}</Typography>
          {returnUrl !== '/' && <Typography variant="body2">{t('accounts.keepsYourPlace')}</Typography>}
        </Welcome>
        <Panel>
          {externalUrl !== null ? (
            <ExternalSignIn url={externalUrl}>{form}</ExternalSignIn>
          ) : (
            <>
              <Tabs
                label={t('accounts.modes')}
                value={mode}
                panel="account-panel"
                tabs={[
                  { value: 'sign-in', text: t('accounts.signIn') },
                  { value: 'create', text: t('accounts.createAccount') },
                ]}
                onChange={changeMode}
              />
              <noscript>
                <Link to="/sign-in" search={{ returnTo, mode: creating ? undefined : 'create' }}>
                  {creating ? t('accounts.signIn') : t('accounts.createAccount')}
                </Link>
              </noscript>
              <div role="tabpanel" id="account-panel" aria-labelledby={`${mode}-tab`}>
                {form}
              </div>
            </>
          )}
        </Panel>
      </Columns>
    </Page>
  );
}
