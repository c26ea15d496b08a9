import '../../i18n/lists.en.ts';
import '../../i18n/rankings.en.ts';
import { limits, rankingRules, votesBesides } from '@henna/domain';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { createLink, useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Page, PageTitle, SectionTitle } from '../../components/page.tsx';
import { Pill, PillList } from '../../components/pill-links.ts';
import { DelayedPlaceholder, Skeleton } from '../../components/skeleton.tsx';
import { EmptyState, ErrorState } from '../../components/states.tsx';
import type { CategoryRankings } from '../../lib/api-types.ts';
import { isStatus } from '../../lib/api.ts';
import { formatAverage, formatNumber, formatPercent } from '../../lib/format.ts';
import { useLabel } from '../../lib/use-label.ts';
import { useLanguage } from '../../lib/use-language.ts';
import { NotFoundPage, rankingsQuery, sameKey, titleCased, useCategories, type ListState } from '../catalogue/index.ts';
import { RankingSection } from './ranking-section.tsx';

const CategoryLink = createLink(Pill);
const Sections = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 20,
  alignItems: 'start',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
}));
const How = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  maxWidth: '72ch',
  marginBlockStart: 32,
  color: theme.vars?.palette.text.secondary,
}));

/** The rankings of one category; links lead to those of the others. */
export function RankingsPage() {
  const { t } = useTranslation();
  const label = useLabel();
  const { category: key = '' } = useParams({ strict: false });
  const list = useQuery(rankingsQuery(key));
  const { categories } = useCategories();
  const category = categories.find((one) => sameKey(one.key, key));
  if (isStatus(list.error, 404)) return <NotFoundPage />;
  const title = t('rankings.title', { category: label(category?.displayName ?? titleCased(key), category?.labels) });
  return (
    <Page>
      <PageTitle documentTitle={title}>{title}</PageTitle>
      <Typography color="textSecondary" sx={{ marginBlock: '8px 20px' }}>
        {t('rankings.text')}
      </Typography>
      <nav aria-label={t('rankings.categories')}>
        <PillList>
          {categories.map((one) => (
            <li key={one.key}>
              <CategoryLink to="/rankings/$category" params={{ category: one.key }}>
                {label(one.displayName, one.labels)}
              </CategoryLink>
            </li>
          ))}
        </PillList>
      </nav>
      <Rankings list={list} />
    </Page>
  );
}

function Rankings({ list }: { readonly list: ListState<CategoryRankings> }) {
  const { t } = useTranslation();
  const { data, error } = list;
  if (error) return <ErrorState error={error} title={t('rankings.failed')} onRetry={() => void list.refetch()} />;
  if (!data)
    return (
      <DelayedPlaceholder>
        <Sections aria-hidden>
          {Array.from({ length: 3 }, (_, index) => (
            <Skeleton key={index} variant="rounded" height={480} />
          ))}
        </Sections>
      </DelayedPlaceholder>
    );
  if (data.items.length === 0) return <EmptyState title={t('rankings.empty')} text={t('rankings.emptyText')} />;
  return (
    <>
      <Sections>
        {data.items.map((ranking) => (
          <RankingSection
            key={`${data.category.key} ${ranking.subcategory?.key ?? ''} ${ranking.option?.key ?? ''}`}
            ranking={ranking}
            category={data.category.key}
          />
        ))}
      </Sections>
      <HowWorkedOut />
    </>
  );
}

/** The formulas in words, with their numbers. */
function HowWorkedOut() {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { weight, prior } = rankingRules.bayesian;
  const numbers = {
    weight: formatNumber(weight, language),
    prior: formatAverage(prior, language),
    besides: formatNumber(votesBesides, language),
    least: formatNumber(limits.votesToSay, language),
    percentage: formatPercent(limits.percentToSay, language),
  };
  return (
    <How aria-labelledby="how">
      <SectionTitle id="how" title={t('rankings.how')} />
      {(['rankings.howRated', 'rankings.howVoted', 'rankings.howBoth'] as const).map((text) => (
        <Typography key={text} variant="body2">
          {t(text, numbers)}
        </Typography>
      ))}
    </How>
  );
}
