import type { RegisteredRemote } from '@sabi/contracts/http/gateway/platform';
import { recordBrowserReport } from './record-browser-report';

const remote = {
  name: 'mf-blog',
  basePaths: ['/blog'],
  release: { version: '1' },
  fallback: { version: '0' },
  canary: { release: { version: '2' } },
} as unknown as RegisteredRemote;

test.each([
  ['1', '1'],
  ['0', '0'],
  ['2', '2'],
  ['3', 'other'],
])('a report about version %s counts for %s', (version, counted) => {
  const recordVital = jest.fn();
  const report = {
    path: '/blog',
    releases: [{ remote: 'mf-blog', version }],
    vitals: [{ name: 'LCP', value: 1 }],
  };
  recordBrowserReport(
    { ...report, errors: [], requests: [] } as unknown as Parameters<typeof recordBrowserReport>[0],
    {
      remotes: [remote],
      metrics: { recordVital, recordError: jest.fn() } as never,
    },
  );
  expect(recordVital).toHaveBeenCalledWith('LCP', { remote: 'mf-blog', version: counted }, 1);
});
