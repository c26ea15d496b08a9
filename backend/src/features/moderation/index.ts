export { Acts } from './acts.ts';
export { ActResponses } from './act-responses.ts';
