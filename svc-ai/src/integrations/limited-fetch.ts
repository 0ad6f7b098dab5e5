/** `fetch` whose answers break off with an error once they are larger than `maxBytes`: the SDK would buffer any size. */
export function createLimitedFetch(maxBytes: number): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, init);
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
