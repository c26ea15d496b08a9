import { styled } from '@mui/material/styles';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Spoken } from '../../components/spoken.ts';
import { formatNumber } from '../../lib/format.ts';
import { useLanguage } from '../../lib/use-language.ts';
import { noFigure } from './figures.ts';

const Won = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 3,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  color: theme.vars?.palette.text.secondary,
  '&[data-won=up]': { color: theme.vars?.palette.leaf },
  '&[data-won=down]': { color: theme.vars?.palette.error.main },
}));

/** Places that a product won or lost. @param places null: it had none then. */
export function PlacesWon({ places }: { readonly places: number | null }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  if (places === null) return <Won>{t('admin.analytics.now.entered')}</Won>;
  if (places === 0)
    return (
      <Won>
        <span aria-hidden>{noFigure}</span>
        <Spoken>{t('admin.analytics.now.stayed')}</Spoken>
      </Won>
    );
  const count = Math.abs(places);
  const Arrow = places > 0 ? ArrowUp : ArrowDown;
  return (
    <Won data-won={places > 0 ? 'up' : 'down'}>
      <Arrow size={15} aria-hidden />
      <span aria-hidden>{formatNumber(count, language)}</span>
      <Spoken>{t(places > 0 ? 'admin.analytics.now.rose' : 'admin.analytics.now.fell', { count })}</Spoken>
    </Won>
  );
}
