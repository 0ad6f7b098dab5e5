import { z } from 'zod';
import { hookBroken, hookContentRefused, HookRefused } from '../domain/hooks/hook-errors';

const refusalSchema = z.object({
  error: z.object({ http_code: z.number().nullish(), message: z.string().nullish() }),
});

/**
 * Reads a hook's response.
 * @returns undefined without a body
 * @throws {HookRefused} with the hook's message
 * @throws {IdentityError} hook_payload_invalid_content_type, unexpected_failure
 */
export async function readHookAnswer(response: Response): Promise<unknown> {
  const { status } = response;
  if (status === 204) return undefined;
  if (status === 400) throw hookBroken('Invalid payload sent to hook');
  if (status === 401) throw hookBroken('Hook requires authorization token');
  if (status !== 200 && status !== 202)
    throw hookBroken(`Unexpected status code returned from hook: ${status}`);
  assertJson(response.headers.get('content-type'));
  const answer = parse(await response.text());
  assertNotRefused(answer);
  return answer;
}

function assertJson(contentType: string | null): void {
  if (!contentType) throw hookContentRefused('Invalid Content-Type: Missing Content-Type header');
  const mediaType = contentType.split(';')[0]?.trim().toLowerCase() ?? '';
  if (!/^[\w!#$&^.+-]+\/[\w!#$&^.+-]+$/.test(mediaType))
    throw hookContentRefused('Invalid Content-Type header: it is no media type');
  if (mediaType !== 'application/json')
    throw hookContentRefused(`Invalid JSON response. Received content-type: ${contentType}`);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw hookBroken('Error unmarshaling JSON output.', error);
  }
}

/** Unlike GoTrue, a refusal without a reason counts. */
function assertNotRefused(answer: unknown): void {
  const refusal = refusalSchema.safeParse(answer).data?.error;
  if (!refusal || (!refusal.message && !refusal.http_code)) return;
  const message = refusal.message || 'The request was refused by a hook';
  throw new HookRefused({ httpCode: refusal.http_code ?? undefined, message });
}
