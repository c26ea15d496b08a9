import { styled } from '@mui/material/styles';
import { useEffect, useState, type ReactNode } from 'react';

export interface SkeletonProps {
  /** `text` is as high as a line, or as `height` says, and drawn as high as its letters. */
  readonly variant?: 'text' | 'rounded' | 'rectangular' | 'circular';
  readonly width?: number | string;
  readonly height?: number | string;
}

const radii = { text: 8, rounded: 8, rectangular: 0, circular: '50%' } as const;
const own = new Set<PropertyKey>(['variant', 'width', 'height', 'sx']);

/** What is about to come, in its place and size. */
export const Skeleton = styled('span', {
  label: 'skeleton',
  shouldForwardProp: (name) => !own.has(name),
})<SkeletonProps>(({ theme, variant = 'text', width, height }) => ({
  display: 'block',
  width,
  height: height ?? (variant === 'text' ? 'auto' : '1.2em'),
  borderRadius: radii[variant],
  background: theme.vars?.palette.quiet,
  animation: 'waiting 2s ease-in-out 0.5s infinite',
  '@keyframes waiting': { '50%': { opacity: 0.4 } },
  ...(variant === 'text' && {
    transformOrigin: '0 55%',
    transform: 'scale(1, 0.6)',
    '&:empty::before': { content: '"\\00a0"' },
  }),
}));

/** Milliseconds before a placeholder appears: what comes sooner needs none. */
export const placeholderDelay = 150;

/** Reserves the space of its children from the start and shows them after a delay. */
export function DelayedPlaceholder({ children }: { readonly children: ReactNode }) {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), placeholderDelay);
    return () => clearTimeout(timer);
  }, []);
  return <div style={shown ? undefined : { visibility: 'hidden' }}>{children}</div>;
}
