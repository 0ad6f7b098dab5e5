import { AppError } from '@sabi/service-kit/errors';
import { json, type Router } from 'express';
import { type FailureScript, scriptSchema } from './failure-script';

/** For tests: planned failures, and the number of requests. */
export function mountScriptRoutes(router: Router, script: FailureScript): void {
  router.post('/sandbox/script', json(), (request, response) => {
    const result = scriptSchema.safeParse(request.body);
    if (!result.success) throw new AppError('REQUEST_INVALID', { detail: result.error.message });
    script.add(result.data.steps);
    response.json({ pending: script.pending });
  });

  router.delete('/sandbox/script', (_request, response) => {
    script.reset();
    response.status(204).end();
  });

  router.get('/sandbox/calls', (_request, response) => {
    response.json({ calls: script.calls, pending: script.pending, open: script.open });
  });
}
