import type { RequestHandler } from 'express';
import helmet, { type HelmetOptions } from 'helmet';
import type { Env } from '../../env';
import { createDocumentHeaders } from './security-headers';

const isWorker = /^\/remotes\/[^/]+\/[^/]+\/workers\/[^/]+\.js$/;
const isScriptStyleOrFont = /^\/(assets|remotes)\/.+\.(js|css|woff2)$/;

/**
 * Without the headers that only documents need: a first visit loads a dozen files, and each would carry a kilobyte of headers.
 */
const onlyForFiles = {
  crossOriginEmbedderPolicy: false,
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
  referrerPolicy: false,
  strictTransportSecurity: false, // sent with documents
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xFrameOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
} satisfies HelmetOptions;

const staticFileHeaders = helmet({ ...onlyForFiles, contentSecurityPolicy: false });

/** A worker has the policy of its own file, not that of its page. Those of remotes compute, and load nothing. */
const workerHeaders = helmet({
  ...onlyForFiles,
  contentSecurityPolicy: { useDefaults: false, directives: { 'default-src': ["'none'"] } },
});

export function createSecurityHeaders(env: Env): RequestHandler {
  const documentHeaders = createDocumentHeaders(env);
  const chooseHeaders = (path: string): RequestHandler => {
    if (isWorker.test(path)) return workerHeaders;
    return isScriptStyleOrFont.test(path) ? staticFileHeaders : documentHeaders;
  };
  return (request, response, next) => chooseHeaders(request.path)(request, response, next);
}
