// Steps of drivers: each prints one JSON object, {"step", "ok", "detail"}.
import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';

/** @param {readonly (() => Promise<void>)[]} steps */
export async function runSteps(steps) {
  for (const step of steps) {
    /** @type {string} */
    let detail = '';
    try {
      await step();
    } catch (error) {
      detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
    }
    console.log(JSON.stringify({ step: step.name, ok: detail === '', detail }));
  }
}

/**
 * What a method gives where nothing went wrong.
 * @template T
 * @param {{ data: T, error: Error | null }} result
 */
export function ok({ data, error }) {
  if (error) throw error;
  return data;
}

/** @param {{ error: { code?: string } | null }} result @param {string} code */
export function refusedBy({ error }, code) {
  assert.equal(error?.code, code);
}

/** The code of an authenticator app. @param {string} secret base32 @returns six digits */
export function totp(secret) {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = [...secret].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const key = Buffer.from(bits.match(/.{8}/g)?.map((byte) => Number.parseInt(byte, 2)) ?? []);
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)));
  const digest = createHmac('sha1', key).update(counter).digest();
  const number = digest.readUInt32BE((digest.at(-1) ?? 0) & 15) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, '0');
}
