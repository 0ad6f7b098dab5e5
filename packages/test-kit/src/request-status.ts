import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';

/** Sends headers that `fetch` does not allow, such as Host. @returns the status of the answer */
export async function requestStatus(
  url: string | URL,
  headers: Readonly<Record<string, string>>,
  method = 'GET',
): Promise<number | undefined> {
  const asked = request(url, { method, headers, agent: false }).end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  answer.resume();
  await once(answer, 'end');
  return answer.statusCode;
}
