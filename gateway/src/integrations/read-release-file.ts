import type { ReadReleaseFile } from '../domain/publish-release';

const timeoutMs = 5000;

export const readReleaseFile: ReadReleaseFile = async (url) => {
  const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
};
