import { type TextMessages, TextNotSent } from '../domain/phones/text-messages';

const timeoutMs = 8000; // shorter than the request's maximum, which includes it

/**
 * Sends messages by an operator's gateway: `POST {to, text, channel}`; any 2xx is an acceptance. Errors
 * exclude the response, which may contain the number.
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
