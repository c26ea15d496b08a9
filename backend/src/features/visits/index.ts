// Visits: counts visits of product pages once a session in half an hour.
// Other features import only from here.
export { setVisitCookie } from './visit-cookie.ts';
export { VisitsModule } from './visits.module.ts';
