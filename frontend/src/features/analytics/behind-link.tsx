import { styled } from '@mui/material/styles';
import { createLink } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { eventsBehind } from './events-behind.ts';

const FigureLink = createLink(
  styled('a')(({ theme }) => ({
    position: 'relative',
    color: 'inherit',
    textDecoration: 'underline',
    textDecorationColor: theme.vars?.palette.divider,
    textUnderlineOffset: 4,
    fontVariantNumeric: 'tabular-nums',
    '&:hover': { color: theme.vars?.palette.primary.main, textDecorationColor: 'currentColor' },
    // As tall as a finger.
    '&::after': { content: '""', position: 'absolute', inset: '-10px -4px' },
  })),
);

interface BehindLinkProps {
  /** Of the events, as the answer names it. */
  readonly address: string;
  /** A part of the answer's period. */
  readonly step?: { readonly from: string; readonly to: string };
  /** Of what it is the figure. */
  readonly label: string;
  readonly children: ReactNode;
}

/** A figure that leads to the events behind it. */
export function BehindLink({ address, step, label, children }: BehindLinkProps) {
  return (
    <FigureLink to="/admin/analytics" search={eventsBehind(address, step)} aria-label={label}>
      {children}
    </FigureLink>
  );
}
