import { common } from './common.en.ts';
import { footer } from './footer.en.ts';
import { header } from './header.en.ts';

/** English texts that come with the first load; larger pages bring their own (`addEnglish`). */
export const firstTexts = { common, footer, header } as const;
