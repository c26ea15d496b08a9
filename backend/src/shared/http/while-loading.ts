import { UnavailableError } from '@henna/domain';
import type { RequestHandler, Response } from 'express';

class LoadingError extends UnavailableError {}

/** Paths that do not need the catalogue. */
const availablePaths = /^\/(api\/(health|live)|assets\/.*)$/;
const isPage = (path: string) => !/^\/(api|art|media)(\/|$)/.test(path);

interface LoadingProgress {
  readonly loaded: number;
  readonly total: number;
}

/**
 * Responds with 503 while the catalogue is being loaded: an empty list would be wrong.
 * @param loading how many products have been loaded; `undefined` before it is known how many there are
 */
export const rejectWhileLoading =
  (isLoaded: () => boolean, loading: () => LoadingProgress | undefined): RequestHandler =>
  (request, response, next) => {
    if (isLoaded() || availablePaths.test(request.path)) return next();
    if (!isPage(request.path)) return next(new LoadingError('LOADING'));
    sendPage(response, loading());
  };

/** Reloads itself without a script. */
const page = (english: string, arabic: string) => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta http-equiv="refresh" content="2"><title>Henna</title></head>
<body>
<p>Henna is starting. This page will appear in a moment.</p>${english}
<p lang="ar" dir="rtl">نجهّز حنّاء الآن، وستظهر الصفحة بعد لحظات.</p>${arabic}
</body>
</html>
`;

const progressTexts = ({ loaded, total }: LoadingProgress): [string, string] => {
  const count = (number: number, language: string) => number.toLocaleString(language);
  return [
    `\n<p>Loading products: ${count(loaded, 'en')} of ${count(total, 'en')}</p>`,
    `\n<p lang="ar" dir="rtl">تحميل المنتجات: ${count(loaded, 'ar-u-nu-latn')} من ${count(total, 'ar-u-nu-latn')}</p>`,
  ];
};

const sendPage = (response: Response, loading: LoadingProgress | undefined) => {
  const [english, arabic] = loading && loading.total > 0 ? progressTexts(loading) : ['', ''];
  response.status(503).setHeader('Retry-After', '1').type('html').send(page(english, arabic));
};
