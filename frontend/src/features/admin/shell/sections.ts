import { FolderTree } from 'lucide-react';

/** The screens of the sidebar, in their groups. */
export const sections = [
  { group: 'database', screens: [{ to: '/admin/categories', name: 'categories', Icon: FolderTree }] },
] as const;
