import type { Language } from '@henna/domain';

export interface PageHead {
  readonly language: Language;
  readonly title?: string;
  readonly description?: string;
  /** Keeps the page out of search engines. */
  readonly noindex: boolean;
  readonly siteName?: string;
  /** The page's one address, absolute. */
  readonly canonical?: string;
  readonly type?: 'website' | 'product';
  /** Absolute address of a picture for link previews. */
  readonly image?: string;
  /** Linked data (schema.org). */
  readonly data?: object;
  /** JSON of answers that the page's first requests would get, by their paths. */
  readonly firstData?: Readonly<Record<string, string>>;
  /** Tags of what the page will ask for, for its head. */
  readonly preloads?: readonly string[];
  /** Address of the largest picture on the first screen: it goes before all scripts. */
  readonly firstPicture?: string;
  /** Markup that stands in the client's place until it runs. */
  readonly firstScreen?: string;
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
export const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => escapes[character]!);
/** JSON that can't end the script it stands in, nor open a comment or another script in it. */
const inScript = (json: string) =>
  json.replace(/[<>&\u2028\u2029]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);

const property = (name: string, content: string | undefined) =>
  content === undefined ? [] : [`<meta property="${name}" content="${escaped(content)}" />`];

const headTags = (head: PageHead): string[] => [
  ...(head.preloads ?? []),
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
  ...(head.data ? [`<script type="application/ld+json">${inScript(JSON.stringify(head.data))}</script>`] : []),
];

const pictureTag = ({ firstPicture }: PageHead) =>
  firstPicture ? `\n    <link rel="preload" as="image" fetchpriority="high" href="${escaped(firstPicture)}" />` : '';

const firstDataTag = (answers: Readonly<Record<string, string>>) => {
  const members = Object.entries(answers).map(([path, json]) => `${JSON.stringify(path)}:${json}`);
  return `<script type="application/json" id="first-data">${inScript(`{${members.join()}}`)}</script>`;
};

/** The client's first HTML with what belongs to the request: language, head, and the data it would ask for first. */
export const renderPage = (template: string, head: PageHead): string => {
  const { language, title, description, firstData, firstScreen } = head;
  return template
    .replace(/<html[^>]*>/, () => `<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">`)
    .replace(/<title>[^<]*<\/title>/, (old) => (title ? `<title>${escaped(title)}</title>` : old) + pictureTag(head))
    .replace(/<meta name="description"[^>]*>/, (old) =>
      description ? `<meta name="description" content="${escaped(description)}" />` : old,
    )
    .replace('<div id="root"></div>', (empty) => (firstScreen ? `<div id="root">${firstScreen}</div>` : empty))
    .replace('</head>', () => [...headTags(head), '</head>'].join('\n    '))
    .replace('</body>', () => `${firstData ? `${firstDataTag(firstData)}\n  ` : ''}</body>`);
};
