export { giveVisitCookie } from './visit-cookie.ts';
