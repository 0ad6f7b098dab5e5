import { timingSafeEqual } from 'node:crypto';

/** Whether two secrets are the same, in a time that does not show where they differ. */
export function equalInConstantTime(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
