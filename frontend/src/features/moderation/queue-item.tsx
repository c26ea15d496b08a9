import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { Link } from '@tanstack/react-router';
import { use, useId } from 'react';
import { Badge } from '../../components/badge.ts';
import type { QueuedComment } from './api.ts';
import { HolderContext, useMayModerate } from '../../admin-kit/session.ts';
import { useTexts } from '../../admin-kit/use-texts.ts';
import { When } from '../../admin-kit/when.tsx';
import { framed } from '../../theme/mixins.ts';
import { RemoveAll } from '../members/index.ts';
import { AuthorRecord } from './author-record.tsx';
import { Claim } from './claim.tsx';
import { DecisionButton } from './decision-button.tsx';
import { HoldLine } from './hold-line.tsx';
import { useRemovalReasons } from './removal-reasons.ts';
import { ReportList } from './report-list.tsx';

const Card = styled('article')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 14,
  padding: 20,
  ...framed(theme, 14),
  scrollMarginBlock: 88,
}));
const Head = styled('header')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  '& a': { color: theme.vars?.palette.primary.main },
}));
const Quote = styled('blockquote')(({ theme }) => ({
  ...theme.typography.body1,
  margin: 0,
  paddingInlineStart: 16,
  borderInlineStart: `3px solid ${theme.vars?.palette.divider}`,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
}));
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

export function QueueItem({ item, onDone }: { readonly item: QueuedComment; readonly onDone: () => void }) {
  const { t } = useTexts();
  const mayDecide = useMayModerate();
  const isAdmin = use(HolderContext)?.role === 'admin';
  const reasons = useRemovalReasons();
  const id = useId();
  const { comment, reports, hold, state, removalReason } = item;
  const isWaiting = hold?.settled === null;
  const isRemoved = comment.removedAt !== null;
  const name = comment.userName ?? t('admin.contributions.someone');
  return (
    <Card tabIndex={-1} data-queued={comment.id} aria-labelledby={`${id}title`}>
      <Head>
        <Typography variant="body1" component="h2" sx={{ fontWeight: 600 }} id={`${id}title`}>
          {mayDecide ? (
            <Link to="/admin/members/$id" params={{ id: comment.userId }}>
              <bdi>{name}</bdi>
            </Link>
          ) : (
            <bdi>{name}</bdi>
          )}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {comment.parentId === null ? t('admin.moderation.onProduct') : t('admin.moderation.replyOn')}{' '}
          <Link to="/product/$id" params={{ id: comment.productId }} hash={`comment-${comment.id}`}>
            <bdi>{comment.productName}</bdi>
          </Link>
          {' · '}
          <When iso={comment.createdAt} />
          {comment.editedAt !== null && ` · ${t('admin.contributions.edited')}`}
        </Typography>
        {isRemoved && <Badge outlined>{t('admin.moderation.removedBadge')}</Badge>}
        {comment.demo && <Badge outlined>{t('admin.contributions.demo')}</Badge>}
      </Head>
      <Quote dir="auto">{comment.content ?? t('admin.contributions.hiddenText')}</Quote>
      {isRemoved && removalReason !== null && (
        <Typography variant="body2">
          {t('admin.moderation.reasonGiven')} <bdi>{removalReason}</bdi>
        </Typography>
      )}
      {hold && <HoldLine hold={hold} />}
      {reports.length > 0 && <ReportList label={t('admin.moderation.reportsOf', { name })} reports={reports} />}
      <AuthorRecord item={item} />
      {mayDecide && state === 'open' && <Claim item={item} />}
      {mayDecide && (
        <Actions>
          {state === 'open' && <DecisionButton action={isWaiting ? 'approve' : 'keep'} item={item} onDone={onDone} />}
          {!isRemoved && <DecisionButton action="remove" item={item} onDone={onDone} />}
          {isRemoved && <DecisionButton action="restore" item={item} onDone={onDone} />}
          {state === 'settled' && !isRemoved && <DecisionButton action="reopen" item={item} onDone={onDone} />}
          {isAdmin && state === 'open' && (
            <RemoveAll
              member={{ id: comment.userId, name }}
              label={t('admin.moderation.removeAll')}
              reasons={reasons}
            />
          )}
        </Actions>
      )}
    </Card>
  );
}
