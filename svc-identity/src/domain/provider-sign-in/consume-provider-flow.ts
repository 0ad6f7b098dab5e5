import type { Logger } from '@sabi/service-kit/logger';
import { z } from 'zod';
import { IdentityError } from '../errors/identity-error';
import { isBrowserOf } from '../sign-in-flows/browser-key';
import type { FlowState } from '../sign-in-flows/flow-state';
import type { FlowStateRepository } from '../sign-in-flows/flow-state-repository';

/**
 * Returns a callback's flow, once. Another browser's flow counts as unknown, so that an attacker's link
 * cannot sign a user in to the attacker's account.
 * @throws {IdentityError} bad_oauth_callback, bad_oauth_state, flow_state_already_used
 */
export async function consumeProviderFlow(
  { state, browserKey }: { state: string; browserKey: string | undefined },
  { flowStates, logger }: { flowStates: FlowStateRepository; logger: Logger },
): Promise<FlowState> {
  if (!state) throw refused('bad_oauth_callback', 'OAuth state parameter missing');
  if (!z.guid().safeParse(state).success)
    throw refused('bad_oauth_state', 'OAuth state parameter is invalid');
  const flow = await flowStates.find(state.toLowerCase());
  if (!flow || flow.provider_type === 'email')
    throw refused('bad_oauth_state', 'OAuth state not found or expired');
  if (!isBrowserOf(flow, browserKey)) {
    logger.warn({ provider: flow.provider_type }, 'provider.browser.mismatch');
    throw refused('bad_oauth_state', 'OAuth state not found or expired');
  }
  if (flow.used_at) throw alreadyUsed();
  if (flow.expires_at < new Date()) throw refused('bad_oauth_state', 'OAuth state has expired');
  if (!(await flowStates.use(flow.id))) throw alreadyUsed();
  return flow;
}

const alreadyUsed = () => refused('flow_state_already_used', 'State has already been used');

function refused(
  code: 'bad_oauth_callback' | 'bad_oauth_state' | 'flow_state_already_used',
  message: string,
): IdentityError {
  return new IdentityError(400, code, message);
}
