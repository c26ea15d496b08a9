import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { createLink } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../components/buttons.ts';
import { SectionTitle } from '../../components/page.tsx';
import { RatingStars } from '../../components/rating-stars.tsx';
import type { RankedProduct, Ranking } from '../../lib/api-types.ts';
import { formatNumber, formatPercent } from '../../lib/format.ts';
import { useLabel } from '../../lib/use-label.ts';
import { useLanguage } from '../../lib/use-language.ts';
import { framed, plainList } from '../../theme/mixins.ts';
import { ProductPicture } from '../catalogue/index.ts';

const shownFirst = 5;
const pictureSize = 56;

/** No landmark: options of different subcategories can share a label. */
const Section = styled('div')(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  gap: 4,
  minWidth: 0,
  padding: '20px 16px 12px',
  ...framed(theme, 20),
  [theme.breakpoints.up('md')]: { paddingInline: 24 },
}));
const List = styled('ol')({ ...plainList, marginBlockStart: 8 });
const Row = createLink(
  styled('a')(({ theme }) => ({
    display: 'grid',
    gridTemplateColumns: `22px ${pictureSize}px minmax(0, 1fr)`,
    alignItems: 'center',
    columnGap: 14,
    minHeight: 76,
    paddingBlock: 8,
    borderRadius: 8,
    color: theme.vars?.palette.text.primary,
    textDecoration: 'none',
    '&:hover b': { color: theme.vars?.palette.primary.main },
    '& b': { display: 'block', fontWeight: 600, lineHeight: 1.35, transition: 'color 150ms ease-out' },
    '& small': { fontSize: '0.8125rem', lineHeight: 1.4, color: theme.vars?.palette.text.secondary },
  })),
);
const Rank = styled('span')(({ theme }) => ({
  fontFamily: theme.typography.h3.fontFamily,
  fontSize: '1.375rem',
  fontWeight: 500,
  color: theme.vars?.palette.primary.main,
  fontVariantNumeric: 'tabular-nums',
}));
const Picture = styled('span')({ borderRadius: 10 });
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginBlockStart: 8 });

function RankedRow({ product, rank }: { readonly product: RankedProduct; readonly rank: number }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { id, name, brandDisplayName, imageUrl, category, average, ratingCount, percentage } = product;
  return (
    <Row to="/product/$id" params={{ id }}>
      <Rank aria-hidden>{formatNumber(rank, language)}</Rank>
      <Picture>
        <ProductPicture imageUrl={imageUrl} category={category} alt="" size={pictureSize} />
      </Picture>
      <span>
        <small>
          <bdi>{brandDisplayName}</bdi>
        </small>
        <b>
          <bdi>{name}</bdi>
        </b>
        {percentage === null ? (
          <RatingStars average={average} total={ratingCount} size={13} />
        ) : (
          <small>{t('rankings.share', { percentage: formatPercent(percentage, language) })}</small>
        )}
      </span>
    </Row>
  );
}

interface RankingSectionProps {
  readonly ranking: Ranking;
  /** Key of the category. */
  readonly category: string;
}

/** One ranking: what it ranks by, its first products, and the way to all that it draws on. */
export function RankingSection({ ranking, category }: RankingSectionProps) {
  const { t } = useTranslation();
  const label = useLabel();
  const id = useId();
  const [showsAll, setShowsAll] = useState(false);
  const { subcategory, option, products } = ranking;
  const name = option ?? subcategory;
  const shownName = name && label(name.displayName, name.labels);
  const title = !shownName
    ? t('rankings.ratedAll')
    : t(option ? 'rankings.voted' : 'rankings.rated', { name: shownName });
  const shown = showsAll ? products : products.slice(0, shownFirst);
  return (
    <Section role="group" aria-labelledby={id}>
      <SectionTitle id={id} title={title} text={t(option ? 'rankings.votedText' : 'rankings.ratedText')} />
      <List>
        {shown.map((product, index) => (
          <li key={product.id}>
            <RankedRow product={product} rank={index + 1} />
          </li>
        ))}
      </List>
      <Actions>
        {shown.length < products.length && (
          <Button color="inherit" onClick={() => setShowsAll(true)}>
            {t('rankings.showAll', { count: products.length })}
          </Button>
        )}
        <ButtonLink
          to="/products"
          search={{ category, subcategory: subcategory?.key, option: option?.key }}
          aria-describedby={id}
        >
          {t('rankings.seeProducts')}
        </ButtonLink>
      </Actions>
    </Section>
  );
}
