import { Readiness } from '../src/readiness';
import { describePlatform } from '../src/screen';

const platform = {
  ...{ url: 'http://127.0.0.1:8080', mailboxUrl: null, descriptions: [], staffFactors: {} },
  ...{ remotes: ['mf-try  1.0.0-0000000001  everybody'], problems: [] as string[] },
  stop: () => Promise.resolve(),
};
const lost = 'mf-try 1.0.0-0000000001, which everybody gets, cannot be loaded: its files are gone.\n  Back …';

test('the platform is ready when nothing is missing any more, and looks no further', async () => {
  const readiness = new Readiness();
  await expect(readiness.assertReady()).rejects.toThrow('still being put together');
  const problems = [[lost], [lost], []];
  const findProblems = jest.fn(async () => problems.shift() ?? ['not asked again']);
  expect(await readiness.begin(findProblems)).toEqual([lost]);
  await expect(readiness.assertReady()).rejects.toThrow('cannot be loaded');
  await readiness.assertReady();
  await readiness.assertReady();
  expect(findProblems).toHaveBeenCalledTimes(3);
});

test('the terminal lists what visitors get, and says "ready" only where all of it can be loaded', () => {
  expect(describePlatform(platform, 7)).toContain('  Sabi is ready (7.0 s)\n');
  expect(describePlatform(platform, 7)).toContain('  remotes\n    mf-try  1.0.0-0000000001  everybody\n');
  const said = describePlatform({ ...platform, problems: [lost] }, 7);
  expect(said).toContain('Sabi has started (7.0 s), but not all of it works:');
  expect(said).toContain('  mf-try 1.0.0-0000000001, which everybody gets, cannot be loaded');
  expect(said).not.toContain('ready');
});
