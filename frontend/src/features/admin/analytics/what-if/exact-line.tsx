import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { formatPercent } from '../../../../lib/format.ts';
import { useLanguage } from '../../../../lib/use-language.ts';
import { AsOf } from '../as-of.tsx';
import type { Exact } from './use-exact.ts';
import { useRefusalText } from '../../../../lib/use-refusal-text.ts';

const Line = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  minHeight: 44,
  color: theme.vars?.palette.text.secondary,
  '& progress': { width: 120, accentColor: theme.vars?.palette.primary.main },
}));

interface ExactLineProps {
  readonly exact: Exact;
  /** Nobody has asked for the exact ranking yet. */
  readonly onAsk: (() => void) | undefined;
  /** Of what is shown at once. */
  readonly asOf: { readonly asOf: string; readonly position: string } | undefined;
}

/** How exact what is shown is, and how far the exact ranking has come. */
export function ExactLine({ exact: { replay, isUnderWay, error, cancel, retry }, onAsk, asOf }: ExactLineProps) {
  const { t } = useTranslation();
  const { refusalText, words } = useRefusalText();
  const { language } = useLanguage();
  if (onAsk)
    return (
      <Line>
        <span>{t('admin.whatIf.atOnce')}</span>
        <Button size="small" onClick={onAsk}>
          {t('admin.whatIf.ask')}
        </Button>
        {asOf && <AsOf {...asOf} />}
      </Line>
    );
  if (isUnderWay) {
    const progress = replay?.progress ?? 0;
    return (
      <Line>
        <span role="status">{t(replay?.state === 'running' ? 'admin.whatIf.running' : 'admin.whatIf.waiting')}</span>
        <progress value={progress} max={1} aria-label={t('admin.whatIf.progress')} />
        <span>{formatPercent(100 * progress, language)}</span>
        <Button size="small" color="inherit" onClick={cancel}>
          {t('admin.whatIf.cancel')}
        </Button>
      </Line>
    );
  }
  if (replay?.state === 'done')
    return (
      <Line>
        <span role="status">{t('admin.whatIf.exact')}</span>
        <AsOf asOf={replay.createdAt} position={replay.inputs.position} />
      </Line>
    );
  const failure = replay && (replay.problem ?? (replay.error && { message: replay.error }));
  return (
    <Line>
      <span role="status">
        {replay?.state === 'cancelled'
          ? t('admin.whatIf.cancelled')
          : t('admin.whatIf.notExact', {
              reason: failure ? words(failure) : error ? refusalText(error) : '',
            })}
      </span>
      <Button size="small" onClick={retry}>
        {t('admin.whatIf.again')}
      </Button>
    </Line>
  );
}
