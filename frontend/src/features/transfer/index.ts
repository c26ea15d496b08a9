// Transfer: the administrators' pages that export records to files, import them, and restore a complete backup.
// Other features import only from here.
export { ExportPage } from './export-page.tsx';
export { ImportPage } from './import-page.tsx';
export { importSearchOf } from './import/import-search.ts';
