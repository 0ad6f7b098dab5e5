import { randomUUID } from 'node:crypto';
import type { Transaction } from '@sabi/service-kit/transaction';
import type { FlowState } from './flow-state';
import type { FlowStateRepository } from './flow-state-repository';

const minute = 60_000;
/** GoTrue's, from the start of the flow and again from its code. */
export const flowLifeMs = 5 * minute;
/** Expired flows stay this long, so that a late return gets a precise error. */
const rememberedMs = 24 * 60 * minute;

export type NewFlow = Pick<FlowState, 'authentication_method' | 'provider_type'> &
  Partial<Omit<FlowState, 'created_at'>> & { readonly lifeMs?: number };

/** Stores a sign-in that continues by mail or at a provider. */
export async function startFlow(
  { lifeMs = flowLifeMs, ...known }: NewFlow,
  { flowStates }: { flowStates: FlowStateRepository },
  transaction?: Transaction,
): Promise<FlowState> {
  const now = new Date();
  const expires_at = new Date(now.getTime() + lifeMs);
  const flow: FlowState = {
    id: randomUUID(),
    auth_code: null,
    code_challenge: null,
    code_challenge_method: null,
    user_id: null,
    redirect_to: null,
    linking_target_id: null,
    linking_session_id: null,
    invite_token: null,
    browser_hash: null,
    provider_tokens: null,
    used_at: null,
    created_at: now,
    auth_code_issued_at: null,
    expires_at,
    purge_at: new Date(expires_at.getTime() + rememberedMs),
    ...known,
  };
  await flowStates.insert(flow, transaction);
  return flow;
}
