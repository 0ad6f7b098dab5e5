import type { RegisteredRemote, RemoteReport } from '@sabi/contracts/http/platform';

const sent: RemoteReport[] = [];
beforeEach(() => {
  sent.length = 0;
  jest.resetModules(); // as a page loaded anew
  globalThis.fetch = jest.fn(async (_address, init?: RequestInit) => {
    sent.push(JSON.parse(String(init?.body)) as RemoteReport);
    return Response.json(null, { status: 202 });
  });
});

const load = () => import('./report-remote');
const remoteWith = (trafficPercent: number) =>
  ({ name: 'mf-blog', release: { version: '1.0.0-0000000001' }, trafficPercent }) as RegisteredRemote;
const about = { remote: 'mf-blog', version: '1.0.0-0000000001' };

test('a version is told of as shown while it is compared with another', async () => {
  const { reportShown } = await load();
  reportShown(remoteWith(100));
  expect(sent).toEqual([]);
  reportShown(remoteWith(10));
  reportShown(remoteWith(10));
  expect(sent).toEqual([{ ...about, kind: 'shown' }]);
});

test('a failure is told of once for each page', async () => {
  const { reportFailed } = await load();
  reportFailed(about.remote, about.version);
  reportFailed(about.remote, about.version);
  expect(sent).toEqual([{ ...about, kind: 'failed' }]);
});

describe('what nobody catches', () => {
  const file = 'https://site.example/remotes/mf-blog/1.0.0-0000000001/page.js';
  const throwIn = (where: string) => {
    const error = new Error('broken');
    error.stack = `Error: broken\n    at onClick (${where}:1:20)`;
    return error;
  };
  const tell = {
    'an error in a handler': () =>
      window.dispatchEvent(
        new ErrorEvent('error', { error: throwIn(file), filename: file, message: 'broken' }),
      ),
    'an error of a script that does not parse': () =>
      window.dispatchEvent(new ErrorEvent('error', { filename: file, message: 'SyntaxError' })),
    'a promise without a catch': () =>
      window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: throwIn(file) })),
  };

  test.each(Object.entries(tell))('%s is told of by the version it comes from', async (_what, happen) => {
    const { reportUncaughtErrors } = await load();
    reportUncaughtErrors();
    happen();
    expect(sent).toContainEqual({ ...about, kind: 'failed' });
  });

  test('an error of the shell or of an extension is nobody’s', async () => {
    const { reportUncaughtErrors } = await load();
    reportUncaughtErrors();
    for (const where of ['https://site.example/assets/shell.js', 'chrome-extension://abc/content.js'])
      window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: throwIn(where) }));
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: undefined }));
    expect(sent).toEqual([]);
  });
});
