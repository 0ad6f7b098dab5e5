// Formats texts as `npm run format` would, in a folder of its own, so that nothing of the repository is written before all is known.
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/**
 * @param {string} root of the repository
 * @param {ReadonlyMap<string, string>} texts by path in the repository
 * @returns {Map<string, string>}
 */
export function formatTexts(root, texts) {
  const folder = mkdtempSync(join(tmpdir(), 'sabi-new-part-'));
  try {
    copyFileSync(join(root, '.oxfmtrc.json'), join(folder, '.oxfmtrc.json'));
    for (const [path, text] of texts) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    execFileSync(
      process.execPath,
      [join(import.meta.dirname, '../../../node_modules/oxfmt/bin/oxfmt'), '.'],
      {
        cwd: folder,
        stdio: ['ignore', 'ignore', 'inherit'],
      },
    );
    return new Map([...texts.keys()].map((path) => [path, readFileSync(join(folder, path), 'utf8')]));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
