import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** Held responses are released in order when the gate opens; a shut gate closes its connections and accepts no new ones. */
type GateState = 'open' | 'holding-answers' | 'shut';

/** A TCP proxy in front of a real server; the test controls each direction. */
export class TcpGate {
  #state: GateState = 'open';
  readonly #links = new Set<{ client: Socket; server: Socket }>();
  readonly #sent: { chunks: Buffer[] }[] = [];

  private constructor(
    private readonly listener: Server,
    private readonly target: URL,
  ) {
    listener.on('connection', (client) => this.#link(client));
  }

  /** @param url of the real server */
  static async start(url: string): Promise<TcpGate> {
    const listener = createServer();
    await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
    return new TcpGate(listener, new URL(url));
  }

  /** The server's address through the gate. */
  get url(): string {
    const rerouted = new URL(this.target);
    rerouted.port = String((this.listener.address() as AddressInfo).port);
    return rerouted.href.replace(/\/$/, '');
  }

  open(): void {
    this.#state = 'open';
    for (const { client, server } of this.#links) server.unpipe(client).pipe(client);
  }

  /** Requests still arrive; responses are held back. */
  holdAnswers(): void {
    this.#state = 'holding-answers';
    for (const { client, server } of this.#links) server.unpipe(client).pause();
  }

  shut(): void {
    this.#state = 'shut';
    for (const { client, server } of this.#links) {
      client.destroy();
      server.destroy();
    }
  }

  /** How often a text was sent to the server. */
  countSent(text: string): number {
    return this.#sent.reduce((sum, { chunks }) => sum + countIn(Buffer.concat(chunks), text), 0);
  }

  async close(): Promise<void> {
    const closed = new Promise<void>((resolve) => this.listener.close(() => resolve()));
    this.shut();
    await closed;
  }

  #link(client: Socket): void {
    client.on('error', () => client.destroy());
    if (this.#state === 'shut') {
      client.destroy();
      return;
    }
    const server = connect(Number(this.target.port), this.target.hostname);
    server.on('error', () => server.destroy());
    const link = { client, server };
    const record = { chunks: [] as Buffer[] };
    this.#links.add(link);
    this.#sent.push(record);
    client.on('data', (chunk) => record.chunks.push(chunk));
    client.pipe(server);
    if (this.#state === 'open') server.pipe(client);
    client.on('close', () => server.destroy());
    server.on('close', () => {
      client.destroy();
      this.#links.delete(link);
    });
  }
}

function countIn(bytes: Buffer, text: string): number {
  let count = 0;
  for (let at = bytes.indexOf(text); at !== -1; at = bytes.indexOf(text, at + text.length)) count += 1;
  return count;
}
