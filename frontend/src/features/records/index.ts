// Records: what the staff's tables and forms of catalogue records share, and the list of removed ones.
// Loaded for staff only; other features import only from here.
export { addRecord, allRecordsQuery, changeRecord, recordsKey, recordsQuery, invalidateCatalogue } from './api.ts';
export { recordScreens } from './record-kinds.ts';
export type {
  AdminBrand,
  AdminCategory,
  AdminProduct,
  AdminSubcategory,
  Changes,
  OneRecord,
  Records,
} from './record-kinds.ts';
export { useNameFields } from './name-fields.ts';
export { RecordDeletion, RecordsRemoval } from './record-deletion.tsx';
export { recordName } from './record-texts.ts';
export { RecordDetails } from './record-details.tsx';
export { RecordLink, useOpenRecord } from './record-link.tsx';
export { RecordPage, type RecordTab } from './record-page.tsx';
export { listParam, recordSearchOf } from './record-search.ts';
export { RecordsPage } from './records-page.tsx';
export { productsSearchOf, recordsSearchOf, removedSearchOf, type ProductsSearch } from './records-search.ts';
export { RemovedPage } from './removed-page.tsx';
export { SaveDialog, type FormProps } from './save-dialog.tsx';
