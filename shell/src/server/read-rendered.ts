import type { RenderResult } from '@sabi/shell-sdk';
import { z } from 'zod';

const anyText = /(?:^|>)\s*[^<\s]/;
const headSchema = z.looseObject({ title: z.string(), description: z.string() }).nullable();
const renderedSchema = z.discriminatedUnion('status', [
  z.looseObject({ status: z.literal(200), head: headSchema, html: z.string().regex(anyText) }),
  z.looseObject({ status: z.literal(301), html: z.string(), redirectTo: z.string() }),
  z.looseObject({ status: z.literal(404), html: z.string() }),
]);

/** @throws {Error} for an invalid answer of a bundle, as an empty page with 200 would be indexed by search engines */
export function readRendered(answer: unknown): RenderResult {
  renderedSchema.parse(answer);
  return answer as RenderResult;
}
