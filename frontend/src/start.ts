import '@fontsource-variable/figtree/wght.css';
import '@fontsource-variable/fraunces/wght.css';
import './app/theme/fonts.css';

/** Milliseconds after which it is not worth waiting longer: a hidden page is never painted. */
const patience = 300;

/** Settles once the browser has shown what stands in the page. */
const painted = (): Promise<unknown> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, patience);
  });

// What the page brought along is on the screen before the client needs the processor.
if (document.querySelector('.first')) await painted();
await import('./main.tsx');
