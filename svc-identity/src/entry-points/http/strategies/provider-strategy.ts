import type { Strategy } from 'passport';
import type { Dependencies } from '../../../dependencies';
import type { Provider } from '../../../domain/providers/provider';
import { type ProviderCallback, readProviderAnswer } from '../../../domain/providers/read-provider-answer';
import { createStrategy } from './use-case-strategy';

/**
 * One provider as a strategy: `google`, `linkedin_oidc` or what an administrator has added. It reads what a browser came
 * back with; OpenID Connect itself is the client's of `integrations`.
 */
export function createProviderStrategy(
  provider: Provider,
  deps: Pick<Dependencies, 'openIdClient' | 'settings' | 'logger'>,
): Strategy {
  return createStrategy<ProviderCallback>((_request, visit) => readProviderAnswer(provider, visit, deps));
}
