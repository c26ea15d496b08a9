import { chmodSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const allFiles = (folder: string) => [
  folder,
  ...readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
];

/** Every file and folder of a folder, itself among them, on which group or others have any permission. */
export const sharedFiles = (folder: string): string[] =>
  allFiles(folder)
    .filter((path) => lstatSync(path).mode & 0o077)
    .map((path) => `${path} ${(lstatSync(path).mode & 0o777).toString(8)}`);

/** Lets everybody read all of it. */
export const shareFiles = (folder: string): void => {
  for (const path of allFiles(folder)) chmodSync(path, lstatSync(path).isDirectory() ? 0o755 : 0o644);
};
