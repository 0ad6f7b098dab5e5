import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** Typical interval of a load balancer's readiness checks. */
const checkMs = 250;
const checkTimeoutMs = 1000;

/**
 * Forwards connections to ready replicas in turn, like a Kubernetes Service: at the TCP level, so that an open connection
 * stays with its replica.
 */
export class Balancer {
  /** Replicas by address, with their last known readiness. */
  readonly #replicas = new Map<string, boolean>();
  readonly #sockets = new Set<Socket>();
  readonly #checking = setInterval(() => void this.#check(), checkMs);
  #turn = 0;

  private constructor(private readonly listener: Server) {
    listener.on('connection', (client) => this.#link(client));
  }

  static async start(): Promise<Balancer> {
    const listener = createServer();
    await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
    return new Balancer(listener);
  }

  get url(): string {
    return `http://127.0.0.1:${(this.listener.address() as AddressInfo).port}`;
  }

  /** @param url of a ready replica */
  add(url: string): void {
    this.#replicas.set(url, true);
  }

  remove(url: string): void {
    this.#replicas.delete(url);
  }

  /** Whether it forwards to every known replica. */
  get leadsToAll(): boolean {
    return [...this.#replicas.values()].every((isReady) => isReady);
  }

  async close(): Promise<void> {
    clearInterval(this.#checking);
    for (const socket of this.#sockets) socket.destroy();
    await new Promise<void>((resolve) => this.listener.close(() => resolve()));
  }

  async #check(): Promise<void> {
    await Promise.all(
      [...this.#replicas.keys()].map(async (url) => {
        const isReady = await askWhetherReady(url);
        const wasReady = this.#replicas.get(url);
        if (wasReady !== undefined) this.#replicas.set(url, isReady ?? wasReady);
      }),
    );
  }

  #link(client: Socket): void {
    const ready = [...this.#replicas].filter(([, isReady]) => isReady);
    const [url] = ready[(this.#turn += 1) % ready.length] ?? [];
    if (!url) {
      client.destroy();
      return;
    }
    const { hostname, port } = new URL(url);
    const server = connect(Number(port), hostname);
    for (const [socket, other] of [
      [client, server],
      [server, client],
    ] as const) {
      this.#sockets.add(socket);
      socket.setNoDelay(true);
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        other.destroy();
        this.#sockets.delete(socket);
      });
      socket.pipe(other);
    }
  }
}

/** @returns null when the answer is too slow, which keeps the last state */
async function askWhetherReady(url: string): Promise<boolean | null> {
  try {
    return (await fetch(`${url}/healthz/ready`, { signal: AbortSignal.timeout(checkTimeoutMs) })).ok;
  } catch (error) {
    return (error as Error).name === 'TimeoutError' ? null : false;
  }
}
