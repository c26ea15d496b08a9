import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CommentResponse } from '../../../lib/api-types.ts';
import { Avatar } from '../../profile/index.ts';
import { isPending } from '../thread.ts';
import { AuthorLine } from './author-line.tsx';
import { AuthorVotes } from './author-votes.tsx';

const Row = styled('div')({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: 14 });
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
  readonly inReplyTo?: string | undefined;
  /** In the place of the text while it is being changed. */
  readonly editor?: ReactNode;
  /** What can be done with it. */
  readonly actions?: ReactNode;
}

/** Author, their stars and votes, when, and the text. */
export function CommentBody({ comment, inReplyTo, editor, actions }: CommentBodyProps) {
  const { t } = useTranslation();
  if (comment.withdrawn)
    return (
      <Typography color="textSecondary" sx={{ fontStyle: 'italic', paddingBlock: 1 }}>
        {comment.waiting ? t('commenting.waiting') : t('commenting.withdrawn')}
      </Typography>
    );
  const name = comment.userName ?? t('commenting.anonymous');
  return (
    <Row aria-busy={isPending(comment)}>
      <Avatar name={name} url={null} size="small" person={comment.userId} />
      <div>
        <AuthorLine comment={comment} name={name} inReplyTo={inReplyTo} />
        <AuthorVotes votes={comment.votes} />
        {editor ?? <Content dir="auto">{comment.content}</Content>}
        {comment.waiting && (
          <Typography variant="body2" color="textSecondary">
            <strong>{t('commenting.waiting')}</strong> {t('commenting.removedHint')}
          </Typography>
        )}
        {actions}
      </div>
    </Row>
  );
}
