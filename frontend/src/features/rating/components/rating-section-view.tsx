import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../../components/skeleton.ts';
import { ErrorState } from '../../../components/error-state.tsx';
import { Late } from '../../../components/late.tsx';
import type { RatingStatistics } from '../../../lib/api-types.ts';
import type { FailedRead } from '../../../lib/failed-read.ts';
import { LateOfferedAct } from '../../accounts/components/late-offered-act.tsx';
import { signInAddress } from '../../session/sign-in-address.ts';
import type { Stars } from '../rating-tally.ts';
import { RatingSummary } from './rating-summary.tsx';

/** Only members need it. */
const StarInput = lazy(() => import('./star-input.tsx').then((module) => ({ default: module.StarInput })));

const Section = styled('section')({ display: 'grid', gap: 8, alignContent: 'start' });
const Head = styled('div')(({ theme }) => ({
  display: 'grid',
  columnGap: 16,
  alignItems: 'center',
  gridTemplateRows: 'auto minmax(44px, auto)',
  [theme.breakpoints.up('lg')]: { gridTemplateRows: 'minmax(44px, auto)', gridTemplateColumns: '1fr auto' },
}));

const SignIn = styled('a')(({ theme }) => ({
  display: 'inline-block',
  paddingBlock: 10,
  color: theme.vars?.palette.primary.main,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
}));

export interface RatingSectionViewProps {
  /** null while loading. */
  readonly statistics: RatingStatistics | null;
  readonly own: Stars | null;
  readonly access: 'signed-in' | 'signed-out' | 'unknown';
  readonly offered: Stars | null;
  readonly failure: FailedRead | null;
  readonly filter: Stars | undefined;
  readonly onFilter: (stars: Stars | undefined) => void;
  readonly onRate: (stars: Stars) => void;
  readonly onWithdraw: () => void;
  readonly onAcceptOffer: (stars: Stars) => void;
  readonly onDeclineOffer: () => void;
}

export function RatingSectionView(props: RatingSectionViewProps) {
  const { statistics, own, access, offered, failure, filter, onFilter, onRate } = props;
  const { t } = useTranslation();
  return (
    <Section aria-labelledby="rating-title">
      <Head>
        <Typography variant="h3" component="h2" id="rating-title">
          {t('rating.title')}
        </Typography>
        {access === 'signed-in' && (
          <Suspense>
            <StarInput value={own} onRate={onRate} onWithdraw={props.onWithdraw} />
          </Suspense>
        )}
        {access === 'signed-out' && (
          <Typography variant="body2">
            <SignIn href={signInAddress()}>{t('rating.pleaseLogIn')}</SignIn>
          </Typography>
        )}
      </Head>
      {failure && <ErrorState error={failure.error} title={failure.title} onRetry={() => void failure.retry()} />}
      {statistics && <RatingSummary statistics={statistics} filter={filter} onFilter={onFilter} />}
      {!statistics && !failure && (
        <Late>
          <Skeleton variant="rounded" height={140} sx={{ borderRadius: 3 }} />
        </Late>
      )}
      {offered && (
        <LateOfferedAct
          text={t('rating.offered', { count: offered })}
          accept={t('rating.giveOffered', { count: offered })}
          decline={t('rating.declineOffered')}
          onAccept={() => props.onAcceptOffer(offered)}
          onDecline={props.onDeclineOffer}
        />
      )}
    </Section>
  );
}
