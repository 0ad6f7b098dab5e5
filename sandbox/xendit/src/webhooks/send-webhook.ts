import type { Attempt, Delivery } from './delivery';

/** One attempt. Any 2XX is success; no answer in time is a failure. */
export async function sendWebhook(
  { url, token, body }: Delivery,
  answerLimitMs: number,
  now: () => number,
): Promise<Omit<Attempt, 'by'>> {
  const at = new Date(now()).toISOString();
  const limit = AbortSignal.timeout(answerLimitMs);
  try {
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'Content-Type': 'application/json', 'x-callback-token': token },
      body: JSON.stringify(body),
      signal: limit,
    });
    await response.body?.cancel();
    return { at, status: response.status, outcome: response.ok ? 'delivered' : 'refused' };
  } catch {
    return { at, status: null, outcome: limit.aborted ? 'timeout' : 'unreachable' };
  }
}
