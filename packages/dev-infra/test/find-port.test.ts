import { findPort, withOwnPorts } from '../src/find-port';

const { TEST_PARALLEL_INDEX } = process.env;

afterEach(() => {
  if (TEST_PARALLEL_INDEX === undefined) delete process.env['TEST_PARALLEL_INDEX'];
  else process.env['TEST_PARALLEL_INDEX'] = TEST_PARALLEL_INDEX;
});

async function findPortsAs(worker: number | string): Promise<number[]> {
  process.env['TEST_PARALLEL_INDEX'] = String(worker);
  return Promise.all(Array.from({ length: 20 }, () => findPort()));
}

test('workers of a test runner that look at the same moment find different ports', async () => {
  const [first, second] = [await findPortsAs(0), await findPortsAs(1)];
  expect(Math.max(...first)).toBeLessThan(12_000);
  expect(Math.min(...second)).toBeGreaterThanOrEqual(12_000);
  expect(Math.min(...first)).toBeGreaterThanOrEqual(10_000);
});

test('a process that a worker starts does not find the ports of the worker', async () => {
  const { TEST_PARALLEL_INDEX: ofStarted = '' } = withOwnPorts({ TEST_PARALLEL_INDEX: '0' });
  const [own, started] = [await findPortsAs(0), await findPortsAs(ofStarted)];
  expect(Math.max(...own)).toBeLessThan(Math.min(...started));
  expect(withOwnPorts({ PATH: '/bin' })).toEqual({ PATH: '/bin' });
});
