import type { SecretBox } from '../encryption/secret-box';
import type { FlowState, ProviderTokens } from './flow-state';

const contextOf = ({ id }: Pick<FlowState, 'id'>) => `flow:${id}`;

/** Encrypts a provider's tokens between callback and exchange of the code. */
export function sealTokens(flow: Pick<FlowState, 'id'>, tokens: ProviderTokens, box: SecretBox): string {
  return box.seal(JSON.stringify(tokens), contextOf(flow));
}

/** @returns null without tokens */
export function openTokens(
  flow: Pick<FlowState, 'id' | 'provider_tokens'>,
  box: SecretBox,
): ProviderTokens | null {
  if (!flow.provider_tokens) return null;
  return JSON.parse(box.open(flow.provider_tokens, contextOf(flow))) as ProviderTokens;
}
