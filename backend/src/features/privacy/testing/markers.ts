import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A text in every form in which it might lie about: plain, two bytes a letter, in hex, escaped, in base64 at any offset. */
const formsOf = (text: string): readonly Buffer[] => {
  const bytes = Buffer.from(text, 'utf8');
  const escaped = [...text].map((letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`).join('');
  const base64 = [0, 1, 2].map((offset) => {
    const encoded = Buffer.concat([Buffer.alloc(offset), bytes]).toString('base64');
    // Letters that hold bits of what stands before and after are left out.
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

/** Which of the texts stand in some bytes, in whatever form. */
export const foundIn = (bytes: Buffer, texts: readonly string[]): string[] =>
  texts.filter((text) => formsOf(text).some((form) => bytes.includes(form)));

/** Which of the texts stand in which file below a folder. */
export const foundBelow = (folder: string, texts: readonly string[]): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .flatMap((entry) => {
      const path = join(entry.parentPath, entry.name);
      return foundIn(readFileSync(path), texts).map((text) => `${text} in ${path}`);
    });
