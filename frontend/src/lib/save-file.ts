/** Hands the person a file. @param data becomes JSON with two spaces of indent. */
export function saveJson(name: string, data: unknown): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  // The browser reads it while it is being saved.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
