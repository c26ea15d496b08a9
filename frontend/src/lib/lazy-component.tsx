import { lazy, Suspense, type ReactNode } from 'react';

type Component<Props> = (props: Props) => ReactNode;
type Load<Name extends string, Props> = () => Promise<Readonly<Record<Name, Component<Props>>>>;

const suspended = <Props extends object>(load: () => Promise<Component<Props>>, fallback: ReactNode) => {
  const Loaded = lazy(async () => ({ default: await load() })) as unknown as Component<Props>;
  return (props: Props) => (
    <Suspense fallback={fallback}>
      <Loaded {...props} />
    </Suspense>
  );
};

/**
 * A component whose code is loaded when it is first drawn.
 * @param load imports its module; may be called earlier to have the code ready.
 * @param name what the module exports it as.
 * @param fallback shown meanwhile.
 */
export function lazyComponent<Name extends string, Props extends object>(
  load: Load<Name, Props>,
  name: Name,
  fallback?: ReactNode,
): Component<Props> {
  return suspended(async () => (await load())[name], fallback);
}

const Nothing = () => null;

/** As {@link lazyComponent}, for what a page can do without: if its code can't be loaded, nothing is drawn. */
export function optionalComponent<Name extends string, Props extends object>(
  load: Load<Name, Props>,
  name: Name,
  fallback?: ReactNode,
): Component<Props> {
  return suspended(
    () =>
      load().then(
        (module) => module[name],
        () => Nothing,
      ),
    fallback,
  );
}
