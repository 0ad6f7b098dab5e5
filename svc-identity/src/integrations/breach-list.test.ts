import { startLoopbackServer } from '@sabi/test-kit/loopback-server';
import { recordLog } from '@sabi/test-kit/recorded-log';
import { BreachListUnavailable } from '../domain/passwords/breach-list';
import { createBreachList } from './breach-list';

const password = 'jendela-7-biru';

test.each([false, true])(
  'S5 an unavailable list is logged, with its consequence (fails closed: %s) and without the password',
  async (failsClosed) => {
    const broken = await startLoopbackServer((_request, response) => void response.writeHead(503).end());
    const { lines, logger } = recordLog();
    try {
      const asked = createBreachList({ url: broken.url, failsClosed }, logger).has(password);
      if (failsClosed) await expect(asked).rejects.toThrow(BreachListUnavailable);
      else expect(await asked).toBe(false);
    } finally {
      await broken.stop();
    }
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      msg: 'breach-list.unavailable',
      fails_closed: failsClosed,
    });
    expect(JSON.stringify(lines)).not.toContain(password);
  },
);
