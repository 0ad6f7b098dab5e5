import { formTypes } from '@sabi/contracts/http/route';
import { AppError } from '@sabi/service-kit/errors';
import { networkOf } from '@sabi/service-kit/network';
import { nameRoute } from '@sabi/service-kit/route-template';
import type { NextFunction, Request, Response } from 'express';
import type { Dependencies } from '../../dependencies';
import { findRoute, slowestUploadMs } from '../../domain/routing/route-table';

const [, multipartType] = formTypes;
const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Forwards all other requests by the route table, after counting them. */
export function createForwarder({ env, limiter, upstreams }: Dependencies) {
  return async (request: Request, response: Response, _next: NextFunction): Promise<void> => {
    const route = findRoute(request.path);
    if (!route) throw new AppError('ROUTE_NOT_FOUND');
    nameRoute(response, `${route.prefix === '/' ? '' : route.prefix}/*`);
    const limit = safeMethods.has(request.method) ? (route.readLimit ?? 'read') : route.limit;
    await limiter.consume(limit, request.ip ?? '');
    const isForm = Boolean(request.is(multipartType));
    await upstreams[route.upstream].forward(request, response, {
      maxBodyBytes: (isForm && route.maxFormBytes) || route.maxBodyBytes,
      ...(route.takesFile && { bodyTimeoutMs: slowestUploadMs }),
      timeoutMs: route.timeoutMs ?? env.UPSTREAM_TIMEOUT_MS,
      client: networkOf(request.ip ?? ''),
    });
  };
}
