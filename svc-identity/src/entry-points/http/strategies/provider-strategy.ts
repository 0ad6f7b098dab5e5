import type { Strategy } from 'passport';
import type { Dependencies } from '../../../dependencies';
import type { Provider } from '../../../domain/providers/provider';
import { type ProviderCallback, readProviderAnswer } from '../../../domain/providers/read-provider-answer';
import { createStrategy } from './use-case-strategy';

/** Strategy of a provider. Reads the callback; the client in `integrations` implements OpenID Connect. */
export function createProviderStrategy(
  provider: Provider,
  deps: Pick<Dependencies, 'openIdClient' | 'settings' | 'logger'>,
): Strategy {
  return createStrategy<ProviderCallback>((_request, visit) => readProviderAnswer(provider, visit, deps));
}
