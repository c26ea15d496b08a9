/** By its mark spreadsheets know that a file is UTF-8. */
export const byteOrderMark = '\ufeff';

/** Hands the person a file. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  // The browser reads it while it is being saved.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Hands the person a file. @param data becomes JSON with two spaces of indent. */
export const saveJson = (name: string, data: unknown): void =>
  saveFile(name, new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }));
