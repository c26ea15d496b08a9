import { useEffect, useState } from 'react';
import type { Tried } from '../../api/what-if.ts';
import type { TabProps } from '../tab-props.ts';
import { addressOfTried } from './tried.ts';

/** Milliseconds for which a slider rests before the address tells of it. */
const addressMs = 250;

interface Moved {
  readonly tried: Tried;
  /** The address when it was moved, and what the address was told since: any other is somebody else's wish. */
  readonly from: string | undefined;
  readonly told: string | undefined;
}

/** What was moved since the address was opened; the address follows when it rests. */
export function useAddressed(search: TabProps['search'], onSearchChange: TabProps['onSearchChange']) {
  const [state, setState] = useState<Moved | null>(null);
  const { scenario } = search;
  const own = state && (state.from === scenario || state.told === scenario) ? state : null;
  useEffect(() => {
    const address = own && addressOfTried(own.tried);
    if (!own || address === null || address === scenario) return;
    const timer = setTimeout(() => {
      setState({ ...own, told: address });
      onSearchChange({ ...search, scenario: address });
    }, addressMs);
    return () => clearTimeout(timer);
  }, [own, scenario, search, onSearchChange]);
  return {
    moved: own?.tried ?? null,
    move: (tried: Tried) => setState({ tried, from: scenario, told: own?.told }),
  };
}
