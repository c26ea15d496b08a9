import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { use } from 'react';
import { HolderContext } from '../../admin-kit/session.ts';
import { useTexts, useToasts } from '../../admin-kit/use-texts.ts';
import { claimComment, invalidateModeration, releaseComment, type QueuedComment } from './api.ts';

/** Who looks at a reported comment, so that two moderators don't at once. */
export function Claim({ item: { claim, comment } }: { readonly item: QueuedComment }) {
  const { t, relative } = useTexts();
  const { failureToast } = useToasts();
  const client = useQueryClient();
  const own = use(HolderContext)?.name;
  const isOwn = claim?.by === own;
  const { mutate, isPending } = useMutation({
    mutationFn: () => (claim && isOwn ? releaseComment : claimComment)(comment.id),
    onSuccess: () => invalidateModeration(client),
    onError: failureToast(t('admin.moderation.failed')),
  });
  return (
    <Typography variant="body2" component="div" color="textSecondary">
      {claim &&
        (isOwn
          ? t('admin.moderation.claim.own', { when: relative(claim.at) })
          : t('admin.moderation.claim.by', { name: claim.by, when: relative(claim.at) }))}{' '}
      <Button size="small" aria-disabled={isPending} onClick={() => isPending || mutate()}>
        {t(`admin.moderation.claim.${!claim ? 'take' : isOwn ? 'release' : 'takeOver'}`)}
      </Button>
    </Typography>
  );
}
