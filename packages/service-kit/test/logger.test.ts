import { recordLog } from '@sabi/test-kit/recorded-log';
import { createRequestContext, runInRequestContext } from '../src/request-context';

test('S87 a line of the log is one line of JSON: when in UTC, how grave, who, what, of which request', async () => {
  const { logger, lines } = recordLog({ service: 'svc-test' });
  const requestId = 'b6a0c1e2-0000-4000-8000-000000000001';
  const context = createRequestContext({ requestId });
  await runInRequestContext(context, async () => logger.warn({ order_id: 'a' }, 'order.paid.late'));
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toEqual({
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    level: 'warn',
    name: 'svc-test',
    service: 'svc-test',
    msg: 'order.paid.late',
    order_id: 'a',
    request_id: requestId,
    trace_id: expect.stringMatching(/^[\da-f]{32}$/),
  });
});

test('S87 what a stranger wrote stays inside its line', () => {
  const { logger, lines } = recordLog();
  const forged = 'nobody\r\n{"level":"info","msg":"order.paid"}\u2028';
  logger.info({ path: forged, err: new Error(forged) }, forged);
  expect(lines).toHaveLength(1);
  expect(lines[0]?.trimEnd()).not.toMatch(/[\r\n]/);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 'info', path: forged });
});
