import { isIPv6 } from 'node:net';
import type { LimitClass } from '../route-table';

export interface Limit {
  readonly points: number;
  readonly durationSeconds: number;
  /** Counted together by all replicas; otherwise each replica counts for itself, which costs no round trip. */
  readonly shared: boolean;
}

/** Per client address. */
export function createLimits({
  readsPerMinute,
}: {
  readsPerMinute: number;
}): Readonly<Record<LimitClass, Limit>> {
  return {
    mail: { points: 30, durationSeconds: 300, shared: true },
    token: { points: 150, durationSeconds: 300, shared: true },
    upload: { points: 60, durationSeconds: 3600, shared: true },
    write: { points: 300, durationSeconds: 60, shared: true },
    read: { points: readsPerMinute, durationSeconds: 60, shared: false },
  };
}

/** One household or attacker holds a whole /64 of IPv6: it counts as one address. */
export function limitKey(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '');
  if (!isIPv6(plain)) return plain;
  return `${expandIPv6(plain).slice(0, 4).join(':')}::/64`;
}

function expandIPv6(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const left = head.split(':').filter(Boolean);
  if (tail === undefined) return left;
  const right = tail.split(':').filter(Boolean);
  return [...left, ...Array.from({ length: 8 - left.length - right.length }, () => '0'), ...right];
}
