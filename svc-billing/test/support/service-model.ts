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

/** A simple model of single services for comparison with the ledger. */
export class ServiceModel {
  #lots: ModelLot[] = [];
  readonly #used = new Map<string, string>();

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

  use(key: string, kind: CountedKind, quantity: number): 'used' | 'USED_UP' | 'KEY_REUSED' {
    const before = this.#used.get(key);
    if (before) return before === `${kind} ${quantity}` ? 'used' : 'KEY_REUSED';
    if (this.balance(kind) < quantity) return 'USED_UP';
    let missing = quantity;
    for (const lot of this.#live(kind)) {
      const taken = Math.min(lot.left, missing);
      lot.left -= taken;
      missing -= taken;
    }
    this.#used.set(key, `${kind} ${quantity}`);
    return 'used';
  }

  refund(order: string): void {
    const refunded = this.#lots.find((lot) => lot.order === order);
    if (!refunded || refunded.end <= this.now.getTime()) return;
    if (refunded.kind === 'whatsapp_assistant') {
      const live = this.#live(refunded.kind);
      for (const lot of live.slice(live.indexOf(refunded) + 1)) lot.end -= days30;
    }
    this.#lots = this.#lots.filter((lot) => lot !== refunded);
  }

  #live(kind: EntitlementKind): ModelLot[] {
    return this.#lots
      .filter((lot) => lot.kind === kind && lot.end > this.now.getTime())
      .toSorted((a, b) => a.end - b.end);
  }
}
