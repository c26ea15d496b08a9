// Members: what staff see of members, and do to their accounts and contributions.
// Loaded for staff only; other features import only from here.
export { MemberPage } from './member-page.tsx';
export { MembersPage } from './members-page.tsx';
export { membersSearchOf } from './members-search.ts';
export { RemoveAll } from './remove-all.tsx';
