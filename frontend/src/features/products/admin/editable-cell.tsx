import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { Pencil } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useMayWrite } from '../../../admin-kit/session.ts';

/**
 * The pencil shows where the pointer or the focus is, over the end of the cell, so that it takes no room; fingers have
 * the form of the row's menu.
 */
const Cell = styled('span')(({ theme }) => ({
  position: 'relative',
  display: 'block',
  '& > button': {
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: -14,
    width: 32,
    height: 32,
    marginBlock: 'auto',
    background: theme.vars?.palette.quiet,
    visibility: 'hidden',
  },
  '& > button:hover': { background: theme.vars?.palette.background.paper },
  'tr:is(:hover, :focus-within) & > button': { visibility: 'visible' },
  '@media (hover: none)': { '& > button': { display: 'none' } },
}));

interface EditableCellProps {
  /** What the pencil does. */
  readonly label: string;
  readonly children: ReactNode;
  /** Takes the place of the children until it is done. */
  readonly editor: (onDone: () => void) => ReactNode;
}

/** A cell that those who may write change in the table. */
export function EditableCell({ label, children, editor }: EditableCellProps) {
  const mayWrite = useMayWrite();
  const [editedRow, setEditedRow] = useState<HTMLElement | null>(null);
  if (!mayWrite) return children;
  if (editedRow)
    return editor(() => {
      // The editor goes with its focus, and at once: whoever opens the next one would lose theirs to the row.
      flushSync(() => setEditedRow(null));
      editedRow.focus();
    });
  return (
    <Cell>
      <span>{children}</span>
      <IconButton
        aria-label={label}
        title={label}
        onClick={({ currentTarget }) => setEditedRow(currentTarget.closest('tr'))}
      >
        <Pencil size={16} aria-hidden />
      </IconButton>
    </Cell>
  );
}
