import { type TextMessages, TextNotSent } from '../domain/phones/text-messages';

const timeoutMs = 8000; // shorter than the maximum time of a request, which waits for the answer

/**
 * Sends messages by an operator's gateway: `POST {to, text, channel}`, any 2xx means accepted. Errors do not contain
 * the response, which may repeat the number.
 */
export function createTextMessages({ url, token }: { url: string; token: string | undefined }): TextMessages {
  return {
    send: async ({ to, text, channel }) => {
      const response = await fetch(url, {
        method: 'POST',
        redirect: 'error',
        headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
        body: JSON.stringify({ to: `+${to}`, text, channel }),
        signal: AbortSignal.timeout(timeoutMs),
      }).catch((cause: unknown) => {
        throw new TextNotSent('the gateway does not answer', { cause });
      });
      await response.body?.cancel();
      if (!response.ok) throw new TextNotSent(`the gateway answered ${response.status}`);
    },
  };
}
