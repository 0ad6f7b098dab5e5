import { timingSafeEqual } from 'node:crypto';

/** Compares two secrets in a time that does not depend on their contents. */
export function equalInConstantTime(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
