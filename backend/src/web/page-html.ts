import type { Language } from '@henna/domain';

export interface PageHtml {
  readonly language: Language;
  readonly title?: string;
  readonly description?: string;
  /** Keeps the page out of search engines. */
  readonly noindex: boolean;
  readonly siteName?: string;
  /** Absolute canonical URL of the page. */
  readonly canonical?: string;
  readonly type?: 'website' | 'product';
  /** Absolute address of a picture for link previews. */
  readonly image?: string;
  /** Linked data (schema.org). */
  readonly data?: object;
  /** JSON of the responses that the page's first requests would get, by their paths. */
  readonly firstData?: Readonly<Record<string, string>>;
  /** Tags for the head that preload scripts, styles and fonts. */
  readonly preloadTags?: readonly string[];
  /** URL of the largest image in the shell; it is requested before all scripts. */
  readonly preloadedImage?: string;
  /** Markup that is shown until the client runs. */
  readonly shell?: string;
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
export const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => escapes[character]!);
/** JSON escaped so that it cannot end the surrounding script, nor open a comment or another script in it. */
const scriptSafe = (json: string) =>
  json.replace(/[<>&\u2028\u2029]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);

const property = (name: string, content: string | undefined) =>
  content === undefined ? [] : [`<meta property="${name}" content="${escaped(content)}" />`];

const headTags = (head: PageHtml): string[] => [
  ...(head.preloadTags ?? []),
  ...(head.noindex ? ['<meta name="robots" content="noindex" />'] : []),
  ...(head.canonical ? [`<link rel="canonical" href="${escaped(head.canonical)}" />`] : []),
  ...property('og:site_name', head.siteName),
  ...property('og:type', head.canonical && (head.type ?? 'website')),
  ...property('og:title', head.canonical && head.title),
  ...property('og:description', head.canonical && head.description),
  ...property('og:url', head.canonical),
  ...property('og:image', head.image),
  ...property('og:locale', head.canonical && (head.language === 'ar' ? 'ar_AR' : 'en_US')),
  ...(head.image ? ['<meta name="twitter:card" content="summary_large_image" />'] : []),
  ...(head.data ? [`<script type="application/ld+json">${scriptSafe(JSON.stringify(head.data))}</script>`] : []),
];

const imagePreloadTag = ({ preloadedImage }: PageHtml) =>
  preloadedImage
    ? `\n    <link rel="preload" as="image" fetchpriority="high" href="${escaped(preloadedImage)}" />`
    : '';

const firstDataTag = (data: Readonly<Record<string, string>>) => {
  const members = Object.entries(data).map(([path, json]) => `${JSON.stringify(path)}:${json}`);
  return `<script type="application/json" id="first-data">${scriptSafe(`{${members.join()}}`)}</script>`;
};

/** The client's `index.html` with language, head, shell and prefetched data filled in. */
export const fillTemplate = (template: string, head: PageHtml): string => {
  const { language, title, description, firstData, shell } = head;
  return template
    .replace(/<html[^>]*>/, () => `<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">`)
    .replace(
      /<title>[^<]*<\/title>/,
      (old) => (title ? `<title>${escaped(title)}</title>` : old) + imagePreloadTag(head),
    )
    .replace(/<meta name="description"[^>]*>/, (old) =>
      description ? `<meta name="description" content="${escaped(description)}" />` : old,
    )
    .replace('<div id="root"></div>', (empty) => (shell ? `<div id="root">${shell}</div>` : empty))
    .replace('</head>', () => [...headTags(head), '</head>'].join('\n    '))
    .replace('</body>', () => `${firstData ? `${firstDataTag(firstData)}\n  ` : ''}</body>`);
};
