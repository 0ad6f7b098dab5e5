import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { updateSheets } from '../support/contact-sheets';
import { covers, nameRoutes, pictureFile, readSelection, type ScreenShot } from '../support/screen-matrix';
import { keepPicture } from '../support/screen-pictures';

/** A page of one colour with a square of another. */
const draw = (square: string, side = 60) =>
  sharp({ create: { width: 360, height: 800, channels: 3, background: '#fffdfb' } })
    .composite([
      {
        input: { create: { width: side, height: side, channels: 3, background: square } },
        left: 40,
        top: 40,
      },
    ])
    .png()
    .toBuffer();

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'screens-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('a picture is stored when it is new or has changed, and left as it is when it looks the same', async () => {
  const file = join(folder, 'talent/home.webp');
  expect(await keepPicture(file, await draw('#c2410c'), 360)).toBe('new');
  const stored = await readFile(file);
  const { mtimeMs } = await stat(file);
  expect(await keepPicture(file, await draw('#c2410c'), 360)).toBe('same');
  expect(await keepPicture(file, await draw('#c2410e'), 360)).toBe('same'); // no eye sees this
  expect((await stat(file)).mtimeMs).toBe(mtimeMs);
  const change = await keepPicture(file, await draw('#1d4ed8'), 360);
  expect(change).toBeGreaterThan(0.005);
  expect(change).toBeLessThan(0.05);
  expect((await readFile(file)).equals(stored)).toBe(false);
});

test('a page of another height is another picture', async () => {
  const file = join(folder, 'home.webp');
  await keepPicture(file, await draw('#c2410c'), 360);
  const taller = await sharp(await draw('#c2410c'))
    .extend({ bottom: 100 })
    .png()
    .toBuffer();
  expect(await keepPicture(file, taller, 360)).toBe(1);
});

const shot: ScreenShot = { role: 'talent', route: '/dashboard', language: 'id', width: 360, theme: 'dark' };

test('a run covers what its options select, and refuses a value that there is not', () => {
  expect(covers(readSelection({}), shot)).toBe(true);
  const own = { SCREENS_ROLE: 'talent,staff', SCREENS_WIDTH: '360', SCREENS_ROUTE: '/dashboard' };
  expect(covers(readSelection(own), shot)).toBe(true);
  expect(covers(readSelection({ ...own, SCREENS_THEME: 'light' }), shot)).toBe(false);
  expect(covers(readSelection({ SCREENS_ROUTE: '/profile' }), shot)).toBe(false);
  expect(covers(readSelection({ SCREENS_ROUTE: '/dashboard' }), { ...shot, route: '/dashboard?tab=x' })).toBe(
    true,
  );
  expect(() => readSelection({ SCREENS_WIDTH: '1024' })).toThrow('1440, 768, 360');
});

test('a picture has the same name in each run, whatever ids the data has', () => {
  const job = (id: string) => `/hire/companies/acme/jobs/${id}`;
  const ids = ['0b1f2c3d-0000-4000-8000-00000000000a', '0b1f2c3d-0000-4000-8000-00000000000b'];
  expect(nameRoutes(ids.map(job)).map(({ route }) => route)).toEqual([job('id'), `${job('id')}~2`]);
  const files = ['/', '/jobs', '/jobs?sort=pay', `${job('id')}~2`].map((route) =>
    pictureFile({ ...shot, route }),
  );
  expect(new Set(files).size).toBe(files.length);
  expect(files[2]).toBe('talent/jobs-sort-pay.360.id.dark.webp');
});

test('a whole run removes pictures of screens that are gone, where it has looked; a sheet shows the others', async () => {
  const seen = (route: string, findings: string[] = []) => ({
    ...shot,
    route,
    findings,
    change: 'new' as const,
  });
  const all = readSelection({});
  await updateSheets(
    folder,
    [seen('/dashboard', ['cut: “Save & go <on>”']), seen('/old'), seen('/inbox')],
    all,
    true,
  );
  const file = join(folder, pictureFile({ ...shot, route: '/old' }));
  await keepPicture(file, await draw('#c2410c'), 360);
  const wider = readSelection({ SCREENS_WIDTH: '1440' });
  expect(await updateSheets(folder, [], wider, true)).toEqual([]);
  expect(await updateSheets(folder, [seen('/dashboard')], all, false)).toEqual([]);
  const gone = await updateSheets(
    folder,
    [seen('/dashboard', ['cut: “Save & go <on>”']), seen('/inbox')],
    all,
    true,
  );
  expect(gone).toEqual([pictureFile({ ...shot, route: '/old' })]);
  await expect(stat(file)).rejects.toThrow('ENOENT');
  const sheet = await readFile(join(folder, 'talent.html'), 'utf8');
  expect(sheet).toContain('/dashboard (id)');
  expect(sheet).not.toContain('/old');
  expect(sheet).toContain('Save &amp; go &lt;on>');
});
