import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { formatMoment, formatNumber } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/use-language.ts';
import type { SystemView } from '../api/system.ts';

const Box = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  padding: '10px 14px',
  borderRadius: 10,
  background: theme.vars?.palette.quiet,
  overflowWrap: 'anywhere',
  '& p': { margin: 0, fontWeight: 600, color: theme.vars?.palette.error.main },
  '& ul': { margin: '6px 0 0', paddingInlineStart: 18 },
}));

/** How many events a view could not take, and the first of them with what was wrong. */
export function ParkedEvents({ view }: { readonly view: SystemView }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  return (
    <Box>
      <p>{t('admin.views.parked', { count: view.parked, n: formatNumber(view.parked, language) })}</p>
      <ul>
        {view.parkedEvents.map(({ position, type, stream, reason, parkedAt }) => (
          <li key={position}>
            <bdi>
              {type} @ {position}
            </bdi>
            {stream !== null && (
              <>
                {', '}
                <bdi>{stream}</bdi>
              </>
            )}
            {reason !== null && (
              <>
                {': '}
                <bdi dir="ltr">{reason}</bdi>
              </>
            )}{' '}
            ({formatMoment(parkedAt, language)})
          </li>
        ))}
      </ul>
    </Box>
  );
}
