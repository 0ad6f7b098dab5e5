import { json, Router } from 'express';
import { z } from 'zod';
import type { Sandbox } from '../sandbox';
import { settingsSchema } from '../settings';
import { answerControlError } from './answer-control-error';
import { mountDeliveryControls } from './delivery-controls.routes';
import { mountFaultControls } from './fault-controls.routes';
import { mountInvoiceControls } from './invoice-controls.routes';
import { readControl } from './read-control';

const clockSchema = z.strictObject({
  advanceMs: z.number().int().min(0).optional(),
  factor: z.number().int().min(1).max(1_000_000).optional(),
});
const resetSchema = z.strictObject({ now: z.iso.datetime().optional() });
const changeSchema = settingsSchema.partial();

/** Controls of the stand-in under /sandbox, which the provider does not have. */
export function createControls(sandbox: Sandbox): Router {
  const router = Router();
  router.use(json({ limit: '1mb' }));
  mountSettings(router, sandbox);
  mountClock(router, sandbox);
  mountInvoiceControls(router, sandbox);
  mountFaultControls(router, sandbox);
  mountDeliveryControls(router, sandbox);
  router.post('/reset', async (request, response) => {
    const { now } = readControl(resetSchema, request.body);
    await sandbox.reset();
    if (now !== undefined) sandbox.clock.restart(Date.parse(now));
    response.status(204).end();
  });
  router.use(answerControlError);
  return router;
}

function mountSettings(router: Router, { settings }: Sandbox): void {
  router.get('/settings', (_request, response) => void response.json(settings));
  router.patch('/settings', (request, response) => {
    response.json(Object.assign(settings, readControl(changeSchema, request.body)));
  });
}

function mountClock(router: Router, { clock, webhooks }: Sandbox): void {
  const readClock = () => ({ now: new Date(clock.now()).toISOString(), factor: clock.factor });
  router.get('/clock', (_request, response) => void response.json(readClock()));
  router.post('/clock', async (request, response) => {
    const { advanceMs, factor } = readControl(clockSchema, request.body);
    if (factor !== undefined) clock.factor = factor;
    if (advanceMs !== undefined) await clock.advance(advanceMs, () => webhooks.idle());
    response.json(readClock());
  });
}
