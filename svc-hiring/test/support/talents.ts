import { randomUUID } from 'node:crypto';
import type { NewApplication } from '@sabi/contracts/http/hiring/applications';
import { usageSettled, usageSettlementRequested } from '@sabi/contracts/messages/billing';
import { usageSettlementQueue } from '@sabi/contracts/messages/queues';
import { createMessage } from '@sabi/event-bus/create-message';
import type { InProcessBroker } from '@sabi/event-bus/in-process-bus';
import type { PlanUses } from '../../src/domain/applications/plan-uses';
import type { TalentCard, TalentCards } from '../../src/domain/applications/talent-cards';
import { FakeBilling } from './fake-billing';

export const talentCard: TalentCard = {
  first_name: 'Ayu',
  last_name: 'Lestari',
  phone_number: '+6281200000001',
  headline: 'Operator Produksi',
  summary: null,
  cv: { resume_id: '8f6a1c52-0d3b-4f5e-9a57-2c1d4e6f8a90', file_name: 'cv.pdf' },
  cv_key: null,
  lists: { work_experiences: [], educations: [], skills: [], languages: [], licenses_certifications: [] },
};

/** Profiles of talent, and what their plans have left, by the token of a request. */
export class Talents implements TalentCards, PlanUses {
  readonly billing = new FakeBilling();
  /** `away` does nothing; `silent` consumes without an answer. */
  state: 'up' | 'away' | 'silent' = 'up';
  readonly #cards = new Map<string, TalentCard>();
  readonly #users = new Map<string, string>();

  add({ userId, token }: { userId: string; token: string }, card: Partial<TalentCard> = {}): void {
    this.#cards.set(`Bearer ${token}`, { ...talentCard, ...card });
    this.#users.set(`Bearer ${token}`, userId);
  }

  readonly find: TalentCards['find'] = async ({ authorization }) => this.#cards.get(authorization) ?? null;

  readonly consume: PlanUses['consume'] = async ({ authorization, key }) => {
    const userId = this.#users.get(authorization);
    if (!userId || this.state === 'away') return 'unknown';
    const outcome = this.billing.consume({ userId, key });
    return this.state === 'silent' || outcome === 'refused' ? 'unknown' : outcome;
  };

  /** Takes requests for settlement, and answers them unless it is away. */
  listen(broker: InProcessBroker): void {
    broker.register(usageSettlementQueue.name, async ({ body }) => {
      const settled = this.billing.settle(usageSettlementRequested.schema.parse(body));
      await broker.publish(createMessage(usageSettled, settled));
    });
  }
}

/** An application to the posting of the tests. */
export const newApplication = (changes: Partial<NewApplication> = {}): NewApplication => ({
  idempotency_key: randomUUID(),
  letter: 'Saya terbiasa bekerja dalam sif.',
  answers: [{ question: 'Bersedia bekerja malam?', answer: 'yes' }],
  ...changes,
});
