import { urlencoded, type RequestHandler } from 'express';
import type { Problem } from '@henna/domain';
import { returnPath } from './login.controller.ts';

const readForm = urlencoded({ extended: false, limit: '16kb', parameterLimit: 10 });
const isForm = /^application\/x-www-form-urlencoded\b/i;

/** Where the forms of the sign-in page are posted to, and the routes that then take them. */
const routes: Readonly<Record<string, '/api/sessions' | '/api/accounts'>> = {
  '/api/forms/sign-in': '/api/sessions',
  '/api/forms/sign-up': '/api/accounts',
};

/**
 * Has the routes that create sessions and accounts take the posts of plain forms, which browsers send before or without the
 * scripts of the page: the answer leads back to where the sign-in began (`returnTo` of the query), or to its form with the
 * code of the refusal.
 */
export const formPosts: RequestHandler = (request, response, next) => {
  const route = routes[request.path];
  if (!route || request.method !== 'POST' || !isForm.test(request.headers['content-type'] ?? '')) return next();
  const returnTo = returnPath(request.query['returnTo']);
  response.json = (body: Partial<Problem>) => {
    if (response.statusCode < 400) response.redirect(303, returnTo);
    else response.redirect(303, formAddress(route === '/api/accounts', returnTo, body.code));
    return response;
  };
  request.url = route;
  readForm(request, response, next);
};

const formAddress = (createsAccount: boolean, returnTo: string, problem: string | undefined) => {
  const search = new URLSearchParams({
    ...(createsAccount && { mode: 'create' }),
    ...(returnTo !== '/' && { returnTo }),
    ...(problem && { problem }),
  });
  return `/sign-in?${search.toString()}`;
};
