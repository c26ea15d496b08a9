import { styled } from '@mui/material/styles';
import { useEffect, useLayoutEffect, useRef, type MouseEvent, type ReactNode } from 'react';
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

interface DialogProps {
  /** An alertdialog asks before something happens. */
  readonly role?: 'dialog' | 'alertdialog';
  readonly labelledBy: string;
  readonly describedBy?: string;
  /** Escape, or a tap beside it. */
  readonly onClose: () => void;
  /** Holds a form of many fields. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/**
 * A modal dialog of the browser's own: the page behind is inert, Escape closes, and the focus goes back to where it
 * came from. The first element with `data-first-focus` takes the focus, else the first that can.
 */
export function Dialog({ role = 'dialog', labelledBy, describedBy, onClose, wide = false, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    element.showModal();
    openDialogs.add(element);
    element.querySelector<HTMLElement>('[data-first-focus]')?.focus();
    return () => {
      openDialogs.remove(element);
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
        close.current();
      }}
      onClick={onBackdrop}
    >
      <Inside>{children}</Inside>
    </Surface>
  );
}
