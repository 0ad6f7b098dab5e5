import { type RemoteActor, signatureHeader } from '@sabi/contracts/http/gateway/remote-commands';
import { AppError } from '@sabi/service-kit/errors';
import { raw, type Request, type RequestHandler, type Response } from 'express';
import type { Publishers } from '../../domain/releases/publisher-keys';

/** Ten times a release of a few hundred files. */
const maxBodyBytes = 512 * 1024;

export interface SignedBody {
  readonly content: string;
  readonly signature: string;
  /** The team, by the key that has signed. */
  readonly by: RemoteActor;
}

const bodies = new WeakMap<Request, SignedBody>();

/** Reads the raw body, and parses it only after its signature by the remote's team was verified. */
export function readSignedBody(publishers: Publishers): RequestHandler[] {
  return [
    (request, _response, next) => {
      next(request.get(signatureHeader) ? undefined : new AppError('TOKEN_MISSING'));
    },
    raw({ type: 'application/json', limit: maxBodyBytes, inflate: false }),
    (request: Request, _response: Response, next) => {
      if (!Buffer.isBuffer(request.body)) throw new AppError('MEDIA_TYPE_UNSUPPORTED');
      const signature = request.get(signatureHeader) ?? '';
      const key = publishers.assertSigned(String(request.params['name']), request.body, signature);
      const content = request.body.toString('utf8');
      bodies.set(request, { content, signature, by: { kind: 'team', id: key, name: null } });
      request.body = parseJson(content);
      next();
    },
  ];
}

export function signedBodyOf(request: Request): SignedBody {
  const body = bodies.get(request);
  if (!body) throw new Error('The body was not read as a signed one');
  return body;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new AppError('REQUEST_MALFORMED', { cause });
  }
}
