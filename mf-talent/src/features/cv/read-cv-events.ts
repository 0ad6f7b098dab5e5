import type { Cv } from '@sabi/contracts/http/profile/profile';
import { readEvents } from '@sabi/shell-sdk/events';

interface JobConnection {
  readonly cvId: string;
  readonly fetch: typeof globalThis.fetch;
  readonly signal: AbortSignal;
}

/**
 * Events of one connection, until it ends, breaks or is silent for too long.
 * @throws {RequestFailed} when it cannot be opened; SyntaxError for an event that is not JSON
 */
export async function* readCvEvents({ cvId, ...connection }: JobConnection): AsyncGenerator<Cv, void> {
  const path = `/api/profile/v1/resumes/${cvId}/events`;
  for await (const { event, data } of readEvents({ path, ...connection }))
    if (event === 'resume') yield JSON.parse(data) as Cv;
}
