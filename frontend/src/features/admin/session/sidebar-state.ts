const name = 'admin-sidebar';
const week = 7 * 24 * 60 * 60;

/** Whether the sidebar stood open, kept in a cookie for 7 days; open when nothing is known. */
export const sidebarState = {
  get: (): boolean => !document.cookie.split('; ').includes(`${name}=closed`),
  keep: (open: boolean): void => {
    document.cookie = `${name}=${open ? 'open' : 'closed'}; path=/; max-age=${week}; samesite=lax`;
  },
};
