import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { createElement, useEffect, useRef, useState, type ReactNode } from 'react';
import { Late, Skeleton } from '../../../components/skeleton.tsx';
import { ErrorState } from '../../../components/states.tsx';
import { partQuery, type Part } from '../parts.ts';

/** How far below the view a place still counts as near. */
const margin = '200px';

/**
 * Whether the element that `place` is given to is near the view, or somebody has begun to scroll or to tab towards it;
 * from then on it stays so.
 */
function useNear<Place extends Element>() {
  const place = useRef<Place>(null);
  const [near, setNear] = useState(typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (near || !place.current) return;
    const come = () => setNear(true);
    const observer = new IntersectionObserver((entries) => entries.some((one) => one.isIntersecting) && come(), {
      rootMargin: margin,
    });
    observer.observe(place.current);
    const onKey = ({ key }: KeyboardEvent) => key === 'Tab' && come();
    window.addEventListener('scroll', come, { once: true, passive: true });
    window.addEventListener('keydown', onKey);
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', come);
      window.removeEventListener('keydown', onKey);
    };
  }, [near]);
  return { place, near };
}

const Section = styled('section')({ display: 'grid', gap: 16, scrollMarginBlockStart: 48 });
const Room = styled('div')({ height: '80vh' });

interface PartSkeletonProps {
  readonly id: string;
  readonly title: string;
  /** Whether its room is drawn as that of something on its way. */
  readonly drawn: boolean;
}

/** The heading of a part to come, and room enough that what stands below it is out of sight until then. */
export function PartSkeleton({ id, title, drawn }: PartSkeletonProps) {
  return (
    <Section id={id} aria-labelledby={`${id}-title`}>
      <Typography variant="h2" id={`${id}-title`}>
        {title}
      </Typography>
      <Room>
        {drawn && (
          <Late>
            <Skeleton variant="rounded" height="80vh" aria-hidden />
          </Late>
        )}
      </Room>
    </Section>
  );
}

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
