import { savedViewFields } from '@henna/domain';
import { styled } from '@mui/material/styles';
import { createLink } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { AnalyticsSearch } from './analytics-search.ts';

const FigureLink = createLink(
  styled('a')(({ theme }) => ({
    position: 'relative',
    color: 'inherit',
    textDecoration: 'underline',
    textDecorationColor: theme.vars?.palette.divider,
    textUnderlineOffset: 4,
    fontVariantNumeric: 'tabular-nums',
    '&:hover': { color: theme.vars?.palette.primary.main, textDecorationColor: 'currentColor' },
    // A touch target of 44 pixels.
    '&::after': { content: '""', position: 'absolute', inset: '-10px -4px' },
  })),
);

interface SourceEventsLinkProps {
  /** Address of the events, as the service answers it. */
  readonly address: string;
  /** A part of the answer's period. */
  readonly step?: { readonly from: string; readonly to: string };
  readonly label: string;
  readonly children: ReactNode;
}

/** A figure that leads to its source events. */
export function SourceEventsLink({ address, step, label, children }: SourceEventsLinkProps) {
  return (
    <FigureLink to="/admin/analytics" search={sourceEventsSearch(address, step)} aria-label={label}>
      {children}
    </FigureLink>
  );
}

/** Filters that have the same name in the service's addresses and in the events tab. */
export const eventFilters = savedViewFields.events;
export type EventFilter = (typeof eventFilters)[number];

/**
 * Address parameters of the events tab for the source events of a figure.
 * @param address as the service answers it (`/api/analytics/events?types=…`)
 * @param step a part of its period
 */
export const sourceEventsSearch = (
  address: string,
  step?: { readonly from: string; readonly to: string },
): AnalyticsSearch => {
  const asked = new URLSearchParams(address.split('?')[1] ?? '');
  const filters = eventFilters.flatMap((name) => {
    const value = asked.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  return { tab: 'events', ...Object.fromEntries(filters), ...(step && { from: step.from, to: step.to }) };
};
