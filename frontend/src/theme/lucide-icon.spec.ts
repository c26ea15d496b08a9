import { render } from '@testing-library/react';
import { createLucideIcon } from 'lucide-react';
import { createElement } from 'react';
import createIcon from './lucide-icon.ts';

const node: [string, Record<string, string>][] = [
  ['path', { d: 'M2 9.5a5.5 5.5 0 0 1 9.591-3.676', key: 'a' }],
  ['circle', { cx: '12', cy: '12', r: '3', key: 'b' }],
];

/** As drawn, without the class names that nothing refers to. */
const drawn = (component: Parameters<typeof createElement>[0], props: object): string => {
  const { container } = render(createElement(component, props));
  container.firstElementChild!.removeAttribute('class');
  return container.innerHTML;
};

test.each([
  {},
  { size: 18, strokeWidth: 1.75, fill: 'currentcolor', 'aria-hidden': true },
  { size: 20, 'aria-label': 'Favourite', role: 'img' },
])('an icon looks as its makers draw it, with %o', (props) => {
  expect(drawn(createIcon({ node }), props)).toBe(drawn(createLucideIcon('drawing', node as never), props));
});
