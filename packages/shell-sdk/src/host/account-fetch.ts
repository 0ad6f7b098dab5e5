const apiVersion = { name: 'X-Supabase-Api-Version', value: '2024-01-01' };

/**
 * `fetch` for the account's client. Of a refusal the client keeps only GoTrue's code and text, so the seconds of
 * `Retry-After` are put into the text in GoTrue's wording, and a limit of the gateway is reported in the same way.
 */
export function createAccountFetch(getLanguage: () => string): typeof fetch {
  return async (input, init) => {
    const headers = new Headers(init?.headers);
    headers.set('Accept-Language', getLanguage());
    const response = await fetch(input, { ...init, headers });
    return response.status === 429 ? await sayWhenToComeBack(response) : response;
  };
}

async function sayWhenToComeBack(response: Response): Promise<Response> {
  const seconds = Number(response.headers.get('Retry-After'));
  if (!(seconds > 0)) return response;
  const { code } = (await response.json().catch(() => ({}))) as { code?: unknown };
  const ownCode = response.headers.has(apiVersion.name) && typeof code === 'string' ? code : undefined;
  const body = {
    code: ownCode ?? 'over_request_rate_limit',
    message: `For security purposes, you can only request this after ${seconds} seconds.`,
  };
  return new Response(JSON.stringify(body), {
    status: 429,
    headers: { 'Content-Type': 'application/json', [apiVersion.name]: apiVersion.value },
  });
}
