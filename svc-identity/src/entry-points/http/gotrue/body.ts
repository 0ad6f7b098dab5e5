import { raw, type Request } from 'express';
import type { z } from 'zod';
import { IdentityError } from '../../../domain/errors/identity-error';

export const maxBodyBytes = 1_048_576;

/** Accepts any type: GoTrue parses everything as JSON. */
export const readBody = raw({ type: () => true, limit: maxBodyBytes });

/** @throws {IdentityError} 415 unless declared as JSON, or as a form if forms are accepted */
export function assertMediaType(
  request: Request,
  { acceptsForms = false }: { acceptsForms?: boolean } = {},
): void {
  const types = ['application/json', ...(acceptsForms ? ['application/x-www-form-urlencoded'] : [])];
  // null: no body.
  if (request.is(types) === false)
    throw new IdentityError(415, 'validation_failed', `Body must be of type ${types.join(' or ')}`);
}

/**
 * @param options.acceptsForms also `application/x-www-form-urlencoded`, for OAuth clients
 * @param options.mayBeEmpty a missing body has no fields
 * @throws {IdentityError} bad_json, also for a field of another type
 */
export function parseBody<T extends z.ZodType>(
  schema: T,
  request: Request,
  { acceptsForms = false, mayBeEmpty = false }: { acceptsForms?: boolean; mayBeEmpty?: boolean } = {},
): z.infer<T> {
  const isForm = acceptsForms && request.is('application/x-www-form-urlencoded');
  if (mayBeEmpty && isEmpty(request.body)) return schema.parse({});
  const result = schema.safeParse((isForm ? parseForm(request.body) : parseJson(request.body)) ?? {});
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw badJson(`${issue?.path.join('.') || 'body'}: ${issue?.message ?? 'unexpected value'}`);
}

function parseForm(body: unknown): Record<string, string> {
  return Buffer.isBuffer(body) ? Object.fromEntries(new URLSearchParams(body.toString('utf8'))) : {};
}

function parseJson(body: unknown): unknown {
  if (!Buffer.isBuffer(body) || isEmpty(body)) throw badJson('unexpected end of JSON input');
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    throw badJson('invalid character in JSON input');
  }
}

function isEmpty(body: unknown): boolean {
  return !Buffer.isBuffer(body) || body.length === 0;
}

function badJson(reason: string): IdentityError {
  return new IdentityError(400, 'bad_json', `Could not parse request body as JSON: ${reason}`);
}
