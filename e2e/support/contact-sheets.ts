import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SeenScreen } from './look-at-screens';
import { covers, pictureFile, screenRoles, type ScreenSelection, type ScreenShot } from './screen-matrix';

/** What the folder has, and what the last run has found at each picture. */
type Manifest = Record<string, ScreenShot & { findings: readonly string[] }>;

/**
 * Brings the list of pictures up to date, removes pictures of screens that are gone, and writes one sheet for each role.
 * @param folder of the pictures, with `manifest.json`
 * @param seen every picture of this run
 * @param selection what the run has covered: only there a missing picture is one of a screen that is gone
 * @param isWhole whether the run has reached its end, so that what is missing is gone
 * @returns files that were removed
 */
export async function updateSheets(
  folder: string,
  seen: readonly SeenScreen[],
  selection: ScreenSelection,
  isWhole: boolean,
): Promise<string[]> {
  const manifestFile = join(folder, 'manifest.json');
  const last = JSON.parse(await readFile(manifestFile, 'utf8').catch(() => '{}')) as Manifest;
  const now: Manifest = Object.fromEntries(
    seen.map(({ change: _, ...screen }) => [pictureFile(screen), screen] as const),
  );
  const gone = isWhole
    ? Object.entries(last)
        .filter(([file, shot]) => !now[file] && covers(selection, shot))
        .map(([file]) => file)
    : [];
  await Promise.all(gone.map((file) => rm(join(folder, file), { force: true })));
  const kept = Object.entries({ ...last, ...now })
    .filter(([file]) => !gone.includes(file))
    .sort(([a], [b]) => a.localeCompare(b, 'en'));
  await writeFile(manifestFile, `${JSON.stringify(Object.fromEntries(kept), null, 1)}\n`);
  const shots = kept.map(([, shot]) => shot);
  await Promise.all(
    screenRoles.map((role) =>
      writeFile(
        join(folder, `${role}.html`),
        sheetOf(
          role,
          shots.filter((shot) => shot.role === role),
        ),
      ),
    ),
  );
  return gone;
}

/** Bytes of all pictures. */
export async function weighPictures(folder: string): Promise<number> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.webp'));
  const sizes = await Promise.all(files.map(async (file) => (await readFile(join(folder, file))).length));
  return sizes.reduce((sum, size) => sum + size, 0);
}

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** A row for each route and language, a column for each width and theme. */
function sheetOf(role: string, shots: readonly Manifest[string][]): string {
  const rows = new Map<string, Manifest[string][]>();
  for (const shot of shots) {
    const name = `${shot.route} (${shot.language})`;
    rows.set(name, [...(rows.get(name) ?? []), shot]);
  }
  const body = [...rows].map(([name, pictures]) => {
    const figures = pictures
      .toSorted((a, b) => b.width - a.width || b.theme.localeCompare(a.theme))
      .map((shot) => {
        const file = pictureFile(shot);
        const findings = shot.findings.map((finding) => `<li>${escape(finding)}</li>`).join('');
        const caption = `<figcaption>${shot.width} px, ${shot.theme}<ul>${findings}</ul></figcaption>`;
        return `<figure><a href="${file}"><img src="${file}" loading="lazy" alt=""></a>${caption}</figure>`;
      });
    return `<section><h2>${escape(name)}</h2><div>${figures.join('\n')}</div></section>`;
  });
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Screens: ${role}</title>
<style>
body{font:14px system-ui;margin:1rem;background:#777;color:#fff}
div{display:flex;gap:.75rem;align-items:start;overflow-x:auto}
figure{margin:0;flex:none}img{display:block;max-height:32rem}ul{max-width:20rem;padding-left:1rem}
</style>
<h1>Screens: ${role}</h1>
${body.join('\n')}
</html>
`;
}
