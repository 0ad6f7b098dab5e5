import { get, type IncomingMessage } from 'node:http';
import { eventually } from '@sabi/test-kit/eventually';
import type { Cv } from '@sabi/contracts/http/profile/profile';
import type { Account, TestService } from './harness';

/** A client of an event stream. */
export interface EventReader {
  readonly headers: IncomingMessage['headers'];
  /** Data of the `resume` events received. */
  readonly cvs: Cv[];
  /** Number of comments received. */
  comments(): number;
  /** Waits for this number of events. */
  until(count: number): Promise<Cv[]>;
  /** Resolves when the server ends the stream; rejects when it breaks. */
  readonly ended: Promise<void>;
  leave(): void;
}

export async function openEvents(service: TestService, account: Account, cvId: string): Promise<EventReader> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const headers = { Authorization: `Bearer ${account.token}` };
    get(`${service.url}/api/profile/v1/resumes/${cvId}/events`, { headers }, resolve).on('error', reject);
  });
  let text = '';
  const cvs: Cv[] = [];
  response.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
    cvs.splice(0, Infinity, ...parseCvs(text));
  });
  const ended = new Promise<void>((resolve, reject) => {
    response.on('end', resolve).on('error', reject);
  });
  ended.catch(() => undefined); // for tests that do not wait for the end
  return {
    headers: response.headers,
    cvs,
    comments: () => text.split('\n\n').filter((block) => block.startsWith(':')).length,
    until: (count) =>
      eventually(() => {
        if (cvs.length < count) throw new Error(`${cvs.length} of ${count} events`);
        return cvs;
      }, 25_000),
    ended,
    leave: () => response.destroy(),
  };
}

function parseCvs(text: string): Cv[] {
  const complete = text.split('\n\n').slice(0, -1);
  return complete
    .map((block) => /^event: resume\ndata: (.*)$/.exec(block)?.[1])
    .filter((data) => data !== undefined)
    .map((data) => JSON.parse(data) as Cv);
}
