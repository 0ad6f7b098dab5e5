import { tokensOf } from '../../support/factors';
import { challenge, enroll } from '../support/steps';
import type { HookAnswer } from '../../support/hook-server';
import { type CodeWorld, provocation } from './support';

/** A refresh with this answer of the claims hook. */
const refreshWhen =
  (answer: HookAnswer) =>
  async ({ hooks, withHooks, createPerson }: CodeWorld) => {
    const { refresh } = await tokensOf((await createPerson()).client);
    hooks.answer('CUSTOM_ACCESS_TOKEN', answer);
    return withHooks.send('POST /token?grant_type=refresh_token', { body: { refresh_token: refresh } });
  };

/** Codes of captcha and hooks. */
export const hookCodes = [
  provocation(
    'captcha_failed',
    400,
    'captcha protection: request disallowed (no captcha_token found)',
    ({ withHooks, user: { email } }) => withHooks.send('POST /recover', { body: { email } }),
  ),
  provocation(
    'hook_payload_invalid_content_type',
    400,
    'Invalid JSON response. Received content-type: text/plain',
    refreshWhen({ body: '{}', headers: { 'Content-Type': 'text/plain' } }),
  ),
  provocation(
    'hook_payload_over_size_limit',
    422,
    'Payload size exceeded size limit of 204800 bytes',
    refreshWhen({ body: { claims: 'x'.repeat(204_800) } }),
  ),
  provocation(
    'unexpected_failure',
    500,
    'Invalid payload sent to hook',
    refreshWhen({ body: '{}', status: 400 }),
  ),
  provocation(
    'unknown',
    403,
    'Not today',
    refreshWhen({ body: { error: { http_code: 403, message: 'Not today' } } }),
  ),
  provocation('mfa_verification_rejected', 403, 'No more of this', async (world) => {
    const person = await world.createPerson();
    const { token } = person;
    const { factorId } = await enroll(world, person, 'totp');
    const { body: asked } = await challenge(world, token, factorId);
    const rejection = { body: { decision: 'reject', message: 'No more of this' } };
    world.hooks.answer('MFA_VERIFICATION_ATTEMPT', rejection);
    const body = { challenge_id: asked['id'], code: '000000' };
    return world.withHooks.send(`POST /factors/${factorId}/verify`, { token, body });
  }),
  provocation(
    'hook_timeout',
    422,
    'Failed to reach hook within maximum time of 5.000000 seconds',
    ({ slow }) => slow.silent,
  ),
  provocation(
    'hook_timeout_after_retry',
    422,
    'Failed to reach hook after maximum retries',
    ({ slow }) => slow.unreachable,
  ),
];
