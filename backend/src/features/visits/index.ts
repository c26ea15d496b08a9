export { setVisitCookie } from './visit-cookie.ts';
