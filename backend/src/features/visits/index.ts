export { giveVisitCookie } from './visit-cookie.ts';
export { visitsStream } from './visit-event.ts';
