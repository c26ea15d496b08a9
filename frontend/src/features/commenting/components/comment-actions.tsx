import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { CommentResponse } from '../../../lib/api-types.ts';
import { lazyComponent } from '../../../lib/lazy-component.tsx';
import { useSignInRedirect } from '../../session/index.ts';
import { mayChange, mayJudge, mayReply, type Conversation } from '../conversation.ts';
import { isPending } from '../thread.ts';
import { HelpfulButton } from './helpful-button.tsx';

const ReportDialog = lazyComponent(() => import('./report-dialog.tsx'), 'ReportDialog');

interface ReportButtonProps {
  readonly comment: CommentResponse;
  readonly name: string;
  readonly isSignedIn: boolean;
}

/** Opens the dialog that reports somebody else's comment to the moderators. */
function ReportButton({ comment, name, isSignedIn }: ReportButtonProps) {
  const { t } = useTranslation();
  const signInRedirect = useSignInRedirect();
  const [open, setOpen] = useState(false);
  const start = () => {
    if (isSignedIn) setOpen(true);
    else signInRedirect.signedOut(t('commenting.reportSignIn'), t('commenting.signInText'));
  };
  return (
    <>
      <Button
        size="small"
        color="inherit"
        aria-label={t('commenting.reportOf', { name })}
        aria-haspopup="dialog"
        onClick={start}
      >
        {t('commenting.report')}
      </Button>
      {open && <ReportDialog comment={comment} onClose={() => setOpen(false)} />}
    </>
  );
}

const ConfirmDialog = lazyComponent(() => import('../../../components/confirm-dialog.tsx'), 'ConfirmDialog');

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', marginInlineStart: -10 });
const Quoted = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  display: '-webkit-box',
  WebkitLineClamp: 3,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  margin: '0 0 12px',
  padding: '8px 14px',
  borderInlineStart: `3px solid ${theme.vars?.palette.divider}`,
  color: theme.vars?.palette.text.secondary,
}));

interface CommentActionsProps {
  readonly comment: CommentResponse;
  readonly name: string;
  readonly conversation: Conversation;
  readonly replying: boolean;
  readonly onReply: (opener: HTMLElement) => void;
  readonly onEdit: () => void;
  readonly editButton: RefObject<HTMLButtonElement | null>;
}

/** Reply; one's own: edit and withdraw; somebody else's: mark as helpful and report. */
export function CommentActions(props: CommentActionsProps) {
  const { comment, name, conversation, replying, onReply, onEdit, editButton } = props;
  const { t } = useTranslation();
  const [confirming, setConfirming] = useState(false);
  const canReply = mayReply(conversation, comment);
  const canJudge = mayJudge(conversation, comment);
  if (comment.withdrawn || isPending(comment)) return null;
  return (
    <Row>
      {!comment.waiting && (
        <HelpfulButton
          comment={comment}
          name={name}
          onMark={canJudge ? (helpful) => conversation.markHelpful(comment, helpful) : undefined}
        />
      )}
      {canReply && (
        <Button
          size="small"
          aria-label={t('commenting.replyTo', { name })}
          aria-expanded={replying}
          onClick={(event) => onReply(event.currentTarget)}
        >
          {t('commenting.reply')}
        </Button>
      )}
      {canJudge && <ReportButton comment={comment} name={name} isSignedIn={conversation.userId !== null} />}
      {mayChange(conversation, comment) && (
        <>
          <Button ref={editButton} size="small" color="inherit" aria-label={t('commenting.editYours')} onClick={onEdit}>
            {t('commenting.edit')}
          </Button>
          <Button
            size="small"
            color="inherit"
            aria-label={t('commenting.withdrawYours')}
            aria-haspopup="dialog"
            onClick={() => setConfirming(true)}
          >
            {t('commenting.withdraw')}
          </Button>
        </>
      )}
      {confirming && (
        <ConfirmDialog
          title={t('commenting.withdrawTitle')}
          confirm={t('commenting.withdraw')}
          onCancel={() => setConfirming(false)}
          onConfirm={() => {
            setConfirming(false);
            document.getElementById('comments-title')?.focus();
            conversation.withdraw(comment);
          }}
        >
          <Quoted dir="auto">{comment.content}</Quoted>
          <Typography variant="body2">
            {comment.replies.length > 0
              ? t('commenting.withdrawWithReplies', { count: comment.replies.length })
              : t('commenting.withdrawText')}
          </Typography>
        </ConfirmDialog>
      )}
    </Row>
  );
}
