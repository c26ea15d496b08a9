import { createElement, type ComponentPropsWithRef, type ReactElement } from 'react';

interface Drawing {
  /** Shapes on a square of 24: element name and attributes, among them `key`. */
  readonly node: readonly (readonly [name: string, attributes: Readonly<Record<string, string>>])[];
}
interface DrawnIconProps extends ComponentPropsWithRef<'svg'> {
  /** Pixels on each side. */
  readonly size?: number;
}

/**
 * Makes the icons of lucide-react as its own `createLucideIcon` does, whose place it takes in the build: without the
 * context, class names and settings that nothing here uses.
 */
export default function createIcon({ node }: Drawing): (props: DrawnIconProps) => ReactElement {
  const shapes = node.map(([name, attributes]) => createElement(name, attributes));
  return ({ size = 24, ...rest }) =>
    createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': rest['aria-label'] === undefined ? true : undefined,
        ...rest,
      },
      shapes,
    );
}
