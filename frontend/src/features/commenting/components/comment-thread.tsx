import { styled } from '@mui/material/styles';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CommentResponse } from '../../../lib/api-types.ts';
import { draftKey, drafts, mayReply, commentWithReplyDraft, type Conversation } from '../conversation.ts';
import { CommentForm } from './comment-form.tsx';
import { CommentItem } from './comment-item.tsx';

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
/** Under the text of the comment that is answered. */
const FormPlace = styled('div')(({ theme }) => ({
  marginBlockStart: 12,
  marginInlineStart: 20,
  [theme.breakpoints.up('md')]: { marginInlineStart: 54 },
}));

interface CommentThreadProps {
  readonly root: CommentResponse;
  readonly conversation: Conversation;
}

/** A comment with its replies; replying to a reply joins the same root. */
export function CommentThread({ root, conversation }: CommentThreadProps) {
  const { t } = useTranslation();
  const { productId } = conversation;
  const [draftedReply] = useState(() => commentWithReplyDraft(conversation, root));
  const [replyTarget, setReplyTarget] = useState<CommentResponse | null>(draftedReply);
  const opener = useRef<HTMLElement | null>(null);
  const close = () => {
    setReplyTarget(null);
    opener.current?.focus();
  };
  const nameOf = (comment: CommentResponse) => comment.userName ?? t('commenting.anonymous');

  const repliedToName = ({ replyTo }: CommentResponse): string | undefined => {
    const other = root.replies.find(({ id }) => id === replyTo);
    return other && nameOf(other);
  };
  const send = (comment: CommentResponse, content: string) => {
    close();
    conversation.reply({ content, replyTo: { commentId: comment.id, rootId: root.id } }, () => setReplyTarget(comment));
  };
  const replyForm = (comment: CommentResponse) => (
    <FormPlace>
      <CommentForm
        key={comment.id}
        label={t('commenting.replyLabel', { name: nameOf(comment) })}
        submit={t('commenting.postReply')}
        initial={drafts.get(productId, draftKey.reply(comment.id))}
        autoFocus={comment !== draftedReply}
        onChange={(text) => drafts.save(productId, draftKey.reply(comment.id), text)}
        onSubmit={(content) => send(comment, content)}
        onCancel={() => {
          drafts.remove(productId, draftKey.reply(comment.id));
          close();
        }}
      />
    </FormPlace>
  );
  const answered = replyTarget && mayReply(conversation, replyTarget) ? replyTarget : null;
  const item = (comment: CommentResponse) => (
    <>
      <CommentItem
        comment={comment}
        inReplyTo={repliedToName(comment)}
        conversation={conversation}
        replying={replyTarget?.id === comment.id}
        onReply={(button) => {
          opener.current = button;
          setReplyTarget(comment);
        }}
      />
      {answered?.id === comment.id && replyForm(answered)}
    </>
  );

  return (
    <Item>
      {item(root)}
      {root.replies.length > 0 && (
        <Replies aria-label={t('commenting.repliesTo', { name: nameOf(root) })}>
          {root.replies.map((reply) => (
            <li key={reply.id}>{item(reply)}</li>
          ))}
        </Replies>
      )}
    </Item>
  );
}
