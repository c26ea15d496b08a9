import type { Language } from '@henna/domain';

export interface PageHtml {
  readonly language: Language;
  readonly title?: string;
  readonly description?: string;
  /** Keeps the page out of search engines. */
  readonly noindex: boolean;
  /** The page has a plain form: browsers send the origin of posts only where they may send a referrer. */
  readonly hasForm?: boolean;
  readonly siteName?: string;
  /** Absolute canonical URL of the page. */
  readonly canonical?: string;
  readonly type?: 'website' | 'product';
  /** Absolute address of a picture for link previews. */
  readonly image?: string;
  /** Linked data (schema.org). */
  readonly data?: object;
  /** JSON of the answers that the client begins with. */
  readonly firstData?: string;
  /** Tags for the head that preload scripts, styles and fonts. */
  readonly preloadTags?: readonly string[];
  /** Elements for the head that the content needs: its styles. */
  readonly contentHead?: string;
  /** Markup of the page, which the client takes over. */
  readonly content?: string;
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
  ...(head.hasForm ? ['<meta name="referrer" content="same-origin" />'] : []),
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

const firstDataTag = (json: string) => `<script type="application/json" id="first-data">${scriptSafe(json)}</script>`;

/** The client's `index.html` with language, head, content and first data filled in. */
export const fillTemplate = (template: string, head: PageHtml): string => {
  const { language, title, description, contentHead = '', content, firstData } = head;
  return template
    .replace(/<html[^>]*>/, () => `<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">`)
    .replace(/<title>[^<]*<\/title>/, (old) => (title ? `<title>${escaped(title)}</title>` : old) + contentHead)
    .replace(/<meta name="description"[^>]*>/, (old) =>
      description ? `<meta name="description" content="${escaped(description)}" />` : old,
    )
    .replace('<div id="root"></div>', (empty) => (content ? `<div id="root">${content}</div>` : empty))
    .replace('</head>', () => [...headTags(head), '</head>'].join('\n    '))
    .replace('</body>', () => `${firstData ? `${firstDataTag(firstData)}\n  ` : ''}</body>`);
};
