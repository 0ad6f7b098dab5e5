import type { RequestHandler } from 'express';
import helmet from 'helmet';
import { securityHeaders } from './security-headers';

const isScriptStyleOrFont = /^\/(assets|remotes)\/.+\.(js|css|woff2)$/;

/**
 * Without the headers that only documents need: a first visit loads a dozen files, and each would carry a kilobyte of headers.
 */
const staticFileHeaders = helmet({
  contentSecurityPolicy: false,
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
});

export const setSecurityHeaders: RequestHandler = (request, response, next) => {
  const headers = isScriptStyleOrFont.test(request.path) ? staticFileHeaders : securityHeaders;
  headers(request, response, next);
};
