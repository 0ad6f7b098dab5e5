import { z } from 'zod';
import type { Dependencies } from '../../../dependencies';
import { CaptchaUnavailable } from '../../../domain/captcha/captcha';
import { IdentityError } from '../../../domain/errors/identity-error';
import { describeClient } from '../client';
import type { Authentication, Exchange } from '../strategies/authentication';

/** Field of a request besides those of its route. */
const securedSchema = z.object({
  gotrue_meta_security: z.object({ captcha_token: z.string().nullish() }).nullish(),
});

const retryAfterSeconds = 5;

/**
 * Refuses requests without a solved captcha, except administrators'; all while the provider is unavailable.
 * @throws {IdentityError} captcha_failed; unexpected_failure (503) while the provider is unavailable
 */
export async function assertCaptcha(
  { request, response, body }: Exchange & { body: unknown },
  {
    captcha,
    logger,
    authentication,
  }: Pick<Dependencies, 'captcha' | 'logger'> & {
    authentication: Authentication;
  },
): Promise<void> {
  if (!captcha || (await isAdministrator({ request, response }, authentication))) return;
  const token = securedSchema.safeParse(body).data?.gotrue_meta_security?.captcha_token?.trim();
  if (!token) throw refused('no captcha_token found');
  try {
    const refusal = await captcha.findRefusal(token, describeClient(request).ip);
    if (refusal) throw refused(refusal.join(', '));
  } catch (error) {
    if (!(error instanceof CaptchaUnavailable)) throw error;
    logger.warn({ err: error }, 'captcha.unavailable');
    throw new IdentityError(503, 'unexpected_failure', 'captcha verification process failed', {
      retryAfterSeconds,
      cause: error,
    });
  }
}

/** All other requests need a captcha. */
async function isAdministrator(exchange: Exchange, authentication: Authentication): Promise<boolean> {
  if (!exchange.request.get('authorization')) return false;
  try {
    await authentication.admin(exchange);
    return true;
  } catch (error) {
    if (error instanceof IdentityError) return false;
    throw error;
  }
}

const refused = (reason: string) =>
  new IdentityError(400, 'captcha_failed', `captcha protection: request disallowed (${reason})`);
