import { fileURLToPath } from 'node:url';

const built = (name: string) => fileURLToPath(new URL(`../../tools/dist/${name}.js`, import.meta.url));

/** The built programs behind SQL for analysts; relative to the built service and to this source alike. */
export const sqlPrograms = { files: built('analytics-files'), query: built('analytics-sql') };
