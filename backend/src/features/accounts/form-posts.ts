import { urlencoded, type RequestHandler } from 'express';
import type { Problem } from '@henna/domain';
import { returnPath } from './login.controller.ts';

const readForm = urlencoded({ extended: false, limit: '16kb', parameterLimit: 10 });
const isForm = /^application\/x-www-form-urlencoded\b/i;

/**
 * Has the routes that create sessions and accounts take the posts of plain forms, which browsers send before or without the
 * scripts of the page: the answer leads back to where the sign-in began (`returnTo` of the query), or to its form with the
 * code of the refusal.
 */
export const formPosts: RequestHandler = (request, response, next) => {
  if (request.method !== 'POST' || !isForm.test(request.headers['content-type'] ?? '')) return next();
  const createsAccount = request.baseUrl === '/api/accounts';
  const returnTo = returnPath(request.query['returnTo']);
  response.json = (body: Partial<Problem>) => {
    if (response.statusCode < 400) response.redirect(303, returnTo);
    else response.redirect(303, formAddress(createsAccount, returnTo, body.code));
    return response;
  };
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
