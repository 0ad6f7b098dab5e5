/**
 * The result of a request, or its failure when the program would end without either: Node's `fetch` never settles, and
 * keeps nothing running, where a server closes the connection before the request is written. The program would end with
 * code 13 and without a word.
 * @throws {Error} with the cause ECONNRESET
 */
export async function settleBeforeEnd<T>(request: Promise<T>): Promise<T> {
  let fail: () => void = () => undefined;
  const ending = new Promise<never>((_resolve, reject) => {
    fail = () => reject(new Error('The connection was closed', { cause: { code: 'ECONNRESET' } }));
  });
  process.once('beforeExit', fail);
  try {
    return await Promise.race([request, ending]);
  } finally {
    process.off('beforeExit', fail);
  }
}
