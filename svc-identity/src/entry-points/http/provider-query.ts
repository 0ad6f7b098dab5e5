import type { Request } from 'express';
import type { ProviderSignIn } from '../../domain/provider-sign-in/begin-provider-sign-in';
import { queryValue } from './gotrue/endpoint';

type ProviderQuery = Omit<ProviderSignIn, 'redirectTo' | 'browserKey' | 'linking'>;

export function readProviderQuery(request: Request): ProviderQuery {
  return {
    provider: queryValue(request, 'provider'),
    scopes: queryValue(request, 'scopes'),
    challenge: queryValue(request, 'code_challenge'),
    method: queryValue(request, 'code_challenge_method'),
    inviteToken: queryValue(request, 'invite_token'),
    parameters: Object.fromEntries(new URL(request.originalUrl, 'http://localhost').searchParams),
  };
}
