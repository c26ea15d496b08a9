import '../../../i18n/compare.en.ts';
import { styled } from '@mui/material/styles';
import { useRouterState } from '@tanstack/react-router';
import { Scale, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink, IconButton } from '../../../components/buttons.ts';
import { formatNumber } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/use-language.ts';
import { framed } from '../../../theme/mixins.ts';
import { setCompared, useCompared } from '../compared.ts';

/** Stays at the lower edge of the screen, and before the footer at the end of the page. */
const Bar = styled('section')(({ theme }) => ({
  position: 'sticky',
  insetBlockEnd: 16,
  zIndex: 1050,
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  width: 'fit-content',
  marginInline: 'auto',
  marginBlock: 16,
  padding: 4,
  ...framed(theme, 999),
  boxShadow: '0 6px 24px rgb(42 27 23 / 18%)',
}));

/** How many products are to be compared, and the way there; nothing without any, and on the page itself. */
export function CompareBar() {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const ids = useCompared();
  const pathname = useRouterState({ select: (state) => state.location.pathname });
  if (ids.length === 0 || pathname === '/compare') return null;
  return (
    <Bar aria-label={t('compare.title')}>
      <ButtonLink
        to="/compare"
        search={{ ids: ids.join(',') }}
        variant="contained"
        startIcon={<Scale size={18} strokeWidth={1.75} aria-hidden />}
      >
        {t('compare.bar', { total: formatNumber(ids.length, language) })}
      </ButtonLink>
      <IconButton aria-label={t('compare.clear')} onClick={() => setCompared([])}>
        <X size={18} aria-hidden />
      </IconButton>
    </Bar>
  );
}
