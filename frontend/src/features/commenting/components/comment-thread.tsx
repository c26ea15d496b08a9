import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CommentResponse } from '../../../lib/api-types.ts';
import { drafts } from '../draft.ts';
import { isPending } from '../thread.ts';
import type { NewText } from '../use-add-comment.ts';
import { CommentBody } from './comment-body.tsx';
import { CommentForm } from './comment-form.tsx';

const Item = styled('li')(({ theme }) => ({
  paddingBlock: 20,
  '& + &': { borderBlockStart: `1px solid ${theme.vars?.palette.divider}` },
}));
const Replies = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: '16px 0 0',
  padding: 0,
  display: 'grid',
  gap: 16,
  marginInlineStart: 20,
  paddingInlineStart: 20,
  borderInlineStart: `2px solid ${theme.vars?.palette.divider}`,
  [theme.breakpoints.up('md')]: { marginInlineStart: 54 },
}));
const FormPlace = styled('div')({ marginBlockStart: 12 });

interface CommentThreadProps {
  readonly root: CommentResponse;
  readonly productId: string;
  readonly canReply: boolean;
  readonly onReply: (text: NewText, onFailed: () => void) => void;
}

/** A comment with its replies; replying to a reply joins the same root. */
export function CommentThread({ root, productId, canReply, onReply }: CommentThreadProps) {
  const { t } = useTranslation();
  const [answered, setAnswered] = useState<CommentResponse | null>(null);
  const opener = useRef<HTMLElement | null>(null);
  const close = () => {
    setAnswered(null);
    opener.current?.focus();
  };
  const nameOf = (comment: CommentResponse) => comment.userName ?? t('commenting.anonymous');

  const answeredName = ({ replyTo }: CommentResponse): string | undefined => {
    const other = root.replies.find(({ id }) => id === replyTo);
    return other && nameOf(other);
  };
  const send = (comment: CommentResponse, content: string) => {
    close();
    onReply({ content, answers: { commentId: comment.id, rootId: root.id } }, () => setAnswered(comment));
  };
  const replyButton = (comment: CommentResponse) =>
    canReply && !isPending(comment) ? (
      <Button
        size="small"
        sx={{ marginInlineStart: -1.75 }}
        aria-label={t('commenting.replyTo', { name: nameOf(comment) })}
        aria-expanded={answered?.id === comment.id}
        onClick={(event) => {
          opener.current = event.currentTarget;
          setAnswered(comment);
        }}
      >
        {t('commenting.reply')}
      </Button>
    ) : undefined;

  return (
    <Item>
      <CommentBody comment={root} actions={replyButton(root)} />
      {root.replies.length > 0 && (
        <Replies aria-label={t('commenting.repliesTo', { name: nameOf(root) })}>
          {root.replies.map((reply) => (
            <li key={reply.id}>
              <CommentBody comment={reply} answers={answeredName(reply)} actions={replyButton(reply)} />
            </li>
          ))}
        </Replies>
      )}
      {answered && (
        <FormPlace>
          <CommentForm
            key={answered.id}
            label={t('commenting.replyLabel', { name: nameOf(answered) })}
            submit={t('commenting.postReply')}
            initial={drafts.get(productId, answered.id)}
            autoFocus
            onChange={(text) => drafts.keep(productId, answered.id, text)}
            onSubmit={(content) => send(answered, content)}
            onCancel={close}
          />
        </FormPlace>
      )}
    </Item>
  );
}
