import { execFileSync } from 'node:child_process';
import type { Component } from './licences.ts';

/**
 * The SBOM (CycloneDX 1.5, JSON) of what production depends on, on any platform, by the lock file.
 * @param root the repository's folder
 */
export const readSbom = (root: string): { readonly text: string; readonly components: readonly Component[] } => {
  const args = ['sbom', '--package-lock-only', '--sbom-format', 'cyclonedx', '--omit', 'dev'];
  const text = execFileSync('npm', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const { components } = JSON.parse(text) as { components: readonly Component[] };
  return { text, components: components.filter(({ purl }) => !purl.startsWith('pkg:npm/%40henna/')) };
};
