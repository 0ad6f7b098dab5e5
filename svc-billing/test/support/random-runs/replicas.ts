import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Instance, startInstance, type InstanceOptions } from './instance';

/** A run's instances and their load balancer. */
export class Replicas {
  #all: Instance[] = [];
  #turn = 0;

  get living(): readonly Instance[] {
    return this.#all.filter(({ killSwitch }) => !killSwitch.isOver);
  }

  /** The call at which each killed instance ended. */
  get ends(): readonly string[] {
    return this.#all.flatMap(({ killSwitch }) => killSwitch.endedAt ?? []);
  }

  /** Round robin. @returns undefined without a living one */
  next(): Instance | undefined {
    const { living } = this;
    this.#turn += 1;
    return living[this.#turn % Math.max(1, living.length)];
  }

  async start(options: InstanceOptions): Promise<void> {
    this.#all.push(await startInstance(options));
  }

  answer(request: IncomingMessage, response: ServerResponse): void {
    const instance = this.next();
    if (instance) instance.answer(request, response);
    else request.socket.destroy();
  }

  /** Stops living instances gracefully. */
  async stop(): Promise<void> {
    const { living } = this;
    this.#all = [];
    await Promise.all(living.map((instance) => instance.stop()));
  }
}
