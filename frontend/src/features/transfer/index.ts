export { ExportPage } from './export-page.tsx';
export { ImportPage } from './import-page.tsx';
