/** A failure for the next requests: see the README of sandbox/ai. */
export interface ModelFailure {
  readonly kind: string;
  readonly times?: number;
  readonly retryAfterSeconds?: number;
}

/** Controls failures of the platform's stand-in for a language model. */
export class ScriptedModel {
  constructor(private readonly url: string) {}

  play(...steps: readonly ModelFailure[]): Promise<void> {
    return this.#send('POST', { steps });
  }

  /** Ends all failures and counts requests anew. */
  reset(): Promise<void> {
    return this.#send('DELETE');
  }

  async #send(method: string, body?: object): Promise<void> {
    const { ok, status } = await fetch(`${this.url}/sandbox/script`, {
      method,
      ...(body && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
    });
    if (!ok) throw new Error(`The stand-in for a provider answers ${status} to its script`);
  }
}
