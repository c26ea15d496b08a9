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
    // As tall as a finger.
    '&::after': { content: '""', position: 'absolute', inset: '-10px -4px' },
  })),
);

interface SourceEventsLinkProps {
  /** Of the events, as the answer names it. */
  readonly address: string;
  /** A part of the answer's period. */
  readonly step?: { readonly from: string; readonly to: string };
  /** Of what it is the figure. */
  readonly label: string;
  readonly children: ReactNode;
}

/** A figure that leads to the events behind it. */
export function SourceEventsLink({ address, step, label, children }: SourceEventsLinkProps) {
  return (
    <FigureLink to="/admin/analytics" search={sourceEventsSearch(address, step)} aria-label={label}>
      {children}
    </FigureLink>
  );
}

/** What both the addresses of the service and the tab of events call the same. */
export const eventFilters = savedViewFields.events;
export type EventFilter = (typeof eventFilters)[number];

/**
 * Where the events behind a figure can be read. @param address as an answer names it
 * (`/api/analytics/events?types=…`). @param step a part of its period.
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
