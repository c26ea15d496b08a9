const loopback = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/**
 * Where the service listens: `HOST` if it is set, else the loopback address of a `PUBLIC_URL` that only this machine can
 * reach, else everywhere (`undefined`).
 */
export const listenHost = (host: string | undefined, publicUrl: string): string | undefined => {
  if (host) return host;
  const hostname = URL.canParse(publicUrl) ? new URL(publicUrl).hostname : '';
  if (!loopback.test(hostname)) return undefined;
  return hostname === 'localhost' ? '127.0.0.1' : hostname.replace(/[[\]]/g, '');
};
