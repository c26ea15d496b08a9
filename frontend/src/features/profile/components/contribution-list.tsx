import '../../../i18n/rating.en.ts';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../../components/badge.ts';
import { StarRow } from '../../../components/rating-stars.tsx';
import { VisuallyHidden } from '../../../components/visually-hidden.ts';
import type { MemberContribution } from '../../../lib/api-types.ts';
import { formatDate } from '../../../lib/format.ts';
import { useLabel } from '../../../lib/use-label.ts';
import { useLanguage } from '../../../lib/use-language.ts';
import { ProductPicture } from '../../catalogue/index.ts';

const List = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& > li + li': { borderBlockStart: `1px solid ${theme.vars?.palette.divider}` },
}));
const Row = styled('div')({
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr)',
  gap: 14,
  paddingBlock: 14,
  '& > div:first-of-type': { width: 56, height: 56, borderRadius: 10, overflow: 'hidden' },
});
const Name = styled(Link)(({ theme }) => ({
  ...theme.typography.body2,
  display: 'inline-block',
  paddingBlock: 2,
  fontWeight: 600,
  color: theme.vars?.palette.text.primary,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  '&:hover': { textDecoration: 'underline' },
  '@media (pointer: coarse)': { paddingBlock: 11 },
})) as typeof Link;
const Said = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8, minHeight: 28 });
const Words = styled('p')({
  display: '-webkit-box',
  WebkitLineClamp: 4,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  margin: '2px 0 0',
  overflowWrap: 'anywhere',
  width: 'fit-content',
});

interface ContributionListProps {
  readonly items: readonly MemberContribution[];
  /** Called when a product is opened. */
  readonly onLeave?: () => void;
}

/** Products with what one member said about each, and when. */
export function ContributionList({ items, onLeave }: ContributionListProps) {
  return (
    <List>
      {items.map((item) => (
        <li key={item.id}>
          <ContributionRow item={item} onLeave={onLeave} />
        </li>
      ))}
    </List>
  );
}

function ContributionRow({
  item,
  onLeave,
}: {
  readonly item: MemberContribution;
  readonly onLeave?: (() => void) | undefined;
}) {
  const { t } = useTranslation();
  const label = useLabel();
  const { language } = useLanguage();
  const { product, vote, stars, content, reply, createdAt } = item;
  return (
    <Row>
      <div>
        {product && <ProductPicture imageUrl={product.imageUrl} category={product.category} alt="" size={160} lazy />}
      </div>
      <div>
        {product ? (
          <Name to="/product/$id" params={{ id: product.id }} onClick={onLeave}>
            <bdi>{product.name}</bdi>
          </Name>
        ) : (
          <Typography variant="body2" color="textSecondary">
            {t('profile.activity.hidden')}
          </Typography>
        )}
        <Said>
          {vote && <Badge>{label(vote.key, vote.labels)}</Badge>}
          {stars !== null && (
            <span>
              <StarRow average={stars} size={14} />
              <VisuallyHidden>{t('rating.stars', { count: stars })}</VisuallyHidden>
            </span>
          )}
          <Typography variant="caption" color="textSecondary">
            {[reply && t('profile.activity.reply'), formatDate(createdAt, language)].filter(Boolean).join(' · ')}
          </Typography>
        </Said>
        {content !== null && <Words dir="auto">{content}</Words>}
      </div>
    </Row>
  );
}
