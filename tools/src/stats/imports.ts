import { posix } from 'node:path';
import ts from 'typescript';
import type { SourceFile } from './source-files.ts';

interface Import {
  readonly from: string;
  /** The imported file, relative to the repository's root. */
  readonly to: string;
  /** Only types are imported. */
  readonly isType: boolean;
}

const parseImports = ({ path, text }: SourceFile): Import[] => {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest);
  return source.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return [];
    const specifier = statement.moduleSpecifier;
    if (!specifier || !ts.isStringLiteral(specifier) || !specifier.text.startsWith('.')) return [];
    const isType = ts.isImportDeclaration(statement) ? isTypeImport(statement) : statement.isTypeOnly;
    return [{ from: path, to: posix.join(posix.dirname(path), specifier.text), isType }];
  });
};

const isTypeImport = ({ importClause }: ts.ImportDeclaration) => {
  if (!importClause) return false;
  const { namedBindings } = importClause;
  return (
    importClause.phaseModifier === ts.SyntaxKind.TypeKeyword ||
    (!importClause.name &&
      namedBindings !== undefined &&
      ts.isNamedImports(namedBindings) &&
      namedBindings.elements.length > 0 &&
      namedBindings.elements.every(({ isTypeOnly }) => isTypeOnly))
  );
};

/** `backend/src/features/voting/…` → `backend/voting`; of a file outside every feature `undefined`. */
const featureOf = (path: string) => {
  const [, name, feature] = /^(\w+)\/src\/features\/([^/]+)\//.exec(path) ?? [];
  return feature === undefined ? undefined : `${name}/${feature}`;
};

/** Imports that reach into a feature from outside, past its `index.ts` or its `admin/index.ts`. */
export const deepImports = (files: readonly SourceFile[]): readonly Import[] =>
  files.flatMap(parseImports).filter(({ from, to }) => {
    const feature = featureOf(to);
    return (
      feature !== undefined && feature !== featureOf(from) && !/\/features\/[^/]+\/(?:admin\/)?index\.ts$/.test(to)
    );
  });

/** Features that reach each other by imports of values, in groups. */
export const featureCycles = (files: readonly SourceFile[]): readonly (readonly string[])[] => {
  const reached = new Map<string, Set<string>>();
  for (const { from, to, isType } of files.flatMap(parseImports)) {
    const [a, b] = [featureOf(from), featureOf(to)];
    if (isType || a === undefined || b === undefined || a === b) continue;
    reached.set(a, (reached.get(a) ?? new Set<string>()).add(b));
  }
  const allFrom = (start: string) => {
    const seen = new Set<string>();
    const open = [start];
    for (let next = open.pop(); next !== undefined; next = open.pop())
      for (const to of reached.get(next) ?? [])
        if (!seen.has(to)) {
          seen.add(to);
          open.push(to);
        }
    return seen;
  };
  const closure = new Map([...reached.keys()].map((feature) => [feature, allFrom(feature)]));
  const groups = [...closure.keys()].map((feature) =>
    [...closure.keys()].filter((other) => closure.get(feature)!.has(other) && closure.get(other)!.has(feature)).sort(),
  );
  return [...new Map(groups.filter(({ length }) => length > 0).map((group) => [group.join(), group])).values()];
};

/** How many names the files export. */
export const exportedNames = (files: readonly SourceFile[]): number =>
  files.reduce((sum, { path, text }) => {
    const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest);
    return sum + source.statements.reduce((count, statement) => count + exportsIn(statement), 0);
  }, 0);

const exportsIn = (statement: ts.Statement): number => {
  if (ts.isExportDeclaration(statement))
    return statement.exportClause && ts.isNamedExports(statement.exportClause)
      ? statement.exportClause.elements.length
      : 1;
  if (!ts.canHaveModifiers(statement)) return ts.isExportAssignment(statement) ? 1 : 0;
  const isExported = ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
  if (!isExported) return 0;
  return ts.isVariableStatement(statement) ? statement.declarationList.declarations.length : 1;
};
