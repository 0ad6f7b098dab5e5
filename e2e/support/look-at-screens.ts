import { appendFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Language, localizedPath } from '@sabi/contracts/language';
import { test, type Page } from '@playwright/test';
import { repositoryRoot } from '@sabi/test-kit/repository-root';
import { findViolations, readOverflow } from './accessibility-checks';
import { openAddress } from './accessible-pages';
import { findCoveredControls, findCutTexts } from './look-checks';
import { mostShift, readShift } from './layout-shift';
import { untilHydrated } from './public-page';
import {
  coversRoute,
  nameRoutes,
  pictureFile,
  type ScreenRole,
  type ScreenSelection,
  type ScreenShot,
} from './screen-matrix';
import { keepPicture, type PictureChange, takePicture } from './screen-pictures';

export const picturesFolder = join(repositoryRoot, 'docs/screens');
/** A line of JSON for each picture of a run: `SeenScreen`. */
export const seenScreensFile = join(repositoryRoot, 'e2e/test-results/screens/seen.jsonl');

/** What a run has found out about one picture. */
export interface SeenScreen extends ScreenShot {
  readonly change: PictureChange;
  readonly findings: readonly string[];
}

interface Visit {
  readonly role: ScreenRole;
  readonly language: Language;
  readonly selection: ScreenSelection;
}

/**
 * Opens each page at each width, measures it in each theme and keeps its picture. Pages that lead to one that was seen, such as
 * the sign-in, are seen once. Goes on after a finding.
 */
export async function lookAtScreens(page: Page, visit: Visit, paths: readonly string[]): Promise<void> {
  const { role, language, selection } = visit;
  const reached = new Set<string>();
  for (const { path, route } of nameRoutes(paths)) {
    if (!coversRoute(selection.route, route)) continue;
    await test.step(`${role} ${language} ${route}`, async () => {
      for (const width of selection.widths) {
        const shift = await openAt(page, localizedPath(language, path), width);
        const isFirst = width === selection.widths[0];
        if (isFirst && reached.has(page.url())) return;
        reached.add(page.url());
        for (const theme of selection.themes) {
          const shot = { role, route, language, width, theme };
          await page.emulateMedia({ colorScheme: theme });
          const findings = [
            ...(shift < mostShift ? [] : [`shift: ${shift.toFixed(3)}`]),
            ...(await measure(page)),
          ];
          const png = await takePicture(page);
          await record({ ...shot, findings, change: await keepPicture(toPath(shot), png, width) });
        }
      }
    });
  }
}

const toPath = (shot: ScreenShot) => join(picturesFolder, pictureFile(shot));

/** @returns the layout shift while the page was loading */
export async function openAt(page: Page, address: string, width: number): Promise<number> {
  await page.setViewportSize({ width, height: 900 });
  await openAddress(page, address);
  await untilHydrated(page);
  await page.waitForLoadState('networkidle');
  return readShift(page);
}

/** Everything that is measured on an open page in its present theme, one line for each finding. */
export async function measure(page: Page): Promise<string[]> {
  const overflow = await readOverflow(page);
  return [
    ...(await findViolations(page)).map((violation) => `axe: ${violation.slice(0, 300)}`),
    ...(await findCoveredControls(page)).map((pair) => `covered: ${pair}`),
    ...(await findCutTexts(page)),
    ...(overflow > 0 ? [`wider than the window by ${overflow} px`] : []),
  ];
}

async function record(seen: SeenScreen): Promise<void> {
  await mkdir(join(seenScreensFile, '..'), { recursive: true });
  await appendFile(seenScreensFile, `${JSON.stringify(seen)}\n`);
}
