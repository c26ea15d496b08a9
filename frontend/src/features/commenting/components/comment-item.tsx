import { styled } from '@mui/material/styles';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { CommentResponse } from '../../../lib/api-types.ts';
import { lazyComponent } from '../../../lib/lazy-component.tsx';
import { draftKey, drafts, mayChange, elementIdOf, type Conversation } from '../conversation.ts';
import { CommentActions } from './comment-actions.tsx';
import { CommentBody } from './comment-body.tsx';
import { CommentForm } from './comment-form.tsx';

const RemovedNotice = lazyComponent(() => import('./removed-notice.tsx'), 'RemovedNotice');

const Container = styled('div')({ scrollMarginBlockStart: 96, '&:focus': { outline: 'none' } });
const FormPlace = styled('div')({ marginBlock: 8 });

interface CommentItemProps {
  readonly comment: CommentResponse;
  /** Whose reply it answers, where that is not the root. */
  readonly inReplyTo?: string | undefined;
  readonly conversation: Conversation;
  readonly replying: boolean;
  readonly onReply: (opener: HTMLElement) => void;
}

/** A comment or a reply with what can be done with it; one's own turns into a form in its place. */
export function CommentItem({ comment, inReplyTo, conversation, replying, onReply }: CommentItemProps) {
  const { t } = useTranslation();
  const draft = draftKey.edit(comment.id);
  const { productId } = conversation;
  const [begun] = useState(() => drafts.get(productId, draft) !== '');
  const [editing, setEditing] = useState<'no' | 'asked' | 'begun'>(begun ? 'begun' : 'no');
  const editButton = useRef<HTMLButtonElement>(null);
  const name = comment.userName ?? t('commenting.anonymous');
  const changing = editing !== 'no' && mayChange(conversation, comment);

  const leave = () => {
    flushSync(() => setEditing('no'));
    editButton.current?.focus();
  };
  const form = (
    <FormPlace>
      <CommentForm
        label={t('commenting.editLabel')}
        submit={t('commenting.save')}
        initial={drafts.get(productId, draft) || (comment.content ?? '')}
        autoFocus={editing === 'asked'}
        onChange={(text) => drafts.save(productId, draft, text)}
        onSubmit={(content) => {
          leave();
          if (content === comment.content) drafts.remove(productId, draft);
          else conversation.edit(comment, content);
        }}
        onCancel={() => {
          drafts.remove(productId, draft);
          leave();
        }}
      />
    </FormPlace>
  );
  const removal = conversation.removed.get(comment.id);
  if (removal)
    return (
      <Container id={elementIdOf(comment.id)} tabIndex={-1}>
        <RemovedNotice removal={removal} />
      </Container>
    );
  return (
    <Container id={elementIdOf(comment.id)} tabIndex={-1}>
      <CommentBody
        comment={comment}
        inReplyTo={inReplyTo}
        editor={changing ? form : undefined}
        actions={
          changing ? undefined : (
            <CommentActions
              comment={comment}
              name={name}
              conversation={conversation}
              replying={replying}
              onReply={onReply}
              onEdit={() => setEditing('asked')}
              editButton={editButton}
            />
          )
        }
      />
    </Container>
  );
}
