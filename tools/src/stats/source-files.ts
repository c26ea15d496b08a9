import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

export interface SourceFile {
  /** Relative to the repository's root, with slashes. */
  readonly path: string;
  readonly package: string;
  readonly text: string;
  readonly code: number;
  readonly comment: number;
  readonly blank: number;
}

/** Lines that hold a token, lines that hold only comments, and empty ones. */
const lineCounts = (text: string, path: string) => {
  const lines = text.replace(/\n$/, '').split('\n');
  const blank = lines.filter((line) => line.trim() === '').length;
  const source = ts.createSourceFile(
    path,
    text,
    ts.ScriptTarget.Latest,
    true,
    path.endsWith('.tsx') ? ts.ScriptKind.TSX : undefined,
  );
  const withCode = new Set<number>();
  const mark = (node: ts.Node): void => {
    if (node.getChildCount(source) > 0) return node.getChildren(source).forEach(mark);
    if (node.kind === ts.SyntaxKind.EndOfFileToken || node.getText(source) === '' || ts.isJSDoc(node)) return;
    const first = source.getLineAndCharacterOfPosition(node.getStart(source)).line;
    const last = source.getLineAndCharacterOfPosition(node.getEnd()).line;
    for (let line = first; line <= last; line++) if (lines[line]?.trim()) withCode.add(line);
  };
  source.getChildren(source).forEach(mark);
  return { code: withCode.size, comment: lines.length - blank - withCode.size, blank };
};

const isSource = (path: string) =>
  /\.tsx?$/.test(path) &&
  !/\.(?:spec|gen|d)\.tsx?$|(?:^|\/)(?:testing|recordings)\//.test(path) &&
  !path.startsWith('e2e/');

/** The TypeScript files that git tracks, without tests, recordings and generated files. */
export const sourceFiles = (root: string): readonly SourceFile[] =>
  execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
    .split('\n')
    .filter(isSource)
    .map((path) => {
      const text = readFileSync(join(root, path), 'utf8');
      return { path, package: path.split('/')[0]!, text, ...lineCounts(text, path) };
    });
