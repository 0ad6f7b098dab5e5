import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { eventually } from '../eventually';
import { ServiceProcess } from '../service-process';
import type { Balancer } from './balancer';

/** Several processes of one deployable, behind a load balancer. */
export class Replicas {
  readonly #running: ServiceProcess[] = [];
  #started = 0;

  constructor(
    readonly name: string,
    private readonly balancer: Balancer,
    /** Settings of each. */
    readonly env: Readonly<Record<string, string>>,
    private readonly logFolder: string,
  ) {}

  get count(): number {
    return this.#running.length;
  }

  /** In order of start. */
  get processes(): readonly ServiceProcess[] {
    return this.#running;
  }

  /** The longest-running replica. */
  get first(): ServiceProcess {
    const [process] = this.#running;
    if (!process) throw new Error(`${this.name} is not running`);
    return process;
  }

  /** Starts one more. @param env replaces settings for this one alone */
  async add(env: Readonly<Record<string, string>> = {}): Promise<ServiceProcess> {
    this.#started += 1;
    const logFolder = join(this.logFolder, `${this.name}-${this.#started}`);
    await mkdir(logFolder, { recursive: true });
    const process = new ServiceProcess({
      workspace: this.name,
      env: { ...this.env, ...env },
      logFolder,
    });
    await process.start();
    this.#running.push(process);
    this.balancer.add(process.url);
    return process;
  }

  /** SIGTERM, as a platform stops a replica; the balancer detects it by its probe. @returns its exit code */
  async stop(process = this.first): Promise<number> {
    const { url } = process;
    const code = await process.stop();
    this.#forget(process, url);
    return code;
  }

  /** `kill -9`; the load balancer is not notified and keeps forwarding there. */
  async kill(process = this.first): Promise<void> {
    const { url } = process;
    await process.kill();
    this.#forget(process, url);
  }

  /**
   * Suspends every replica, once the balancer forwards to each: connections to one that was not ready would be refused at
   * once instead of hanging.
   */
  async freeze(): Promise<void> {
    await eventually(() => {
      if (!this.balancer.leadsToAll) throw new Error(`${this.name} is not ready`);
      for (const process of this.#running) process.freeze();
    });
  }

  thaw(): void {
    for (const process of this.#running) process.thaw();
  }

  async close(): Promise<void> {
    for (const process of [...this.#running]) await this.kill(process);
  }

  #forget(process: ServiceProcess, url: string): void {
    this.balancer.remove(url);
    this.#running.splice(this.#running.indexOf(process), 1);
  }
}
