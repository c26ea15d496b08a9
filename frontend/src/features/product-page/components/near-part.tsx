import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { createElement, type ReactNode } from 'react';
import { ErrorState } from '../../../components/error-state.tsx';
import { partQuery, type Part } from '../parts.ts';
import { useNear } from '../use-near.ts';

/** A part that has nothing to show takes no room. */
const Place = styled('div')({ minWidth: 0, '&:empty': { display: 'none' } });

interface NearPartProps<Props extends { readonly productId: string }> {
  readonly part: Part<Props>;
  readonly props: Props;
  /** Stands in its place, as large, until it comes; it is told whether that is on its way. */
  readonly waiting: (onItsWay: boolean) => ReactNode;
}

/** A part of the page that comes when the view comes near it. */
export function NearPart<Props extends { readonly productId: string }>({ part, props, waiting }: NearPartProps<Props>) {
  const { place, near } = useNear<HTMLDivElement>();
  const { data, error, refetch } = useQuery({ ...partQuery(part, props), enabled: near });
  return (
    <Place ref={place}>
      {data ? (
        createElement(data, props)
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        waiting(near)
      )}
    </Place>
  );
}
