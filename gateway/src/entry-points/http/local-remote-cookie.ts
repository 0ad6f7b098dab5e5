import { type LocalRemote, parseLocalRemote } from '@sabi/contracts/gateway/local-remote';
import { readCookie } from '@sabi/service-kit/read-cookie';
import type { CookieOptions, Request, Response } from 'express';

/** Over TLS its prefix keeps pages of sibling domains from setting it. */
const nameFor = ({ secure }: Request) => `${secure ? '__Host-' : ''}sabi-local-remote`;

const optionsFor = ({ secure }: Request): CookieOptions => ({
  httpOnly: true,
  sameSite: 'lax',
  secure,
  path: '/',
});

/** @returns null without a cookie, or with one of another form than this site sets */
export function readLocalRemote(request: Request): LocalRemote | null {
  return parseLocalRemote(readCookie(request, nameFor(request)) ?? '');
}

/** Until the browser is closed. */
export function rememberLocalRemote(request: Request, response: Response, { name, port }: LocalRemote): void {
  response.cookie(nameFor(request), `${name}@${port}`, { ...optionsFor(request), encode: String });
}

export function forgetLocalRemote(request: Request, response: Response): void {
  response.clearCookie(nameFor(request), optionsFor(request));
}
