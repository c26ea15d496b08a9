import '@fontsource-variable/figtree/wght.css';
import '@fontsource-variable/fraunces/wght.css';
import './theme/fonts.css';
import { painted } from './lib/painted.ts';

// What the page brought along is on the screen before the client needs the processor.
if (document.querySelector('.first')) await painted();
await import('./main.tsx');
