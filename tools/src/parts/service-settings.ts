/** Settings that the service gets from the environment of `npm start`, which sets the rest of them itself. */
export const serviceSettings = [
  'HOST',
  'ADMIN_TOKENS',
  'RATE_LIMITS',
  'TRUSTED_PROXIES',
  'MEDIA_URL',
  'MASTER_KEY',
  'LOG_LEVEL',
  'SECURITY_LOG',
  'OIDC_ISSUER',
  'OIDC_CLIENT_ID',
  'OIDC_CLIENT_SECRET',
  'SMTP_URL',
];
