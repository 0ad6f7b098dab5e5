import { readCookie } from '@sabi/service-kit/read-cookie';
import type { Request, Response } from 'express';
import { createBrowserKey, isBrowserKey } from '../../domain/sign-in-flows/browser-key';
import { flowLifeMs } from '../../domain/sign-in-flows/start-flow';

interface ServerAddress {
  /** Public address of the service. */
  readonly externalUrl: string;
}

/** Longer than the flow, so that a late return gets a precise error. */
const lifeMs = 2 * flowLifeMs;

/**
 * Cookie of a flow's browser. The `__Host-` prefix, which other hosts cannot set, needs https. Lax, because
 * the callback comes from another site.
 */
const describe = ({ externalUrl }: ServerAddress) => {
  const isSecure = externalUrl.startsWith('https:');
  return { name: isSecure ? '__Host-provider-flow' : 'provider-flow', isSecure };
};

/** Returns an existing key, with which another tab may have started a flow. */
export function setBrowserKey(request: Request, response: Response, server: ServerAddress): string {
  const { name, isSecure } = describe(server);
  const key = readBrowserKey(request, server) ?? createBrowserKey();
  response.cookie(name, key, {
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure,
    path: '/',
    maxAge: lifeMs,
  });
  return key;
}

export function readBrowserKey(request: Request, server: ServerAddress): string | undefined {
  const { name } = describe(server);
  const key = readCookie(request, name);
  return key && isBrowserKey(key) ? key : undefined;
}
