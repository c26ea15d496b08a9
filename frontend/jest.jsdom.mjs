import { createRequire } from 'node:module';

// jsdom matches every rule of every style sheet against every element with a general selector engine: half of the time of
// these tests. The last tag, class or attribute of a selector alone rules out most elements.
const require = createRequire(createRequire(import.meta.url).resolve('jest-environment-jsdom'));
const selectors = require('jsdom/lib/jsdom/living/helpers/selectors.js');
const { matchesDontThrow } = selectors;

/** By selector list: for each of its selectors what an element must have at least to match. */
const requirements = new Map();

const requirementsOf = (list) => {
  let plain = list;
  for (let before = ''; before !== plain;) [before, plain] = [plain, plain.replace(/\([^()]*\)/g, '')];
  plain = plain.replace(/\[\s*([a-z-]+)[^\]]*\]/g, '|$1');
  // What these regular expressions don't understand is left to the engine.
  if (/[\\"'[\]()]/.test(plain)) return [{}];
  return plain.split(',').map((selector) => {
    const last = selector
      .trim()
      .split(/[\s>+~]+/)
      .at(-1);
    return {
      tag: /^[a-z][\w-]*/i.exec(last)?.[0].toLowerCase(),
      className: /\.([\w-]+)/.exec(last)?.[1],
      attribute: /\|([a-z-]+)/.exec(last)?.[1],
    };
  });
};

const canMatch = (element, list) => {
  if (!requirements.has(list)) requirements.set(list, requirementsOf(list));
  return requirements
    .get(list)
    .some(
      ({ tag, className, attribute }) =>
        (tag === undefined || element._localName.toLowerCase() === tag) &&
        (className === undefined || element.classList.contains(className)) &&
        (attribute === undefined || element.hasAttributeNS(null, attribute)),
    );
};

selectors.matchesDontThrow = (element, list) => (!list || canMatch(element, list)) && matchesDontThrow(element, list);

// Only now: jsdom's modules take over what the module of selectors exports when they are loaded.
const { TestEnvironment } = await import('jest-environment-jsdom');
const { implForWrapper } = require('jsdom/lib/jsdom/living/generated/utils.js');

/** Keeps computed styles for as long as jsdom keeps the declarations that it makes them of. */
const cacheComputedStyles = (window) => {
  const { getComputedStyle } = window;
  let declarations;
  let styles;
  window.getComputedStyle = (element, pseudoElement) => {
    const document = implForWrapper(element)?._ownerDocument;
    if (!document || pseudoElement) return getComputedStyle.call(window, element, pseudoElement);
    const isCurrent = declarations && declarations === document._styleCache;
    const cached = isCurrent ? styles.get(element) : undefined;
    if (cached) return cached;
    const style = getComputedStyle.call(window, element);
    if (!isCurrent) {
      declarations = document._styleCache;
      styles = new WeakMap();
    }
    styles.set(element, style);
    return style;
  };
};

/** jsdom with the web platform's own classes, which it does not have itself. */
export default class extends TestEnvironment {
  constructor(...parts) {
    super(...parts);
    cacheComputedStyles(this.global);
    Object.assign(this.global, {
      TextEncoder,
      TextDecoder,
      Request,
      Response,
      Headers,
      fetch,
      structuredClone,
      ReadableStream,
    });
  }
}
