import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Download } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '../../../components/copy-button.tsx';
import { saveFile } from '../../../lib/save-file.ts';
import { plainList } from '../../../theme/mixins.ts';

const Shown = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 });
const List = styled('ul')(({ theme }) => ({
  ...plainList,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(16rem, 100%), 1fr))',
  gap: '4px 24px',
  padding: '12px 14px',
  borderRadius: 8,
  background: theme.vars?.palette.quiet,
  overflowWrap: 'anywhere',
  '& code': { fontSize: '0.875rem' },
}));
const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  /** Named in the file, as there may be several accounts. */
  readonly email: string | null;
  readonly onDone: () => void;
}

/** The recovery codes, this once, to be copied or saved as a file. */
export function RecoveryCodes({ codes, email, onDone }: RecoveryCodesProps) {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const text = codes.join('\n');
  const download = () => {
    const content = [t('account.secondFactor.codesHead'), email ?? '', '', text, ''].join('\n');
    saveFile('henna-recovery-codes.txt', new Blob([content], { type: 'text/plain;charset=utf-8' }));
  };
  return (
    <Shown>
      <Typography ref={heading} tabIndex={-1} variant="h3">
        {t('account.secondFactor.codesTitle')}
      </Typography>
      <Typography>{t('account.secondFactor.codesText')}</Typography>
      <List dir="ltr">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </List>
      <Buttons>
        <CopyButton text={text} label={t('account.secondFactor.copyCodes')} />
        <Button variant="outlined" startIcon={<Download size={18} aria-hidden />} onClick={download}>
          {t('account.secondFactor.download')}
        </Button>
        <Button variant="contained" onClick={onDone}>
          {t('account.secondFactor.saved')}
        </Button>
      </Buttons>
    </Shown>
  );
}
