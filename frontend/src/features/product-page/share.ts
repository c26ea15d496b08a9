/** How a link was passed on: by the system's own sheet, or copied. `dismissed`: the visitor changed their mind. */
export type Shared = 'shared' | 'copied' | 'dismissed' | 'failed';

/** Shares an address natively where that is possible, else copies it. */
export async function shareAddress(title: string, url: string): Promise<Shared> {
  if (typeof navigator.share === 'function')
    return navigator.share({ title, url }).then(
      () => 'shared' as const,
      (error: unknown) => (error instanceof DOMException && error.name === 'AbortError' ? 'dismissed' : copied(url)),
    );
  return copied(url);
}

const copied = (url: string): Promise<Shared> =>
  navigator.clipboard
    ? navigator.clipboard.writeText(url).then(
        () => 'copied' as const,
        () => 'failed' as const,
      )
    : Promise.resolve('failed');
