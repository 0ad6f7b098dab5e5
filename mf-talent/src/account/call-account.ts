import { request } from '@sabi/shell-sdk/http';

// Addresses of svc-identity that the published client lacks, or has behind a flag.

/** Makes svc-identity send its error code where the client expects it. */
const headers = { 'X-Supabase-Api-Version': '2024-01-01', 'Content-Type': 'application/json' };

type Outcome<T> = { data: T; error: null } | { data: null; error: unknown };

/** Returns the client's result type, so that both kinds of call are handled alike. */
export async function callAccount<T>(
  fetch: typeof globalThis.fetch,
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
): Promise<Outcome<T>> {
  const body = method === 'POST' ? { body: '{}' } : {};
  try {
    const response = await request(fetch, `/auth/v1${path}`, { method, headers, ...body });
    const data: unknown = response.status === 204 ? null : await response.json();
    return { data: data as T, error: null };
  } catch (error) {
    return { data: null, error };
  }
}
