/**
 * `fetch` that fails above `maxBytes`, because the SDK would buffer any size. Rejects redirects, because
 * personal data may only go to the configured address.
 */
export function createSizeLimitedFetch(maxBytes: number): typeof fetch {
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
