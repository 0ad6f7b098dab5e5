import { createHash } from 'node:crypto';

/** Version of a shell: a hash of its scripts' names, which depend on their content. */
export function nameShell(scripts: readonly string[]): string {
  const named = [...new Set(scripts)].sort().join('\n');
  return createHash('sha256').update(named).digest('hex').slice(0, 10);
}

/** @param html a page of the shell's server */
export function readShellVersion(html: string): string {
  const scripts = html.match(/\/assets\/[\w.-]+\.js/g);
  if (!scripts) throw new Error('The page names no scripts of the shell');
  return nameShell(scripts);
}
