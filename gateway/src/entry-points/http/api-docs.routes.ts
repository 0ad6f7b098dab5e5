import { serviceNames } from '@sabi/contracts/services';
import { Router, static as serveStatic } from 'express';
import absolutePath from 'swagger-ui-dist/absolute-path.js';
import type { Dependencies } from '../../dependencies';
import { createPlatformOpenApi } from './openapi';
import { createApiDocsHeaders } from './security-headers';

const basePath = '/docs/api';

/** Swagger UI over every service's openapi.json; for development, off unless switched on. */
export function createApiDocsRouter({ env, upstreams }: Dependencies): Router {
  const router = Router();
  router.get(
    `${basePath}/openapi/gateway.json`,
    (_request, response) => void response.json(createPlatformOpenApi()),
  );
  for (const name of serviceNames) {
    router.get(`${basePath}/openapi/${name}.json`, async (request, response) => {
      request.url = '/openapi.json';
      await upstreams[name].forward(request, response, {
        maxBodyBytes: 0,
        timeoutMs: env.UPSTREAM_TIMEOUT_MS,
      });
    });
  }
  router.get(`${basePath}/swagger-initializer.js`, (_request, response) => {
    const urls = ['gateway', ...serviceNames].map((name) => ({
      name,
      url: `${basePath}/openapi/${name}.json`,
    }));
    response.type('js').send(`window.ui = SwaggerUIBundle({
  urls: ${JSON.stringify(urls)},
  dom_id: '#swagger-ui',
  presets: [SwaggerUIBundle.presets.apis, SwaggerUIStandalonePreset],
  layout: 'StandaloneLayout',
});`);
  });
  router.use(basePath, createApiDocsHeaders(env), serveStatic(absolutePath()));
  return router;
}
