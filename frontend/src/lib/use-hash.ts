import { useRouter } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';

/** The fragment of the address, without its `#`; empty while the first HTML is drawn, which servers never see it for. */
export function useHash(): string {
  const { history } = useRouter();
  return useSyncExternalStore(
    (onChange) => history.subscribe(onChange),
    () => history.location.hash.slice(1),
    () => '',
  );
}
