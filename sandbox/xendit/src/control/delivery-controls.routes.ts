import { AppError } from '@sabi/service-kit/errors';
import type { Router } from 'express';
import { z } from 'zod';
import type { Sandbox } from '../sandbox';
import type { Delivery } from '../webhooks/delivery';
import { readControl } from './read-control';

/** The provider's limit of a batch. */
const resendSchema = z.strictObject({ ids: z.array(z.string()).min(1).max(500) });

/** Log of webhooks, and resending them as on the provider's dashboard. */
export function mountDeliveryControls(router: Router, { webhooks }: Sandbox): void {
  router.get('/deliveries', (_request, response) => {
    response.json(webhooks.all().map(toLine));
  });
  router.post('/deliveries/resend', async (request, response) => {
    const deliveries = readControl(resendSchema, request.body).ids.map((id) => webhooks.find(id));
    if (!deliveries.every((delivery) => delivery !== undefined)) throw new AppError('ENTRY_NOT_FOUND');
    for (const delivery of deliveries) webhooks.resend(delivery);
    await webhooks.idle();
    response.json(deliveries.map(toLine));
  });
  router.post('/idle', async (_request, response) => {
    await webhooks.idle();
    response.status(204).end();
  });
}

/** Without the token, as people read the log. */
function toLine({ id, url, body, state, firstAt, attempts }: Delivery) {
  return { id, url, state, firstAt: new Date(firstAt).toISOString(), attempts, body };
}
