import { useEffect, useRef, useState } from 'react';

/** How far below the view a place still counts as near. */
const margin = '200px';

/**
 * Whether the element that `place` is given to is near the view, or somebody has begun to scroll or to tab towards it;
 * from then on it stays so.
 */
export function useNear<Place extends Element>() {
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
