import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../../components/badge.ts';
import type { CurrentUser } from '../../../lib/api-types.ts';
import { formatDate, formatNumber } from '../../../lib/format.ts';
import { lazyComponent } from '../../../lib/lazy-component.tsx';
import { useLanguage } from '../../../lib/use-language.ts';
import { AccountSection } from './account-section.tsx';

const SecondFactorSetUp = lazyComponent(() => import('./second-factor-set-up.tsx'), 'SecondFactorSetUp');
const SwitchOffDialog = lazyComponent(() => import('./switch-off-dialog.tsx'), 'SwitchOffDialog');

const State = styled('div')({ display: 'grid', justifyItems: 'start', gap: 12 });

/** Whether signing in asks for a code beside the password, and the way to switch that on or off. */
export function SecondFactorSection({ user }: { readonly user: CurrentUser }) {
  const { t } = useTranslation();
  const [settingUp, setSettingUp] = useState(false);
  const { secondFactor, hasPassword } = user;
  return (
    <AccountSection title={t('account.secondFactor.title')} text={t('account.secondFactor.text')}>
      {settingUp ? (
        // To the end, also when the second factor is on by then: the recovery codes are shown this once.
        <SecondFactorSetUp user={user} onDone={() => setSettingUp(false)} />
      ) : secondFactor ? (
        <SwitchedOn secondFactor={secondFactor} />
      ) : hasPassword === false ? (
        <Typography>{t('account.secondFactor.elsewhere')}</Typography>
      ) : (
        <State>
          <Badge outlined>{t('account.secondFactor.off')}</Badge>
          <Button variant="outlined" onClick={() => setSettingUp(true)}>
            {t('account.secondFactor.setUp')}
          </Button>
        </State>
      )}
    </AccountSection>
  );
}

function SwitchedOn({ secondFactor }: { readonly secondFactor: NonNullable<CurrentUser['secondFactor']> }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const [confirming, setConfirming] = useState(false);
  const { since, recoveryCodes: count } = secondFactor;
  return (
    <State>
      <Badge>{t('account.secondFactor.on', { when: formatDate(since, language) ?? '' })}</Badge>
      <Typography>
        {t('account.secondFactor.codesLeft', { count, formatted: formatNumber(count, language) })}{' '}
        {count < 3 && t('account.secondFactor.renew')}
      </Typography>
      <Button variant="outlined" aria-haspopup="dialog" onClick={() => setConfirming(true)}>
        {t('account.secondFactor.switchOff')}
      </Button>
      {confirming && <SwitchOffDialog onClose={() => setConfirming(false)} />}
    </State>
  );
}
