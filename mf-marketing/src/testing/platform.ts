interface SentRequest {
  readonly method: string;
  readonly path: string;
  /** Parsed JSON. */
  readonly body: unknown;
}

type Answer = Response | Error | Promise<Response> | (() => Response);

/**
 * Stubs the platform with answers in order; the last one is repeated. Addresses without an answer fail like a network error.
 * @param answers `POST /path` → answers
 * @param aside paths of background requests, which are not recorded
 */
export function createPlatform(
  answers: Readonly<Record<string, readonly Answer[]>> = {},
  aside: readonly string[] = [],
) {
  const requests: SentRequest[] = [];
  const left = new Map(Object.entries(answers).map(([key, list]) => [key, [...list]]));
  const fetch: typeof globalThis.fetch = async (input, { method = 'GET', body, signal } = {}) => {
    const path = String(input);
    if (!aside.includes(path))
      requests.push({ method, path, body: typeof body === 'string' ? JSON.parse(body) : undefined });
    const list = left.get(`${method} ${path}`) ?? [];
    const answer = await Promise.race([list.length > 1 ? list.shift() : list[0], rejectOnAbort(signal)]);
    if (!answer) throw new TypeError('Failed to fetch');
    if (answer instanceof Error) throw answer;
    return (typeof answer === 'function' ? answer() : answer).clone();
  };
  return { fetch, requests };
}

/** Rejects once the caller aborts. */
function rejectOnAbort(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
}

export function problemAnswer(status: number, code: string, errors?: Record<string, string[]>): Response {
  return Response.json(
    { type: 'about:blank', title: code, status, code, request_id: 'r', errors },
    { status },
  );
}

export const signedIn = {
  status: 'signed-in',
  user: {
    id: '0d9b6c1e-8a51-4b0e-9d3e-5f7a1c2b3d4e',
    email: 'ayu@mail.example',
    metadata: { first_name: 'Ayu', last_name: 'Lestari' },
  },
} as const;
