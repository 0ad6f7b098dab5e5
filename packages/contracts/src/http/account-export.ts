import { z } from 'zod';
import { defineRoute } from './route';

// Export of one's own data: each service answers for its part, and the gateway combines the parts in an archive.

/** Data that a service stores of the caller's account; never a secret, and nothing about anybody else. */
export const exportPartSchema = z
  .object({
    documents: z
      .array(
        z.object({
          name: z.string().regex(/^[a-z]+(-[a-z]+)*$/),
          data: z.unknown(),
        }),
      )
      .describe('Each becomes {name}.json of the archive'),
    files: z
      .array(
        z.object({
          folder: z.string().regex(/^[a-z]+$/),
          name: z.string().describe('As the owner knows it; whoever writes it down makes it safe'),
          size_bytes: z.number().int().nonnegative(),
          address: z
            .string()
            .regex(/^\/(?!\/)/)
            .describe('Of the service itself; signed, and good for some minutes'),
        }),
      )
      .describe('Streamed by whoever makes the archive'),
  })
  .meta({ id: 'ExportPart' });
export type ExportPart = z.infer<typeof exportPartSchema>;

/** The part of one service, for the gateway only: not reachable from outside. */
export const defineExportPart = <const Path extends string>(path: Path, holds: string) =>
  defineRoute({
    method: 'get',
    path,
    summary: `The part of the caller's copy that lies here: ${holds}. For the gateway, which serves it to nobody else`,
    access: 'user',
    guarded: true,
    responses: { 200: exportPartSchema },
  });

export const exportAccountRoute = defineRoute({
  method: 'get',
  path: '/api/account/v1/export',
  summary:
    'A zip with everything that is kept of the caller, of all services or none: 503 when one is away. Wants a sign-in of the last day, and the second factor where there is one; refuses in the words of svc-identity. Five an hour',
  access: 'user',
  responses: { 200: null },
});

export const accountExportRoutes = [exportAccountRoute];
