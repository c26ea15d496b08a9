import type { AnalyticsEvent } from '@henna/domain';
import { styled } from '@mui/material/styles';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { productsByIdQuery } from './api/analytics.ts';

const Named = styled('span')(({ theme }) => ({
  '& a': { color: 'inherit', textDecoration: 'none' },
  '& a:hover': { textDecoration: 'underline' },
  '& small': { ...theme.typography.caption, display: 'block', color: theme.vars?.palette.text.secondary },
}));

interface ProductLinkProps {
  readonly id: string;
  readonly name: string;
  readonly brand: string | null;
}

export function ProductLink({ id, name, brand }: ProductLinkProps) {
  return (
    <Named>
      <Link to="/product/$id" params={{ id }}>
        <bdi>{name}</bdi>
      </Link>
      {brand && (
        <small>
          <bdi>{brand}</bdi>
        </small>
      )}
    </Named>
  );
}

/** By id, of public products only. */
export type ProductNames = ReadonlyMap<string, string>;

export const productOf = ({ data }: AnalyticsEvent): string | undefined =>
  typeof data.productId === 'string' ? data.productId : undefined;

/** Names of the products of some events, in one request. */
export function useProductNames(events: readonly AnalyticsEvent[]): ProductNames {
  const ids = [...new Set(events.flatMap((event) => productOf(event) ?? []))];
  const { data } = useQuery({ ...productsByIdQuery(ids), placeholderData: keepPreviousData });
  return new Map(data?.items.map(({ id, name }) => [id, name]));
}
