import type { RequestHandler } from 'express';
import { XenditError } from './xendit-error';

const basic = /^Basic\s+(?<credentials>\S+)$/i;

/** Basic authentication with the secret key as user name and an empty password. */
export function requireSecretKey(secretKey: string): RequestHandler {
  return (request, _response, next) => {
    const { credentials = '' } = basic.exec(request.headers.authorization ?? '')?.groups ?? {};
    const isKnown = Buffer.from(credentials, 'base64').toString() === `${secretKey}:`;
    next(
      isKnown
        ? undefined
        : new XenditError('INVALID_API_KEY', 'API key is not authorized for this API service'),
    );
  };
}
