import { addEnglish } from './index.ts';

export const help = {
  title: 'Keyboard shortcuts',
  search: 'Search',
  palette: 'Search records, screens and actions',
  searchTable: 'In tables: search; elsewhere as Ctrl + K',
  searchKeys: '/ or Ctrl + K',
  help: 'Show this help',
  toasts: 'Go to the notifications',
  close: 'Close what is open',
  arrows: 'Move through suggestions or stars',
  rows: 'In tables: move from row to row',
  openRow: 'In tables: open the row',
  selectRow: 'In tables: select the row',
  selectRows: 'In tables: select several rows, or all of the page',
  space: 'Space',
  shiftArrows: 'Shift + ↑ ↓, Ctrl + A',
  sidebar: 'Fold the sidebar',
  whileTyping: 'Shortcuts are off while you type.',
  arrowKeys: 'Arrow keys',
} as const;

addEnglish({ help });
