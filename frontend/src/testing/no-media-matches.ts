/** jsdom has no media queries: to whoever imports this, none ever matches, as on a narrow screen. */
window.matchMedia = (query) =>
  Object.assign(new EventTarget(), {
    media: query,
    matches: false,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });

export {};
