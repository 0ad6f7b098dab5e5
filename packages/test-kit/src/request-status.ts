import { once } from 'node:events';
import { type Agent, type IncomingMessage, request } from 'node:http';

/**
 * Sends headers that `fetch` does not allow, such as Host, in half of its processor time.
 * @param sent.agent shares connections among requests; by default each has its own
 * @returns the status of the answer
 */
export async function requestStatus(
  url: string | URL,
  headers: Readonly<Record<string, string>>,
  method = 'GET',
  { body, agent = false }: { body?: string | Buffer | undefined; agent?: Agent | false } = {},
): Promise<number | undefined> {
  const asked = request(url, { method, headers, agent }).end(body);
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  answer.resume();
  await once(answer, 'end');
  return answer.statusCode;
}
