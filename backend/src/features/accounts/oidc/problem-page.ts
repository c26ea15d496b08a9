import type { Language } from '@henna/domain';
import type { Response } from 'express';
import type { Logger } from 'pino';
import { type HennaRequest, languageOf } from '../../../shared/http/request.ts';
import { type ProblemKind, problems, SignInProblem } from './sign-in-problem.ts';

const labels = {
  en: { home: 'Go to the home page', again: 'Try again', password: 'Sign in with your password' },
  ar: { home: 'إلى الصفحة الرئيسية', again: 'حاول من جديد', password: 'تسجيل الدخول بكلمة المرور' },
} as const;

const style = `body{margin:0;min-height:100vh;display:grid;place-items:center;font:1.125rem/1.6 system-ui,sans-serif;background:#FBF6F0;color:#2A1B17}
main{max-width:34rem;padding:2rem}h1{font-size:1.5rem;line-height:1.3}a{color:#93351F;margin-inline-end:1.5rem}
@media(prefers-color-scheme:dark){body{background:#17110F;color:#F6EDE6}a{color:#F2A58C}}`;

const attribute = (path: string) => path.replace(/&/g, '&amp;').replace(/"/g, '&quot;');

/**
 * The page that explains why signing in failed, with a next step.
 * @param returnTo path of this site to return to after signing in
 */
export const problemPage = (kind: ProblemKind, language: Language, returnTo: string): string => {
  const { title, text } = problems[kind][language];
  const { home, again, password } = labels[language];
  const returnQuery = `returnTo=${encodeURIComponent(returnTo)}`;
  const nextStep =
    kind === 'emailTaken' ? { href: `/sign-in?${returnQuery}`, label: password } : loginAgain(returnQuery, again);
  return `<!doctype html>
<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>${title} · Henna</title><style>${style}</style></head>
<body><main><h1>${title}</h1><p>${text}</p>
<p><a href="${attribute(nextStep.href)}">${nextStep.label}</a><a href="/">${home}</a></p></main></body>
</html>
`;
};

const loginAgain = (back: string, label: string) => ({ href: `/api/login?${back}`, label });

const retryAfterSeconds = 5;

/** Responds to a navigation with the page of a {@link SignInProblem}; rethrows any other error. */
export const sendProblem = (
  error: unknown,
  request: HennaRequest,
  response: Response,
  returnTo: string,
  logger: Logger,
): void => {
  if (!(error instanceof SignInProblem)) throw error;
  request.refusal = { code: error.kind };
  const { status } = problems[error.kind];
  if (status >= 500) logger.warn({ err: error, correlationId: request.correlationId }, 'identity provider fails');
  const wait = error.retryAfterSeconds ?? (status === 503 ? retryAfterSeconds : undefined);
  if (wait !== undefined) response.setHeader('Retry-After', String(wait));
  response
    .status(status)
    .type('html')
    .send(problemPage(error.kind, languageOf(request.headers.cookie), returnTo));
};
