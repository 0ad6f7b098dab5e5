/**
 * `fetch` whose answers break off with an error once they are larger than `maxBytes`: the SDK would buffer any size. It goes
 * nowhere but to the address that was set: a redirect is an error, for what is asked holds what somebody wrote about himself.
 */
export function createLimitedFetch(maxBytes: number): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, { ...init, redirect: 'error' });
    if (!response.body) return response;
    let receivedBytes = 0;
    const limit = new TransformStream<Uint8Array, Uint8Array>({
      transform: (chunk, controller) => {
        receivedBytes += chunk.byteLength;
        if (receivedBytes > maxBytes) controller.error(new AnswerTooLarge());
        else controller.enqueue(chunk);
      },
    });
    return new Response(response.body.pipeThrough(limit), response);
  };
}

export class AnswerTooLarge extends Error {
  override readonly name = 'AnswerTooLarge';
}
