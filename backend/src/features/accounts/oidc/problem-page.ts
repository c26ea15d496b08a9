import type { Language } from '@henna/domain';
import { problems, type ProblemKind } from './sign-in-problem.ts';

const words = {
  en: { home: 'Go to the home page', again: 'Try again', password: 'Sign in with your password' },
  ar: { home: 'إلى الصفحة الرئيسية', again: 'حاول من جديد', password: 'تسجيل الدخول بكلمة المرور' },
} as const;

const style = `body{margin:0;min-height:100vh;display:grid;place-items:center;font:1.125rem/1.6 system-ui,sans-serif;background:#FBF6F0;color:#2A1B17}
main{max-width:34rem;padding:2rem}h1{font-size:1.5rem;line-height:1.3}a{color:#93351F;margin-inline-end:1.5rem}
@media(prefers-color-scheme:dark){body{background:#17110F;color:#F6EDE6}a{color:#F2A58C}}`;

const attribute = (path: string) => path.replace(/&/g, '&amp;').replace(/"/g, '&quot;');

/**
 * The page that says why signing in led nowhere, with a way on.
 * @param returnTo where the visitor wanted to go: a path of this site
 */
export const problemPage = (kind: ProblemKind, language: Language, returnTo: string): string => {
  const { title, text } = problems[kind][language];
  const { home, again, password } = words[language];
  const back = `returnTo=${encodeURIComponent(returnTo)}`;
  const way = kind === 'emailTaken' ? { href: `/sign-in?${back}`, label: password } : loginAgain(back, again);
  return `<!doctype html>
<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>${title} · Henna</title><style>${style}</style></head>
<body><main><h1>${title}</h1><p>${text}</p>
<p><a href="${attribute(way.href)}">${way.label}</a><a href="/">${home}</a></p></main></body>
</html>
`;
};

const loginAgain = (back: string, label: string) => ({ href: `/api/login?${back}`, label });
