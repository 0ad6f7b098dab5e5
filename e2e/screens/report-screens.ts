import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import type { FullResult, Reporter } from '@playwright/test/reporter';
import { repositoryRoot } from '@sabi/test-kit/repository-root';
import { updateSheets, weighPictures } from '../support/contact-sheets';
import { picturesFolder, type SeenScreen, seenScreensFile } from '../support/look-at-screens';
import { pictureFile, readSelection, screenRoles } from '../support/screen-matrix';

/** After a run of `npm run screens`: writes the contact sheets, prints differences and findings. Findings fail the run. */
// oxlint-disable-next-line import/no-default-export -- Playwright loads a reporter so
export default class ScreensReporter implements Reporter {
  async onEnd({ status }: FullResult): Promise<{ status: FullResult['status'] }> {
    const lines = await readFile(seenScreensFile, 'utf8').catch(() => '');
    const seen = lines
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as SeenScreen);
    const gone = await updateSheets(picturesFolder, seen, readSelection(process.env), status === 'passed');
    printDifferences(seen, gone);
    const found = printFindings(seen);
    const megabytes = (await weighPictures(picturesFolder)) / 1e6;
    console.log(`${relative(repositoryRoot, picturesFolder)}: ${megabytes.toFixed(1)} MB in all`);
    return { status: status === 'passed' && found > 0 ? 'failed' : status };
  }
}

function printDifferences(seen: readonly SeenScreen[], gone: readonly string[]): void {
  for (const role of screenRoles) {
    const own = seen.filter((screen) => screen.role === role);
    if (own.length === 0) continue;
    const fresh = own.filter(({ change }) => change === 'new').length;
    const changed = own.filter(({ change }) => typeof change === 'number');
    console.log(`${role}: ${own.length} pictures, ${fresh} new, ${changed.length} changed`);
    for (const { change, ...shot } of changed)
      console.log(`  ${pictureFile(shot)}: ${((change as number) * 100).toFixed(1)} %`);
  }
  for (const file of gone) console.log(`  ${file}: gone`);
}

/** @returns the number of different findings */
function printFindings(seen: readonly SeenScreen[]): number {
  const places = new Map<string, string[]>();
  for (const { findings, ...screen } of seen)
    for (const finding of findings) {
      const place = `${screen.role} ${screen.route} ${screen.width} ${screen.language} ${screen.theme}`;
      places.set(finding, [...(places.get(finding) ?? []), place]);
    }
  console.log(`${places.size} findings on ${seen.length} screens`);
  for (const [finding, [first = '', ...others]] of places)
    console.log(`  ${finding}\n    ${first}${others.length > 0 ? ` and ${others.length} more` : ''}`);
  return places.size;
}
