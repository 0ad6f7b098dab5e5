import { z } from 'zod';
import { remoteNameSchema } from './platform';
import { defineRoute } from '../route';

// Browser reports for operators. Only counts are stored, and nothing identifies a visitor.

/** Metrics of https://web.dev/vitals: seconds, except for the layout shift score. */
export const webVitals = ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'] as const;
export type WebVital = (typeof webVitals)[number];

const releaseSchema = z.object({ remote: remoteNameSchema, version: z.string().max(64) });
const millisecondsSchema = z.number().nonnegative().max(Number.MAX_SAFE_INTEGER);

export const browserReportSchema = z.object({
  path: z
    .string()
    .startsWith('/')
    .max(2000)
    .describe('Where the visit began; used for the name of the remote alone'),
  releases: z.array(releaseSchema).max(20).describe('Whose files the page has loaded'),
  vitals: z.array(z.object({ name: z.enum(webVitals), value: z.number().nonnegative().max(3600) })).max(10),
  errors: z
    .array(
      z.object({
        kind: z.enum(['error', 'rejection']),
        release: releaseSchema.nullable().describe('Whose file threw; null where it was none of a remote'),
      }),
    )
    .max(20)
    .describe('What reached nobody'),
  requests: z
    .array(
      z.object({
        method: z.string().regex(/^[A-Z]{3,7}$/),
        path: z.string().startsWith('/').max(2000).describe('Used for the template of the route alone'),
        traceparent: z.string().regex(/^00-[0-9a-f]{32}-[0-9a-f]{16}-0[01]$/),
        actedAt: millisecondsSchema
          .nullable()
          .describe('When a person caused it; since 1970, by the clock of the browser'),
        startedAt: millisecondsSchema,
        endedAt: millisecondsSchema,
      }),
    )
    .max(50)
    .describe('Where traces are collected'),
});
export type BrowserReport = z.infer<typeof browserReportSchema>;

export const reportBrowserRoute = defineRoute({
  method: 'post',
  path: '/api/platform/v1/browser-reports',
  summary: 'How fast a page was, and what went wrong in it',
  access: 'public',
  body: browserReportSchema,
  responses: { 204: null },
});

export const browserReportRoutes = [reportBrowserRoute];
