import { z } from 'zod';
import { deliverySchema } from './orders';
import { defineRoute } from '../route';

// Staff decisions on payments that fit no order: listed and replayed in orders.ts, accepted or settled here.

const params = z.object({ deliveryId: z.uuid() });
const body = z.strictObject({ note: z.string().trim().min(1).max(2000) });

export const acceptDeliveryRoute = defineRoute({
  method: 'post',
  path: '/api/billing/v1/admin/webhook-deliveries/{deliveryId}/accept',
  summary:
    'Takes a payment that is parked as `UNDERPAID` for a whole one, by the word of a person who has looked at the provider: what was ordered is granted',
  access: 'staff',
  roles: ['finance'],
  admitsServiceKey: true,
  params,
  body,
  responses: { 202: deliverySchema },
});

export const settleDeliveryRoute = defineRoute({
  method: 'post',
  path: '/api/billing/v1/admin/webhook-deliveries/{deliveryId}/settle',
  summary:
    'Notes that a person has seen to what is parked, and how; money is moved at the provider alone. Sent twice it counts once',
  access: 'staff',
  roles: ['finance'],
  admitsServiceKey: true,
  params,
  body,
  responses: { 200: deliverySchema },
});

export const parkedPaymentRoutes = [acceptDeliveryRoute, settleDeliveryRoute];
