// Profile: a member's own profile and its form.
// Other features import only from here.
export { profileQuery } from './api.ts';
export { Avatar } from './components/avatar.tsx';
export { PublicComments } from './components/public-comments.tsx';
export { Chips } from './components/profile.styles.ts';
export { profileSearchOf } from './contributions.ts';
export { ProfilePage } from './profile-page.tsx';
export { useCategoryLabel } from './use-category-label.ts';
