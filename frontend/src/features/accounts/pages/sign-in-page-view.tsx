import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { logoMark } from '../../../assets/marks.ts';
import { Mark } from '../../../components/mark.tsx';
import { Page } from '../../../components/page.tsx';
import { PageTitle } from '../../../components/page-title.tsx';
import { Tabs } from '../../../components/tabs.tsx';
import type { AccountMode } from '../account-search.ts';
import { AccountForm } from '../components/account-form.tsx';
import { ElsewhereSignIn } from '../components/elsewhere-sign-in.tsx';
import type { AccountFields } from '../use-enter.ts';

const Spread = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  overflow: 'hidden',
  borderRadius: 20,
  border: `1px solid ${theme.vars?.palette.divider}`,
  background: theme.vars?.palette.background.paper,
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

interface SignInPageViewProps {
  /** Through an identity provider, which also makes accounts; a password of this site stays possible. */
  readonly elsewhere: string | null;
  readonly mode: AccountMode;
  readonly onMode: (mode: AccountMode) => void;
  /** There is a page to come back to. */
  readonly comesBack: boolean;
  readonly pending: boolean;
  readonly error: Error | null;
  readonly onSubmit: (fields: AccountFields) => void;
}

export function SignInPageView(props: SignInPageViewProps) {
  const { mode, onMode, elsewhere, comesBack, pending, error, onSubmit } = props;
  const { t } = useTranslation();
  const creating = mode === 'create';
  const form = (
    <AccountForm
      mode={mode}
      pending={pending}
      error={error}
      onSubmit={onSubmit}
      onSignInInstead={() => onMode('sign-in')}
    />
  );
  return (
    <Page>
      <Spread>
        <Welcome>
          <Mark mark={logoMark} size={56} filled />
          <PageTitle documentTitle={creating ? t('accounts.createAccount') : t('accounts.signIn')}>
            {creating ? t('accounts.welcome') : t('accounts.welcomeBack')}
          </PageTitle>
          <Typography>{t('accounts.promise')}</Typography>
          {comesBack && <Typography variant="body2">{t('accounts.keepsYourPlace')}</Typography>}
        </Welcome>
        <Panel>
          {elsewhere !== null ? (
            <ElsewhereSignIn address={elsewhere}>{form}</ElsewhereSignIn>
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
                onChange={onMode}
              />
              <div role="tabpanel" id="account-panel" aria-labelledby={`${mode}-tab`}>
                {form}
              </div>
            </>
          )}
        </Panel>
      </Spread>
    </Page>
  );
}
