import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { createElement, useEffect, useRef, useState, type ReactNode } from 'react';
import { DelayedPlaceholder, Skeleton } from '../../../components/skeleton.tsx';
import { ErrorState } from '../../../components/states.tsx';
import { useHydrated } from '../../../lib/hydration.ts';
import { sectionQuery, type SectionSource } from '../sections.ts';

/** How far below the view a place still counts as near. */
const margin = '200px';

const isServer = typeof window === 'undefined';

/** Milliseconds after which a section is loaded all the same, so that searches in the page and readers find it. */
const restDelay = 5_000;
const whenIdle = (callback: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(callback) : setTimeout(callback);

/**
 * Whether the element that `place` is given to is near the view, somebody has begun to scroll or to tab towards it, or
 * the page has been at rest for a while; from then on it stays so.
 */
function useInView<Container extends Element>() {
  const container = useRef<Container>(null);
  const [near, setNear] = useState(!isServer && typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (near || !container.current) return;
    const come = () => setNear(true);
    const observer = new IntersectionObserver((entries) => entries.some((one) => one.isIntersecting) && come(), {
      rootMargin: margin,
    });
    observer.observe(container.current);
    const restTimer = setTimeout(() => whenIdle(come), restDelay);
    const onKey = ({ key }: KeyboardEvent) => key === 'Tab' && come();
    window.addEventListener('scroll', come, { once: true, passive: true });
    window.addEventListener('keydown', onKey);
    return () => {
      observer.disconnect();
      clearTimeout(restTimer);
      window.removeEventListener('scroll', come);
      window.removeEventListener('keydown', onKey);
    };
  }, [near]);
  return { place: container, near };
}

const Section = styled('section')({ display: 'grid', gap: 16, scrollMarginBlockStart: 48 });
const ReservedSpace = styled('div')({ height: '80vh' });

interface SectionPlaceholderProps {
  readonly id: string;
  readonly title: string;
  /** Whether a skeleton fills the reserved space. */
  readonly isLoading: boolean;
}

/** The heading of a section that is not loaded, and enough space that what follows is out of sight until it is. */
export function SectionPlaceholder({ id, title, isLoading }: SectionPlaceholderProps) {
  return (
    <Section id={id} aria-labelledby={`${id}-title`}>
      <Typography variant="h2" id={`${id}-title`}>
        {title}
      </Typography>
      <ReservedSpace>
        {isLoading && (
          <DelayedPlaceholder>
            <Skeleton variant="rounded" height="80vh" aria-hidden />
          </DelayedPlaceholder>
        )}
      </ReservedSpace>
    </Section>
  );
}

/** A section that has nothing to show takes no space. */
const SectionFrame = styled('div')({ minWidth: 0, '&:empty': { display: 'none' } });

interface LazySectionProps<Props extends { readonly productId: string }> {
  readonly section: SectionSource<Props>;
  readonly props: Props;
  /** Shown, with the same height, until the section is loaded. */
  readonly placeholder: (onItsWay: boolean) => ReactNode;
}

/** What the first HTML shows of a section stays as it is until the section's own code is there. */
const firstMarkup = { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true } as const;

/** A section of the page that loads when the viewport comes near it. */
export function LazySection<Props extends { readonly productId: string }>({
  section,
  props,
  placeholder,
}: LazySectionProps<Props>) {
  const { place, near } = useInView<HTMLDivElement>();
  const isHydrated = useHydrated();
  const [isInFirstHtml] = useState(section.isInFirstHtml && !isHydrated);
  const { data, error, refetch } = useQuery({
    ...sectionQuery(section, props),
    enabled: near || (isServer && isInFirstHtml),
  });
  if (!data && !error && isInFirstHtml) return <SectionFrame key="first" ref={place} {...firstMarkup} />;
  return (
    <SectionFrame ref={place}>
      {data ? (
        createElement(data, props)
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        placeholder(near)
      )}
    </SectionFrame>
  );
}
