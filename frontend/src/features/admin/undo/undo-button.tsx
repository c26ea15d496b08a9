import Button from '@mui/material/Button';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { UndoSubject } from '../api/undo.ts';
import { UndoDialog } from './undo-dialog.tsx';

interface UndoButtonProps {
  readonly subject: UndoSubject;
  readonly text: string;
  readonly name?: string;
}

/** Asks what of it to take back. */
export function UndoButton({ subject, text, name }: UndoButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button startIcon={<Undo2 size={16} aria-hidden />} aria-label={name} onClick={() => setOpen(true)}>
        {text}
      </Button>
      {open && <UndoDialog subject={subject} onClose={() => setOpen(false)} />}
    </>
  );
}
