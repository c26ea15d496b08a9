import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { createElement, useEffect, useRef, useState, type ReactNode } from 'react';
import { Late, Skeleton } from '../../../components/skeleton.tsx';
import { ErrorState } from '../../../components/states.tsx';
import { sectionQuery, type SectionSource } from '../sections.ts';

/** How far below the view a place still counts as near. */
const margin = '200px';

/**
 * Whether the element that `place` is given to is near the view, or somebody has begun to scroll or to tab towards it;
 * from then on it stays so.
 */
function useInView<Container extends Element>() {
  const place = useRef<Container>(null);
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
const ReservedSpace = styled('div')({ height: '80vh' });

interface SectionPlaceholderProps {
  readonly id: string;
  readonly title: string;
  /** Whether its room is drawn as that of something on its way. */
  readonly isLoading: boolean;
}

/** The heading of a part to come, and room enough that what stands below it is out of sight until then. */
export function SectionPlaceholder({ id, title, isLoading }: SectionPlaceholderProps) {
  return (
    <Section id={id} aria-labelledby={`${id}-title`}>
      <Typography variant="h2" id={`${id}-title`}>
        {title}
      </Typography>
      <ReservedSpace>
        {isLoading && (
          <Late>
            <Skeleton variant="rounded" height="80vh" aria-hidden />
          </Late>
        )}
      </ReservedSpace>
    </Section>
  );
}

/** A part that has nothing to show takes no room. */
const Place = styled('div')({ minWidth: 0, '&:empty': { display: 'none' } });

interface LazySectionProps<Props extends { readonly productId: string }> {
  readonly section: SectionSource<Props>;
  readonly props: Props;
  /** Stands in its place, as large, until it comes; it is told whether that is on its way. */
  readonly placeholder: (onItsWay: boolean) => ReactNode;
}

/** A part of the page that comes when the view comes near it. */
export function LazySection<Props extends { readonly productId: string }>({
  section,
  props,
  placeholder,
}: LazySectionProps<Props>) {
  const { place, near } = useInView<HTMLDivElement>();
  const { data, error, refetch } = useQuery({ ...sectionQuery(section, props), enabled: near });
  return (
    <Place ref={place}>
      {data ? (
        createElement(data, props)
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        placeholder(near)
      )}
    </Place>
  );
}
