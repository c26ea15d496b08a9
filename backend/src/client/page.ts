import type { Language } from '@henna/contracts';

export interface PageHead {
  readonly language: Language;
  readonly title?: string;
  readonly description?: string;
  /** Keeps the page out of search engines. */
  readonly noindex: boolean;
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => escapes[character]!);

/** The client's first HTML with the language, direction, title and description that belong to the request. */
export const renderPage = (template: string, { language, title, description, noindex }: PageHead): string =>
  template
    .replace(/<html[^>]*>/, () => `<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">`)
    .replace(/<title>[^<]*<\/title>/, (old) => (title ? `<title>${escaped(title)}</title>` : old))
    .replace(/<meta name="description"[^>]*>/, (old) =>
      description ? `<meta name="description" content="${escaped(description)}" />` : old,
    )
    .replace('</head>', () => (noindex ? '<meta name="robots" content="noindex" />\n  </head>' : '</head>'));
