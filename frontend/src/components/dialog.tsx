import { styled } from '@mui/material/styles';
import { useLayoutEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { openDialogs } from './open-dialogs.ts';

const Surface = styled('dialog', { shouldForwardProp: (name) => name !== 'wide' })<{ wide: boolean }>(
  ({ theme, wide }) => ({
    width: `min(${wide ? 720 : 440}px, calc(100vw - 32px))`,
    maxHeight: 'calc(100dvh - 32px)',
    margin: 'auto',
    padding: 0,
    border: `1px solid ${theme.vars?.palette.divider}`,
    borderRadius: 20,
    overscrollBehavior: 'contain',
    background: theme.vars?.palette.background.paper,
    color: theme.vars?.palette.text.primary,
    boxShadow: '0 24px 64px rgb(23 17 15 / 28%)',
    animation: 'dialog-in 180ms ease-out',
    '@keyframes dialog-in': { from: { opacity: 0, transform: 'translateY(10px)' } },
    '&::backdrop': { background: 'rgb(23 17 15 / 50%)' },
  }),
);
const Inside = styled('div')({ padding: 24 });

/** The buttons at the end of a dialog. */
export const DialogActions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: 8,
});

interface DialogProps {
  readonly role?: 'dialog' | 'alertdialog';
  readonly labelledBy: string;
  readonly describedBy?: string;
  /** Called on Escape and on a tap outside the dialog. */
  readonly onClose: () => void;
  /** For forms of many fields. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/**
 * A modal `<dialog>` of the browser: the page behind is inert, Escape closes, and the focus returns to where it came
 * from. The first element with `data-first-focus` takes the focus, else the first that can.
 */
export function Dialog({ role = 'dialog', labelledBy, describedBy, onClose, wide = false, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    element.showModal();
    openDialogs.set([...openDialogs.get(), element]);
    element.querySelector<HTMLElement>('[data-first-focus]')?.focus();
    return () => {
      openDialogs.set(openDialogs.get().filter((open) => open !== element));
      element.close();
    };
  }, []);
  const onBackdrop = ({ target }: MouseEvent) => target === dialog.current && onClose();
  return (
    <Surface
      wide={wide}
      ref={dialog}
      role={role}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={onBackdrop}
    >
      <Inside>{children}</Inside>
    </Surface>
  );
}
