import { Router } from 'express';

/** Throws or rejects when the dependency cannot be used. */
export type HealthCheck = () => void | Promise<void>;

const readinessCacheMs = 1000;
const maxEventLoopLagMs = 2000;

/**
 * Three probes under `/healthz`: `startup` until the service has started, `live` answers as long as the event loop
 * does, `ready` asks the dependencies the service cannot work without and turns false the moment a stop begins.
 */
export class Health {
  #started = false;
  #stopping = false;
  #checkedAt = 0;
  #failing: string[] = [];

  constructor(private readonly checks: Readonly<Record<string, HealthCheck>> = {}) {}

  markStarted(): void {
    this.#started = true;
  }

  markStopping(): void {
    this.#stopping = true;
  }

  /** Names of what keeps the service from being ready; empty when it is. */
  async findBlockers(): Promise<readonly string[]> {
    if (this.#stopping) return ['stopping'];
    if (!this.#started) return ['starting'];
    if (Date.now() - this.#checkedAt > readinessCacheMs) {
      const results = await Promise.allSettled(Object.values(this.checks).map(async (check) => check()));
      this.#failing = Object.keys(this.checks).filter(
        (_name, index) => results[index]?.status === 'rejected',
      );
      this.#checkedAt = Date.now();
    }
    return this.#failing;
  }

  /** Answers the probes; made once, mounted first. */
  readonly router = this.#createRouter();

  #createRouter(): Router {
    const router = Router();
    router.get('/healthz/startup', (_request, response) => {
      response.status(this.#started ? 200 : 503).json({ started: this.#started });
    });
    router.get('/healthz/live', async (_request, response) => {
      const lagMs = await measureEventLoopLag();
      response.status(lagMs < maxEventLoopLagMs ? 200 : 503).json({ event_loop_lag_ms: Math.round(lagMs) });
    });
    router.get('/healthz/ready', async (_request, response) => {
      const blockers = await this.findBlockers();
      response.status(blockers.length === 0 ? 200 : 503).json({ ready: blockers.length === 0, blockers });
    });
    return router;
  }
}

async function measureEventLoopLag(): Promise<number> {
  const before = performance.now();
  await new Promise((resolve) => setImmediate(resolve));
  return performance.now() - before;
}
