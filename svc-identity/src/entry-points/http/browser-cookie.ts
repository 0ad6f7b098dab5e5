import type { Request, Response } from 'express';
import { createBrowserKey, isBrowserKey } from '../../domain/flows/browser-key';
import { flowLifeMs } from '../../domain/flows/start-flow';

interface Reached {
  /** Where the service is reached from outside. */
  readonly externalUrl: string;
}

/** Outlives the flow, so that who comes late is told that it has expired. */
const lifeMs = 2 * flowLifeMs;

/**
 * What tells the browser that leaves for a provider from any other. Only over https can it keep the name that no other
 * host can set. Lax: the way back is a link from another site.
 */
const describe = ({ externalUrl }: Reached) => {
  const isSecure = externalUrl.startsWith('https:');
  return { name: isSecure ? '__Host-provider-flow' : 'provider-flow', isSecure };
};

/** The key that the browser has already, where it has one: it may have left in another tab too. */
export function giveBrowserKey(request: Request, response: Response, reached: Reached): string {
  const { name, isSecure } = describe(reached);
  const key = readBrowserKey(request, reached) ?? createBrowserKey();
  response.cookie(name, key, {
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure,
    path: '/',
    maxAge: lifeMs,
  });
  return key;
}

export function readBrowserKey(request: Request, reached: Reached): string | undefined {
  const { name } = describe(reached);
  const pairs = (request.get('cookie') ?? '').split(';').map((pair) => pair.trim());
  const key = pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
  return key && isBrowserKey(key) ? key : undefined;
}
