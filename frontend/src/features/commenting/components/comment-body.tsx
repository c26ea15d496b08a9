import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../../components/badge.ts';
import { StarRow } from '../../../components/rating-stars.tsx';
import { VisuallyHidden } from '../../../components/visually-hidden.ts';
import { Tooltip } from '../../../components/tooltip.tsx';
import type { CommentResponse } from '../../../lib/api-types.ts';
import { formatMoment, formatRelative } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/use-language.ts';
import { isPending } from '../thread.ts';
import { AuthorName } from './author-name.tsx';

/** How long ago; the full date on hover and on focus. */
function CommentTime({ at }: { readonly at: string }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const full = formatMoment(at, language);
  if (full === null) return t('commenting.unknownDate');
  return (
    <Tooltip text={full}>
      {(described) => (
        <time dateTime={at} tabIndex={0} {...described}>
          {formatRelative(at, language)}
        </time>
      )}
    </Tooltip>
  );
}

/** Says that the author changed the text afterwards, and when on hover and on focus. */
function EditedLabel({ at }: { readonly at: string }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  return (
    <>
      {' · '}
      <Tooltip text={t('commenting.editedAt', { date: formatMoment(at, language) ?? t('commenting.unknownDate') })}>
        {(described) => (
          <span tabIndex={0} role="note" {...described}>
            {t('commenting.edited')}
          </span>
        )}
      </Tooltip>
    </>
  );
}

const Row = styled('div')({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: 14 });
const Initial = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 40,
  height: 40,
  borderRadius: '50%',
  fontWeight: 600,
  background: theme.vars?.palette.quiet,
  color: theme.vars?.palette.primary.main,
}));
const Head = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 10, minHeight: 28 });
const Content = styled('p')(({ theme }) => ({
  ...theme.typography.body1,
  margin: '4px 0 0',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  // A short text in another direction stays next to its author.
  width: 'fit-content',
  maxWidth: '68ch',
}));

interface CommentBodyProps {
  readonly comment: CommentResponse;
  /** Whose reply it answers, where that is not the root. */
  readonly inReplyTo?: string;
  /** In the place of the text while it is being changed. */
  readonly editor?: ReactNode;
  /** What can be done with it. */
  readonly actions?: ReactNode;
}

/** Author, their stars, when, and the text. */
export function CommentBody({ comment, inReplyTo, editor, actions }: CommentBodyProps) {
  const { t } = useTranslation();
  if (comment.withdrawn)
    return (
      <Typography color="textSecondary" sx={{ fontStyle: 'italic', paddingBlock: 1 }}>
        {t('commenting.withdrawn')}
      </Typography>
    );
  const name = comment.userName ?? t('commenting.anonymous');
  const pending = isPending(comment);
  return (
    <Row aria-busy={pending}>
      <Initial aria-hidden>{[...name.trim()][0]?.toUpperCase()}</Initial>
      <div>
        <Head>
          <AuthorName name={name} profileOf={comment.hasProfile ? comment.userId : null} />
          {inReplyTo && (
            <Typography variant="caption" color="textSecondary">
              {t('commenting.inReplyTo', { name: inReplyTo })}
            </Typography>
          )}
          {comment.stars !== null && (
            <span>
              <StarRow average={comment.stars} size={14} />
              <VisuallyHidden>{t('rating.stars', { count: comment.stars })}</VisuallyHidden>
            </span>
          )}
          <Typography variant="caption" color="textSecondary">
            {pending ? t('commenting.sending') : <CommentTime at={comment.createdAt} />}
            {comment.editedAt && !pending && <EditedLabel at={comment.editedAt} />}
          </Typography>
          {comment.demo && (
            <Badge outlined title={t('commenting.demoHint')}>
              {t('commenting.demo')}
            </Badge>
          )}
        </Head>
        {editor ?? <Content dir="auto">{comment.content}</Content>}
        {actions}
      </div>
    </Row>
  );
}
