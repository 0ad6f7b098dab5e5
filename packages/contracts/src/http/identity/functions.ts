import { z } from 'zod';
import { defineRoute } from '../route';
import { text } from './fields';

// Routes of the product's pages outside GoTrue's paths.

export const sendVerificationEmailRoute = defineRoute({
  method: 'post',
  path: '/functions/v1/send-verification-email',
  summary: 'Asks for the verification mail again; one answer for every address. The link is the server’s own',
  access: 'public',
  body: z.object({
    email: text,
    firstName: z.unknown().optional().describe('Ignored: the mail greets by the name in the account'),
    verificationLink: z.unknown().optional().describe('Ignored: the server makes the link itself'),
  }),
  responses: { 200: z.object({ success: z.literal(true) }) },
});

export const functionsRoutes = [sendVerificationEmailRoute];
