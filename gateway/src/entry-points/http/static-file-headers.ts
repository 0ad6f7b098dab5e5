import type { RequestHandler } from 'express';
import helmet from 'helmet';
import { securityHeaders } from './security-headers';

const isScriptStyleOrFont = /^\/(assets|remotes)\/.+\.(js|css|woff2)$/;

/** What guards documents is left out: a first visit loads a dozen such files, and a kilobyte of headers with each. */
const staticFileHeaders = helmet({
  contentSecurityPolicy: false,
  crossOriginEmbedderPolicy: false,
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
  referrerPolicy: false,
  strictTransportSecurity: false, // every document says it
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xFrameOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
});

/** The headers that fit what is asked for. */
export const setSecurityHeaders: RequestHandler = (request, response, next) => {
  const headers = isScriptStyleOrFont.test(request.path) ? staticFileHeaders : securityHeaders;
  headers(request, response, next);
};
