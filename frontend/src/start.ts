import '@fontsource-variable/figtree/wght.css';
import '@fontsource-variable/fraunces/wght.css';
import './theme/fonts.css';
import { afterNextPaint } from './lib/next-paint.ts';

// What the page brought along is on the screen before the client needs the processor.
if (document.getElementById('root')?.hasChildNodes()) await afterNextPaint();
await import('./main.tsx');
