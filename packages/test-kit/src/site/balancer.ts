import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** As often as an ordinary balancer looks whether a server is ready. */
const checkMs = 250;
const checkTimeoutMs = 1000;

/**
 * Leads connections to whichever replica is ready, in turn, as a Service of Kubernetes does: it knows of no requests, and who
 * is connected stays so.
 */
export class Balancer {
  /** Replicas by their address, and whether they were ready when last asked. */
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

  /** @param url of a replica that is ready */
  add(url: string): void {
    this.#replicas.set(url, true);
  }

  remove(url: string): void {
    this.#replicas.delete(url);
  }

  async close(): Promise<void> {
    clearInterval(this.#checking);
    for (const socket of this.#sockets) socket.destroy();
    await new Promise<void>((resolve) => this.listener.close(() => resolve()));
  }

  async #check(): Promise<void> {
    await Promise.all(
      [...this.#replicas].map(async ([url, wasReady]) => {
        const isReady = await askWhetherReady(url, wasReady);
        if (this.#replicas.has(url)) this.#replicas.set(url, isReady);
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

/** @param wasReady what is believed of one that is slow to say */
async function askWhetherReady(url: string, wasReady: boolean): Promise<boolean> {
  try {
    return (await fetch(`${url}/healthz/ready`, { signal: AbortSignal.timeout(checkTimeoutMs) })).ok;
  } catch (error) {
    return wasReady && (error as Error).name === 'TimeoutError';
  }
}
