import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createLogger } from '@sabi/service-kit/logger';
import { BreachListUnavailable, createBreachList } from './breach-list';

const password = 'jendela-7-biru';

/** What a logger wrote, line by line. */
function recordLog() {
  const lines: Record<string, unknown>[] = [];
  const destination = {
    write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>),
  };
  return { lines, logger: createLogger({ service: 'test', destination }) };
}

async function startBrokenList() {
  const server = createServer((_request, response) => void response.writeHead(503).end());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

test.each([false, true])(
  'S5 that the list is away is logged, with what that means (fails closed: %s) and without the password',
  async (failsClosed) => {
    const { server, url } = await startBrokenList();
    const { lines, logger } = recordLog();
    try {
      const asked = createBreachList({ url, failsClosed }, logger).has(password);
      if (failsClosed) await expect(asked).rejects.toThrow(BreachListUnavailable);
      else expect(await asked).toBe(false);
    } finally {
      server.close();
    }
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({ msg: 'breach-list.unavailable', fails_closed: failsClosed });
    expect(JSON.stringify(lines)).not.toContain(password);
  },
);
