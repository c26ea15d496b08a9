import { commentOrders, type CommentOrder } from '@henna/domain';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../../../components/visually-hidden.ts';
import { SelectField } from '../../../components/select-field.tsx';
import { EmptyState, ErrorState } from '../../../components/states.tsx';
import type { CommentResponse } from '../../../lib/api-types.ts';
import { formatNumber } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/use-language.ts';
import { PendingChoiceOffer, useSignInUrl } from '../../session/index.ts';
import type { Conversation } from '../conversation.ts';
import { CommentForm } from './comment-form.tsx';
import { CommentThread } from './comment-thread.tsx';
import { CommentsSkeleton, NewCommentsButton } from './comments-states.tsx';

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 12 });

/** Says that only some comments are shown, and shows them all again. */
function StarsFilter({ stars, onClear }: { readonly stars: number; readonly onClear: () => void }) {
  const { t } = useTranslation();
  return (
    <Row role="status">
      <Typography variant="body2">{t('commenting.filtered', { count: stars })}</Typography>
      <Button size="small" variant="outlined" startIcon={<X size={16} aria-hidden />} onClick={onClear}>
        {t('commenting.showAll')}
      </Button>
    </Row>
  );
}

const Section = styled('section')({
  display: 'grid',
  gap: 16,
  alignContent: 'start',
  maxWidth: 820,
  scrollMarginBlockStart: 48,
});
/** The order, and what the dots on comments mean. */
const ListHead = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: 12,
  '& > div': { flex: '0 1 220px' },
  '& > span': { paddingBlockEnd: 10 },
});
const List = styled('ul')({ listStyle: 'none', margin: 0, padding: 0 });
const Invitation = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  padding: '16px 20px',
  borderRadius: 14,
  background: theme.vars?.palette.quiet,
}));

interface CommentsSectionViewProps {
  /** null while loading. */
  readonly roots: readonly CommentResponse[] | null;
  readonly total: number;
  readonly error: Error | null;
  readonly onRetry: () => void;
  readonly more: 'none' | 'there' | 'loading' | 'failed';
  readonly onMore: () => void;
  /** How many comments and replies wait to be shown. */
  readonly newer: number;
  readonly onShowNewer: () => void;
  readonly access: 'signed-in' | 'signed-out' | 'unknown';
  readonly stars: number | undefined;
  readonly onClearFilter: () => void;
  readonly order: CommentOrder;
  readonly onSort: (order: CommentOrder) => void;
  /** What was to be marked as helpful before signing in. */
  readonly offered: CommentResponse | null;
  readonly onAcceptOffer: (comment: CommentResponse) => void;
  readonly onDeclineOffer: () => void;
  readonly announcement: string;
  readonly draft: string;
  /** After a failed one the form starts anew with the draft. */
  readonly attempt: { readonly number: number; readonly failed: boolean };
  readonly onDraft: (text: string) => void;
  readonly onPost: (text: string) => void;
  readonly conversation: Conversation;
}

export function CommentsSectionView(props: CommentsSectionViewProps) {
  const { roots, total, error, more, newer, access, stars, conversation, offered } = props;
  const { t } = useTranslation();
  const { language } = useLanguage();
  const signInUrl = useSignInUrl();
  const hasDemo = roots?.some((root) => [root, ...root.replies].some(({ demo }) => demo)) ?? false;
  return (
    <Section id="comments" aria-labelledby="comments-title">
      <Typography variant="h2" id="comments-title" tabIndex={-1} sx={{ '&:focus': { outline: 'none' } }}>
        {t('product.comments')}{' '}
        {total > 0 && (
          <Typography component="span" color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {formatNumber(total, language)}
          </Typography>
        )}
      </Typography>
      {access === 'signed-in' && (
        <CommentForm
          key={props.attempt.number}
          label={t('commenting.label')}
          submit={props.attempt.failed ? t('commenting.tryAgain') : t('commenting.post')}
          initial={props.draft}
          onChange={props.onDraft}
          onSubmit={props.onPost}
        />
      )}
      {access === 'signed-out' && (
        <Invitation>
          <Typography variant="body2">{t('commenting.invitation')}</Typography>
          <Button variant="contained" href={signInUrl}>
            {t('commenting.logIn')}
          </Button>
        </Invitation>
      )}
      <NewCommentsButton count={newer} onShow={props.onShowNewer} />
      {stars !== undefined && <StarsFilter stars={stars} onClear={props.onClearFilter} />}
      {offered && (
        <PendingChoiceOffer
          text={t('commenting.helpfulOffered', { name: offered.userName ?? t('commenting.anonymous') })}
          accept={t('commenting.markOffered')}
          decline={t('commenting.declineOffered')}
          onAccept={() => props.onAcceptOffer(offered)}
          onDecline={props.onDeclineOffer}
        />
      )}
      {error && <ErrorState error={error} title={t('commenting.failedToFetch')} onRetry={props.onRetry} />}
      {!roots && !error && <CommentsSkeleton />}
      {roots?.length === 0 &&
        (stars === undefined ? (
          <EmptyState title={t('commenting.empty')} text={t('commenting.emptyText')} />
        ) : (
          <EmptyState title={t('commenting.emptyFiltered', { count: stars })} />
        ))}
      {roots && (roots.length > 1 || hasDemo) && (
        <ListHead>
          <Typography variant="caption" color="textSecondary">
            {hasDemo && t('commenting.demoLine')}
          </Typography>
          {roots.length > 1 && (
            <SelectField
              label={t('commenting.sort')}
              value={props.order}
              options={commentOrders.map((value) => ({ value, text: t(`commenting.order.${value}`) }))}
              onChange={(value) => props.onSort(value as CommentOrder)}
            />
          )}
        </ListHead>
      )}
      {roots && roots.length > 0 && (
        <List>
          {roots.map((root) => (
            <CommentThread key={root.id} root={root} conversation={conversation} />
          ))}
        </List>
      )}
      {more === 'failed' && (
        <Typography role="alert" variant="body2" color="error" sx={{ textAlign: 'center' }}>
          {t('commenting.failedToFetch')}
        </Typography>
      )}
      {more !== 'none' && (
        <Button
          variant="outlined"
          sx={{ justifySelf: 'center' }}
          aria-disabled={more === 'loading'}
          onClick={() => more !== 'loading' && props.onMore()}
        >
          {more === 'loading' && t('commenting.loadingMore')}
          {more === 'there' && t('commenting.loadMore')}
          {more === 'failed' && t('commenting.tryAgain')}
        </Button>
      )}
      <VisuallyHidden role="status">{props.announcement}</VisuallyHidden>
    </Section>
  );
}
