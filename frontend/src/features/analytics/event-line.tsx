import type { AnalyticsEvent } from '@henna/domain';
import { styled } from '@mui/material/styles';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../admin-kit/use-texts.ts';
import { Badge } from '../../components/badge.ts';
import type { history } from '../../i18n/admin/history.en.ts';
import { isNamedEventType } from './event-types.ts';
import { productOf, type ProductNames } from './product-link.tsx';

type EventNames = (typeof history)['history']['types'];

const Line = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '2px 10px',
  minHeight: 44,
  paddingBlock: 8,
  overflowWrap: 'anywhere',
  '& a': { color: 'inherit', fontWeight: 600 },
  '& time': {
    ...theme.typography.caption,
    marginInlineStart: 'auto',
    color: theme.vars?.palette.text.secondary,
    fontVariantNumeric: 'tabular-nums',
  },
}));

const detailOf = ({ data: { vote, stars } }: AnalyticsEvent): string | undefined =>
  typeof vote === 'string' ? vote : typeof stars === 'number' ? `${stars} ★` : undefined;

export function EventLine({ event, names }: { readonly event: AnalyticsEvent; readonly names: ProductNames }) {
  const { t, moment } = useTexts();
  const { type, actAt, origin } = event;
  const productId = productOf(event);
  const detail = detailOf(event);
  return (
    <Line>
      <span>
        {isNamedEventType(type)
          ? t(`admin.analytics.events.types.${type}`)
          : t(`admin.history.types.${type as keyof EventNames}`, { defaultValue: type })}
      </span>
      {detail && <Badge dir="auto">{detail}</Badge>}
      {productId && (
        <Link to="/product/$id" params={{ id: productId }}>
          <bdi>{names.get(productId) ?? t('admin.analytics.events.aProduct')}</bdi>
        </Link>
      )}
      {(origin === 'demo' || origin === 'import') && (
        <Badge outlined>{t(`admin.analytics.events.origins.${origin}`)}</Badge>
      )}
      <time dateTime={actAt}>{moment(actAt)}</time>
    </Line>
  );
}
