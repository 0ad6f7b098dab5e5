import { z } from 'zod';
import { deliverySchema } from './orders';
import { defineRoute } from './route';

// What the staff does about a payment that fits no order: listed and replayed in orders.ts, settled here.

export const settleDeliveryRoute = defineRoute({
  method: 'post',
  path: '/api/billing/v1/admin/webhook-deliveries/{deliveryId}/settle',
  summary:
    'Notes that a person has seen to what is parked, and how; money is moved at the provider alone. Sent twice it counts once',
  access: 'admin',
  params: z.object({ deliveryId: z.uuid() }),
  body: z.strictObject({ note: z.string().trim().min(1).max(2000) }),
  responses: { 200: deliverySchema },
});

export const parkedPaymentRoutes = [settleDeliveryRoute];
