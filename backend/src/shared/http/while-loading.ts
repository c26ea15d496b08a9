import { UnavailableError } from '@henna/domain';
import type { RequestHandler, Response } from 'express';

class LoadingError extends UnavailableError {}

/** Paths that do not need the catalogue. */
const availablePaths = /^\/(api\/(health|live)|assets\/.*)$/;
const isPage = (path: string) => !/^\/(api|art|media)(\/|$)/.test(path);

/** Responds with 503 while the catalogue is being loaded: an empty list would be wrong. */
export const rejectWhileLoading =
  (isLoaded: () => boolean): RequestHandler =>
  (request, response, next) => {
    if (isLoaded() || availablePaths.test(request.path)) return next();
    if (!isPage(request.path)) return next(new LoadingError('LOADING'));
    sendPage(response);
  };

/** Reloads itself without a script. */
const page = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta http-equiv="refresh" content="2"><title>Henna</title></head>
<body>
<p>Henna is starting. This page will appear in a moment.</p>
<p lang="ar" dir="rtl">نجهّز حنّاء الآن، وستظهر الصفحة بعد لحظات.</p>
</body>
</html>
`;

const sendPage = (response: Response) => response.status(503).setHeader('Retry-After', '1').type('html').send(page);
