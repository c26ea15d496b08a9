export const profile = {
  title: 'Profile',
  authenticationRequired: 'Authentication Required',
  refresh: 'Please refresh the page to access your profile.',
  signIn: 'Sign In',
  memberSince: 'Member since {{date}}',
  email: 'E-mail',
  emailPrivate: 'Only you see it.',
  signOut: 'Sign Out',
  browse: 'Start Reviewing',
} as const;
