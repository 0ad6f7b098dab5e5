import type { ServiceType } from '@sabi/contracts/http/billing/catalogue';
import type { CountedKind, EntitlementKind } from '@sabi/contracts/http/billing/entitlement-kinds';

/** Grants of single services by the specification, independent of the code under test. */
const sold: Record<ServiceType, [EntitlementKind, number]> = {
  'cv-linkedin': ['cv_makeover', 1],
  'job-application': ['job_application', 25],
  'career-consultation': ['consultation', 1],
  'whatsapp-assistant': ['whatsapp_assistant', 1],
  'hr-webinar': ['webinar', 1],
  'cv-template': ['cv_template_premium', 1],
  'personality-test': ['personality_test', 1],
  'private-hr-session': ['private_session', 1],
};
const days30 = 30 * 86_400_000;

interface ModelLot {
  order: string;
  kind: EntitlementKind;
  left: number;
  end: number;
}

interface ModelUse {
  what: string;
  taken: { lot: ModelLot; count: number }[];
}

/** A simple model of single services for comparison with the ledger. */
export class ServiceModel {
  #lots: ModelLot[] = [];
  readonly #uses = new Map<string, ModelUse>();
  readonly #settled = new Map<string, 'returned' | 'used_up'>();
  readonly #refunded = new Set<string>();

  constructor(public now: Date) {}

  balance(kind: EntitlementKind): number {
    return this.#live(kind).reduce((sum, { left }) => sum + left, 0);
  }

  buy(order: string, service: ServiceType): void {
    const [kind, left] = sold[service];
    const year = new Date(this.now);
    year.setUTCFullYear(year.getUTCFullYear() + 1);
    const running = this.#live(kind).at(-1)?.end ?? this.now.getTime();
    const end = service === 'whatsapp-assistant' ? running + days30 : year.getTime();
    this.#lots.push({ order, kind, left, end });
  }

  use(key: string, kind: CountedKind, quantity: number): 'used' | 'USED_UP' | 'KEY_REUSED' | 'USE_RETURNED' {
    const settled = this.#settled.get(key);
    if (settled) return settled === 'returned' ? 'USE_RETURNED' : 'USED_UP';
    return this.#take(key, kind, quantity);
  }

  settle({
    key,
    kind,
    quantity,
    outcome,
  }: {
    key: string;
    kind: CountedKind;
    quantity: number;
    outcome: 'used' | 'returned';
  }): 'used' | 'returned' | 'used_up' | 'KEY_REUSED' {
    const settled = this.#settled.get(key);
    if (settled === 'returned' || (settled && outcome === 'used')) return settled;
    if (outcome === 'returned') this.#giveBack(key);
    const taken = outcome === 'used' ? this.#take(key, kind, quantity) : 'returned';
    const result = taken === 'USED_UP' ? 'used_up' : taken;
    if (result === 'returned' || result === 'used_up') this.#settled.set(key, result);
    return result;
  }

  refund(order: string): void {
    const refunded = this.#lots.find((lot) => lot.order === order);
    if (!refunded || this.#refunded.has(order)) return;
    this.#refunded.add(order);
    if (refunded.kind === 'whatsapp_assistant' && refunded.end > this.now.getTime()) {
      const live = this.#live(refunded.kind);
      for (const lot of live.slice(live.indexOf(refunded) + 1)) lot.end -= days30;
    }
    this.#lots = this.#lots.filter((lot) => lot.order !== order);
  }

  #take(key: string, kind: CountedKind, quantity: number): 'used' | 'USED_UP' | 'KEY_REUSED' {
    const before = this.#uses.get(key);
    if (before) return before.what === `${kind} ${quantity}` ? 'used' : 'KEY_REUSED';
    if (this.balance(kind) < quantity) return 'USED_UP';
    const use: ModelUse = { what: `${kind} ${quantity}`, taken: [] };
    let missing = quantity;
    for (const lot of this.#live(kind)) {
      const count = Math.min(lot.left, missing);
      lot.left -= count;
      missing -= count;
      use.taken.push({ lot, count });
    }
    this.#uses.set(key, use);
    return 'used';
  }

  /** Into lots that have not ended, else as new ones for thirty days; nothing of a refunded order. */
  #giveBack(key: string): void {
    const now = this.now.getTime();
    for (const { lot, count } of this.#uses.get(key)?.taken ?? []) {
      if (this.#refunded.has(lot.order)) continue;
      if (lot.end > now) lot.left += count;
      else if (count > 0) this.#lots.push({ ...lot, left: count, end: now + days30 });
    }
  }

  #live(kind: EntitlementKind): ModelLot[] {
    return this.#lots
      .filter((lot) => lot.kind === kind && lot.end > this.now.getTime())
      .toSorted((a, b) => a.end - b.end);
  }
}
