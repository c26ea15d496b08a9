import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../../components/badge.ts';
import type { AnalyticsView } from '@henna/domain';
import { Verbatim } from '../analytics.styles.ts';
import type { ViewDescription } from './view-description.ts';

const Facts = styled('dl')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 20px',
  margin: 0,
  '& > div': { display: 'flex', flexWrap: 'wrap', columnGap: 6, minWidth: 0 },
  '& dt': { color: theme.vars?.palette.text.secondary },
  '& dd': { margin: 0, minWidth: 0, fontWeight: 500, overflowWrap: 'anywhere' },
}));
const Badges = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 6 });
const Query = styled('details')(({ theme }) => ({
  '& > summary': {
    ...theme.typography.body2,
    width: 'fit-content',
    minHeight: 24,
    cursor: 'pointer',
    '@media (pointer: coarse)': { minHeight: 44, paddingBlock: 10 },
  },
  '& > pre': { marginBlockStart: 6 },
}));

interface ViewFactsProps {
  readonly view: AnalyticsView;
  readonly description: ViewDescription;
}

export function ViewFacts({ view: { tab, search }, description }: ViewFactsProps) {
  const { t } = useTranslation();
  return (
    <>
      <Badges>
        <Badge>{t(`admin.analytics.tabs.${tab}`)}</Badge>
        {description.period && <Badge outlined>{t(`admin.notebook.periods.${description.period}`)}</Badge>}
      </Badges>
      {description.facts.length > 0 && (
        <Facts>
          {description.facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
        </Facts>
      )}
      {search.sql !== undefined && (
        <Query>
          <summary>{t('admin.sql.query')}</summary>
          <Verbatim dir="ltr" lang="en">
            {search.sql}
          </Verbatim>
        </Query>
      )}
    </>
  );
}
