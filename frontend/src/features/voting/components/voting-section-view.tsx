import { limits } from '@henna/domain';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { DelayedPlaceholder, Skeleton } from '../../../components/skeleton.tsx';
import { VisuallyHidden } from '../../../components/visually-hidden.ts';
import { ErrorState } from '../../../components/states.tsx';
import type { QueryError } from '../../../lib/failed-read.ts';
import { formatNumber } from '../../../lib/format.ts';
import { useLabel } from '../../../lib/use-label.ts';
import { useLanguage } from '../../../lib/use-language.ts';
import { PendingChoiceOffer, useSignInUrl } from '../../session/index.ts';
import { chosenCount, isFull, type BallotChoice } from '../vote-statistics.ts';
import { limitId, VoteBars } from './vote-bars.tsx';

const Section = styled('section')({ display: 'grid', gap: 12, alignContent: 'start' });
const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: 16,
});
const Limit = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  padding: '10px 16px',
  borderRadius: 12,
  background: theme.vars?.palette.quiet,
  '& b': { display: 'block' },
}));
/** As high as what comes into it once the visitor is known, so that nothing below is pushed down then. */
const Foot = styled('div')({ display: 'grid', justifyItems: 'start', alignContent: 'start', minHeight: 44 });

/** The remaining votes are shown from this many on. */
const nearTheLimit = 3;

export interface VotingSectionViewProps {
  /** null while loading. */
  readonly choices: readonly BallotChoice[] | null;
  readonly total: number;
  readonly signedIn: boolean;
  /** Known to be signed out; neither while that is being asked. */
  readonly signedOut: boolean;
  readonly offered: BallotChoice | null;
  readonly failure: QueryError | null;
  readonly announcement: string;
  readonly onToggle: (choice: BallotChoice) => void;
  readonly onAcceptOffer: (choice: BallotChoice) => void;
  readonly onDeclineOffer: () => void;
}

export function VotingSectionView(props: VotingSectionViewProps) {
  const { choices, total, signedIn, signedOut, offered, failure, announcement, onToggle } = props;
  const { t } = useTranslation();
  const { language } = useLanguage();
  const label = useLabel();
  const chosen = chosenCount(choices ?? []);
  const signInUrl = useSignInUrl();
  const { votesPerProduct } = limits;
  const full = isFull(choices ?? []);
  const left = votesPerProduct - chosen;
  return (
    <Section aria-labelledby="voting-title">
      <Head>
        <Typography variant="h3" component="h2" id="voting-title">
          {t('voting.title')}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {choices && (total === 0 ? t('voting.first') : t('voting.ofTotal', { count: total }))}
        </Typography>
      </Head>
      {offered && (
        <PendingChoiceOffer
          text={t('voting.offered', { option: label(offered.key, offered.labels) })}
          accept={t('voting.castOffered', { option: label(offered.key, offered.labels) })}
          decline={t('voting.declineOffered')}
          onAccept={() => props.onAcceptOffer(offered)}
          onDecline={props.onDeclineOffer}
        />
      )}
      {failure && <ErrorState error={failure.error} title={failure.title} onRetry={() => void failure.retry()} />}
      {choices && <VoteBars choices={choices} full={full} onToggle={onToggle} />}
      {!choices && !failure && <VoteBarsSkeleton />}
      {full && (
        <Limit role="status" id={limitId}>
          <b>{t('voting.limitTitle')}</b>
          {t('voting.limitText', { count: votesPerProduct })}
        </Limit>
      )}
      <Foot>
        {signedIn && choices && !full && (
          <Typography variant="caption" color="textSecondary">
            {chosen === 0 && t('voting.hint', { limit: formatNumber(votesPerProduct, language) })}
            {chosen > 0 && t('voting.chosen', { count: chosen, limit: formatNumber(votesPerProduct, language) })}
            {left <= nearTheLimit && ` · ${t('voting.left', { count: left })}`}
          </Typography>
        )}
        {signedOut && (
          <Button variant="outlined" href={signInUrl}>
            {t('voting.signIn')}
          </Button>
        )}
      </Foot>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </Section>
  );
}

function VoteBarsSkeleton() {
  return (
    <DelayedPlaceholder>
      {[0, 1, 2, 3].map((row) => (
        <Skeleton key={row} variant="rounded" height={44} sx={{ borderRadius: 3, marginBlockEnd: 1 }} />
      ))}
    </DelayedPlaceholder>
  );
}
