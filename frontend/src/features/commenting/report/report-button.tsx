import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CommentResponse } from '../../../lib/api-types.ts';
import { useSignInDetour } from '../../accounts/sign-in-detour.ts';

const ReportDialog = lazy(() => import('./report-dialog.tsx').then((module) => ({ default: module.ReportDialog })));

interface ReportButtonProps {
  readonly comment: CommentResponse;
  readonly name: string;
  readonly isSignedIn: boolean;
}

/** Opens the way to tell the moderators about somebody else's comment. */
export function ReportButton({ comment, name, isSignedIn }: ReportButtonProps) {
  const { t } = useTranslation();
  const detour = useSignInDetour();
  const [open, setOpen] = useState(false);
  const start = () => {
    if (isSignedIn) setOpen(true);
    else detour.signedOut(t('commenting.reportSignIn'), t('commenting.reportSignInText'));
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
      {open && (
        <Suspense fallback={null}>
          <ReportDialog comment={comment} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
