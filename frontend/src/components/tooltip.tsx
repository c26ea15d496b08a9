import { styled } from '@mui/material/styles';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';

/** Milliseconds of hovering before it opens; within `skip` of another one it opens at once. */
const delays = { open: 700, skip: 300 } as const;
let lastClosed = Number.NEGATIVE_INFINITY;

const Anchor = styled('span')({ position: 'relative', display: 'inline-flex' });
const Bubble = styled('span')(({ theme }) => ({
  position: 'absolute',
  zIndex: 20,
  insetBlockStart: 'calc(100% + 8px)',
  insetInlineEnd: 0,
  width: 'max-content',
  maxWidth: 260,
  padding: '6px 12px',
  borderRadius: 8,
  fontSize: '0.8125rem',
  lineHeight: 1.4,
  background: theme.vars?.palette.text.primary,
  color: theme.vars?.palette.background.default,
  pointerEvents: 'none',
}));

interface TooltipProps {
  readonly text: string;
  readonly children: (described: { readonly 'aria-describedby': string }) => ReactNode;
}

/** Says more about a control on hover and on focus. */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const show = (delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(true), delay);
  };
  const hide = () => {
    clearTimeout(timer.current);
    if (open) lastClosed = performance.now();
    setOpen(false);
  };
  return (
    <Anchor
      onPointerEnter={() => show(performance.now() - lastClosed < delays.skip ? 0 : delays.open)}
      onPointerLeave={hide}
      onFocus={(event) => event.target.matches(':focus-visible') && show(0)}
      onBlur={hide}
      onKeyDown={(event) => event.key === 'Escape' && hide()}
    >
      {children({ 'aria-describedby': id })}
      <Bubble role="tooltip" id={id} hidden={!open}>
        {text}
      </Bubble>
    </Anchor>
  );
}
