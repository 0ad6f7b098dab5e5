import type { Clock } from '../clock';
import { createId } from '../invoices/invoice';
import { StepQueue } from '../script/step-queue';
import type { Settings } from '../settings';
import type { CallbackBody } from './callback-body';
import { type Attempt, type Delivery, retriesAfterMs } from './delivery';
import { sendWebhook } from './send-webhook';
import { falsify, type WebhookFault } from './webhook-faults';

interface Message {
  readonly body: CallbackBody;
  /** If other than the merchant's. */
  readonly token?: string;
}

/** Sends webhooks, retries until one succeeds, and logs every attempt. */
export class Webhooks {
  readonly steps = new StepQueue<WebhookFault>();
  readonly #deliveries = new Map<string, Delivery>();
  readonly #underWay = new Set<Promise<void>>();
  /** Held back by the script until another one was sent. */
  #held: Delivery[] = [];

  constructor(
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {}

  /** Sends the provider's webhook, with the scripted faults. No effect without a callback URL. */
  send(body: CallbackBody): void {
    const fault = this.settings.callbackUrl ? this.steps.take() : undefined;
    const lie = fault && falsify(fault, body);
    if (lie) {
      this.sendNow({ body, ...lie });
      if (fault.thenTrue) this.sendNow({ body });
    } else if (fault) this.#sendOddly(fault, body);
    else this.sendNow({ body });
  }

  /** Sends any body at once. @returns undefined without a callback URL */
  sendNow(message: Message): Delivery | undefined {
    const delivery = this.#note(message);
    if (delivery) void this.#attempt(delivery);
    for (const earlier of this.#held.splice(0)) void this.#attempt(earlier);
    return delivery;
  }

  /** Another attempt, as by the button on the provider's dashboard. */
  resend(delivery: Delivery): void {
    void this.#attempt(delivery, 'hand');
  }

  find(id: string): Delivery | undefined {
    return this.#deliveries.get(id);
  }

  all(): readonly Delivery[] {
    return [...this.#deliveries.values()];
  }

  /** Settles once no attempt is running; scheduled ones are not awaited. */
  async idle(): Promise<void> {
    while (this.#underWay.size > 0) await Promise.all(this.#underWay);
  }

  forget(): void {
    for (const delivery of this.#deliveries.values()) delivery.state = 'dropped';
    this.#deliveries.clear();
    this.#held = [];
    this.steps.clear();
  }

  #sendOddly(fault: WebhookFault, body: CallbackBody): void {
    if (fault.kind === 'duplicate') {
      for (let copy = 0; copy < fault.copies; copy += 1) this.sendNow({ body });
      return;
    }
    const delivery = this.#note({ body }, fault.kind === 'delay' ? fault.delayMs : 0);
    if (!delivery) return;
    if (fault.kind === 'drop') delivery.state = 'dropped';
    else if (fault.kind === 'reorder') this.#held.push(delivery);
    else this.clock.schedule(delivery.firstAt, () => this.#attempt(delivery));
  }

  #note({ body, token = this.settings.callbackToken }: Message, delayMs = 0): Delivery | undefined {
    const { callbackUrl: url } = this.settings;
    if (url === null) return undefined;
    const firstAt = this.clock.now() + delayMs;
    const delivery: Delivery = { id: createId(), url, token, body, state: 'waiting', firstAt, attempts: [] };
    this.#deliveries.set(delivery.id, delivery);
    return delivery;
  }

  #attempt(delivery: Delivery, by: Attempt['by'] = 'provider'): Promise<void> {
    const attempt = this.#send(delivery, by).finally(() => this.#underWay.delete(attempt));
    this.#underWay.add(attempt);
    return attempt;
  }

  async #send(delivery: Delivery, by: Attempt['by']): Promise<void> {
    // Skips one that was meanwhile resent successfully, or removed.
    if (by === 'provider' && delivery.state !== 'waiting') return;
    const attempt = await sendWebhook(delivery, this.settings.answerLimitMs, () => this.clock.now());
    delivery.attempts.push({ by, ...attempt });
    if (attempt.outcome === 'delivered') delivery.state = 'delivered';
    else if (by === 'provider' && delivery.state === 'waiting') this.#retry(delivery);
  }

  #retry(delivery: Delivery): void {
    const attempts = delivery.attempts.filter(({ by }) => by === 'provider').length;
    const after = retriesAfterMs[attempts - 1];
    if (after === undefined) delivery.state = 'failed';
    else this.clock.schedule(delivery.firstAt + after, () => this.#attempt(delivery));
  }
}
