import type { Request, Response } from 'express';
import { createBrowserKey, isBrowserKey } from '../../domain/flows/browser-key';
import { flowLifeMs } from '../../domain/flows/start-flow';

interface ServerAddress {
  /** Where the service is reached from outside. */
  readonly externalUrl: string;
}

/** Outlives the flow, so that who comes late is told that it has expired. */
const lifeMs = 2 * flowLifeMs;

/**
 * What tells the browser that leaves for a provider from any other. Only over https can it keep the name that no other
 * host can set. Lax: the way back is a link from another site.
 */
const describe = ({ externalUrl }: ServerAddress) => {
  const isSecure = externalUrl.startsWith('https:');
  return { name: isSecure ? '__Host-provider-flow' : 'provider-flow', isSecure };
};

/** The key that the browser has already, where it has one: it may have left in another tab too. */
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
  const pairs = (request.get('cookie') ?? '').split(';').map((pair) => pair.trim());
  const key = pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
  return key && isBrowserKey(key) ? key : undefined;
}
