import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { commentsOfMemberQuery, type QueuedComment } from './api.ts';
import { useMayModerate } from '../../admin-kit/session.ts';
import { TextLines } from '../../admin-kit/page-parts.tsx';
import { useTexts } from '../../admin-kit/use-texts.ts';
import { When } from '../../admin-kit/when.tsx';

const facts = ['comments', 'votes', 'ratings', 'removedComments'] as const;

/** Counts of the author's contributions, and on demand their other comments. */
export function AuthorRecord({ item }: { readonly item: QueuedComment }) {
  const { t, number } = useTexts();
  const mayLook = useMayModerate();
  const [open, setOpen] = useState(false);
  const id = useId();
  const { author, comment, hold } = item;
  if (!author) return null;
  const counts = facts
    .map((fact) => t(`admin.moderation.author.${fact}`, { count: author[fact], n: number(author[fact]) }))
    .join(' · ');
  return (
    <div>
      <Typography variant="body2" color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {t('admin.moderation.author.title')} {counts}
      </Typography>
      {mayLook && author.comments > (hold?.settled === null ? 0 : 1) && (
        <Button
          size="small"
          sx={{ marginInlineStart: -1.75 }}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {open ? t('admin.moderation.author.hide') : t('admin.moderation.author.show')}
        </Button>
      )}
      <div id={id}>{open && <OtherComments userId={comment.userId} except={comment.id} />}</div>
    </div>
  );
}

function OtherComments({ userId, except }: { readonly userId: string; readonly except: string }) {
  const { t } = useTexts();
  const { data, error } = useQuery(commentsOfMemberQuery(userId));
  if (error)
    return (
      <Typography role="alert" variant="body2" color="error">
        {t('admin.common.loadFailed')}
      </Typography>
    );
  const others = data?.items.filter(({ id }) => id !== except) ?? [];
  return (
    <TextLines aria-busy={!data}>
      {others.map(({ id, content, productName, createdAt }) => (
        <li key={id}>
          <span dir="auto">{content}</span>{' '}
          <small>
            – <bdi>{productName}</bdi>, <When iso={createdAt} />
          </small>
        </li>
      ))}
    </TextLines>
  );
}
