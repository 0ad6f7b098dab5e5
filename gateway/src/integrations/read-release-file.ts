import type { ReadReleaseFile } from '../domain/publish-release';

const timeoutMs = 10_000;
const attempts = 2;

/** Asks again where no answer came: an origin that is busy at the moment has the file all the same. */
export const readReleaseFile: ReadReleaseFile = async (url) => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await readOnce(url);
    } catch (error) {
      if (error instanceof RefusedError || attempt === attempts) throw error;
    }
  }
};

/** The origin answered, and will not answer otherwise. */
class RefusedError extends Error {}

async function readOnce(url: string): Promise<Uint8Array> {
  const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new RefusedError(`${url} answered ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}
