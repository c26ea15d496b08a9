export const profile = {
  title: 'Profile',
  authenticationRequired: 'Authentication Required',
  refresh: 'Please refresh the page to access your profile.',
} as const;
