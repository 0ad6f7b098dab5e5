import type { Router } from 'express';
import { z } from 'zod';
import { apiFaultSchema } from '../provider/api-faults';
import { webhookFaultSchema } from '../webhooks/webhook-faults';
import type { Sandbox } from '../sandbox';
import { readControl } from './read-control';

const stepsOf = <T extends z.ZodType>(step: T) => z.strictObject({ steps: z.array(step).max(1000) });
const apiSchema = stepsOf(apiFaultSchema);
const webhookSchema = stepsOf(webhookFaultSchema);

export function mountFaultControls(router: Router, { apiFaults, webhooks }: Sandbox): void {
  router.post('/faults/api', (request, response) => {
    apiFaults.steps.add(readControl(apiSchema, request.body).steps);
    response.json({ pending: apiFaults.steps.pending });
  });
  router.delete('/faults/api', (_request, response) => {
    apiFaults.steps.clear();
    response.status(204).end();
  });
  router.post('/faults/webhooks', (request, response) => {
    webhooks.steps.add(readControl(webhookSchema, request.body).steps);
    response.json({ pending: webhooks.steps.pending });
  });
  router.delete('/faults/webhooks', (_request, response) => {
    webhooks.steps.clear();
    response.status(204).end();
  });
  router.get('/calls', (_request, response) => {
    const pending = { api: apiFaults.steps.pending, webhooks: webhooks.steps.pending };
    response.json({ calls: apiFaults.calls, pending });
  });
}
