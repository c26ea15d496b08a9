import { lazy, Suspense, type ReactNode } from 'react';

type Component<Props> = (props: Props) => ReactNode;

/**
 * A component whose code is loaded when it is first drawn.
 * @param load imports its module; may be called earlier to have the code ready.
 * @param name what the module exports it as.
 * @param fallback shown meanwhile.
 */
export function lazyComponent<Name extends string, Props extends object>(
  load: () => Promise<Readonly<Record<Name, Component<Props>>>>,
  name: Name,
  fallback?: ReactNode,
): Component<Props> {
  const Loaded = lazy(async () => ({ default: (await load())[name] })) as unknown as Component<Props>;
  return (props) => (
    <Suspense fallback={fallback}>
      <Loaded {...props} />
    </Suspense>
  );
}
