import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A text in every encoding in which it may be stored: UTF-8, UTF-16, hex, escaped, base64 at any offset. */
const encodingsOf = (text: string): readonly Buffer[] => {
  const bytes = Buffer.from(text, 'utf8');
  const escaped = [...text].map((letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`).join('');
  const base64 = [0, 1, 2].map((offset) => {
    const encoded = Buffer.concat([Buffer.alloc(offset), bytes]).toString('base64');
    // Without the base64 characters that hold bits of the neighbouring bytes.
    return encoded.slice(Math.ceil((offset * 8) / 6), Math.floor(((offset + bytes.length) * 8) / 6));
  });
  return [
    bytes,
    Buffer.from(text, 'utf16le'),
    Buffer.from(text, 'utf16le').swap16(),
    ...[bytes.toString('hex'), bytes.toString('hex').toUpperCase(), escaped, ...base64].map((form) =>
      Buffer.from(form),
    ),
  ];
};

/** The texts that the bytes contain in any encoding. */
export const foundIn = (bytes: Buffer, texts: readonly string[]): string[] =>
  texts.filter((text) => encodingsOf(text).some((form) => bytes.includes(form)));

/** The texts that files below a folder contain, as `text in file`. */
export const foundBelow = (folder: string, texts: readonly string[]): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .flatMap((entry) => {
      const path = join(entry.parentPath, entry.name);
      return foundIn(readFileSync(path), texts).map((text) => `${text} in ${path}`);
    });
