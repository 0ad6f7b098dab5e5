import type { RequestHandler } from 'express';
import { OpenAiError } from './openai-error';

const bearer = /^Bearer\s+(\S+)$/i;

/** Refuses a request without a key, or with a key other than `apiKey` where that is set. */
export function requireKey(apiKey: string | undefined): RequestHandler {
  return (request, _response, next) => {
    const key = bearer.exec(request.headers.authorization ?? '')?.[1];
    if (!key) {
      next(new OpenAiError(401, 'invalid_request_error', null, "You didn't provide an API key."));
    } else if (apiKey !== undefined && key !== apiKey) {
      next(new OpenAiError(401, 'invalid_request_error', 'invalid_api_key', 'Incorrect API key provided.'));
    } else next();
  };
}
