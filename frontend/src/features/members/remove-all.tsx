import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { DeleteDialog } from '../../admin-kit/form/deletion.tsx';
import { useTexts } from '../../admin-kit/use-texts.ts';
import type { Member } from './api.ts';
import { useMemberActions } from './use-member-actions.ts';

interface RemoveAllProps {
  readonly member: Pick<Member, 'id' | 'name'>;
  /** By default, that all contributions go. */
  readonly label?: string;
  readonly reasons?: readonly string[];
  /** Whether there is anything to remove; the progress shows nevertheless. */
  readonly isOffered?: boolean;
}

/** Removes everything that a member gave, as one batch that can be undone. For administrators. */
export function RemoveAll({ member, label, reasons, isOffered = true }: RemoveAllProps) {
  const { t } = useTexts();
  const [asking, setAsking] = useState(false);
  const { remove, isBusy, progress } = useMemberActions(member);
  return (
    <>
      {progress !== null && (
        <Typography role="status" variant="body2">
          {progress}
        </Typography>
      )}
      {isOffered && (
        <Button
          variant="outlined"
          color="error"
          aria-haspopup="dialog"
          disabled={isBusy}
          onClick={() => setAsking(true)}
        >
          {label ?? t('admin.members.removeAll')}
        </Button>
      )}
      {asking && (
        <DeleteDialog
          title={t('admin.members.removeAllTitle', { name: member.name })}
          text={t('admin.members.removeAllText')}
          confirm={t('admin.members.removeAll')}
          reasons={reasons}
          onDelete={(reason) => {
            setAsking(false);
            remove.mutate(reason);
          }}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  );
}
