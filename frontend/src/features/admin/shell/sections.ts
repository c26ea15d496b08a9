import { FolderTree, Package, Settings, Tags } from 'lucide-react';

/** The screens of the sidebar, in their groups. */
export const sections = [
  {
    group: 'database',
    screens: [
      { to: '/admin/categories', name: 'categories', Icon: FolderTree },
      { to: '/admin/products', name: 'products', Icon: Package },
      { to: '/admin/brands', name: 'brands', Icon: Tags },
    ],
  },
  { group: 'system', screens: [{ to: '/admin/settings', name: 'settings', Icon: Settings }] },
] as const;
