import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Duplex } from 'node:stream';
import type { CvExtension } from '@sabi/contracts/profile/cv-file';
import type { GuardedProcess } from '@sabi/service-kit/guarded-child';
import { endOrder, orderDescriptor, readOrder, readyAnswer, tokenLength } from './fork-protocol';
import { readToEnd } from './read-to-end';

/** A process that connects and never names itself is not one of ours. */
const introductionMs = 10_000;
/**
 * A few forked processes in a thousand end before they connect: what V8 allocates between the last look at its memory and the
 * fork is missing in them. They have not seen their document, so another one is forked for it.
 */
const mostForks = 4;
const startCheckMs = 50;
const firstPauseMs = 1000;
const longestPauseMs = 60_000;

export interface ForkHostOptions {
  /** The built `integrations/text-extraction/fork/host.js`. */
  readonly hostPath: string;
  /** Heap of each process. */
  readonly memoryMb: number;
}

/** A forked process and its document. Emits `message` with its answer, unvalidated, or `exit`. */
export class ForkedReader extends EventEmitter implements GuardedProcess {
  pid: number | undefined = 0; // a process is counted as started until it is known
  exitCode: number | null = null;
  readonly signalCode = null;

  /** Its channel is closed: no answer will come. */
  lose(): void {
    if (this.exitCode !== null) return;
    this.exitCode = 1;
    this.emit('exit');
  }
}

interface Waiting {
  readonly reader: ForkedReader;
  readonly format: CvExtension;
  readonly bytes: Buffer;
  /** Orders it of the host. */
  readonly fork: () => void;
  forks: number;
}

/**
 * Keeps one process with everything loaded, which forks one for each document. It reads no document, so that
 * nothing of one is in the next one's process.
 */
export class ForkHost {
  /** Of the service alone; a socket without a file needs a newer Node. */
  readonly #folder = mkdtempSync(join(tmpdir(), 'sabi-readers-'));
  readonly #socketPath = join(this.#folder, 'socket');
  readonly #waiting = new Map<string, Waiting>();
  /** By token, until the host says which process it is. */
  readonly #unforked = new Map<string, ForkedReader>();
  readonly #server: Server;
  #host: ChildProcess | undefined;
  #orders: Duplex | undefined;
  #isReady = false;
  #isClosed = false;
  #pauseMs = firstPauseMs;
  #pause: NodeJS.Timeout | undefined;
  #settle: () => void = () => undefined;
  readonly #settled = new Promise<void>((resolve) => (this.#settle = resolve));

  /** @param afterMs delay before the process starts */
  constructor(
    private readonly options: ForkHostOptions,
    afterMs = 0,
  ) {
    this.#server = createServer({ allowHalfOpen: true }, (socket) => void this.#meet(socket));
    this.#server.on('error', () => undefined); // then no process is ever ready
    this.#server.listen(this.#socketPath);
    this.#server.unref();
    if (afterMs === 0) this.#start();
    else this.#startAfter(afterMs);
  }

  /** Whether it forks at once. */
  get isReady(): boolean {
    return this.#isReady;
  }

  /** Whether it has ended by itself. */
  get isLost(): boolean {
    return this.#host === undefined && !this.#isClosed;
  }

  /** Resolves when it is ready for the first time, or has failed to be. */
  async whenReady(): Promise<void> {
    await this.#settled;
  }

  /** @param lifetimeMs the process ends after this, even without the service */
  read(format: CvExtension, bytes: Buffer, lifetimeMs: number): ForkedReader {
    const token = randomBytes(tokenLength / 2).toString('hex');
    const reader = new ForkedReader();
    const fork = () => {
      this.#unforked.set(token, reader);
      this.#orders?.write(readOrder(token, Math.ceil(lifetimeMs / 1000)));
    };
    this.#waiting.set(token, { reader, format, bytes, fork, forks: 1 });
    fork();
    return reader;
  }

  /** Ends a process, whatever it is doing. */
  end(reader: ForkedReader): void {
    for (const [token, waiting] of this.#waiting) if (waiting.reader === reader) this.#waiting.delete(token);
    if (reader.pid) this.#orders?.write(endOrder(reader.pid));
    else reader.once('forked', () => this.end(reader));
  }

  /** Ends it and, with it, every process that it forked. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#pause);
    this.#settle();
    this.#server.close();
    rmSync(this.#folder, { recursive: true, force: true });
    const host = this.#host;
    if (!host || host.exitCode !== null || host.signalCode !== null) return;
    await new Promise((resolve) => {
      host.once('exit', resolve);
      host.kill('SIGKILL');
    });
  }

  #start(): void {
    const { hostPath, memoryMb } = this.options;
    // V8's helper threads would be missing in forked processes.
    const flags = ['--single-threaded', '--expose-gc', `--max-old-space-size=${memoryMb}`];
    const host = spawn(process.execPath, [...flags, hostPath, this.#socketPath], {
      env: {},
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    });
    this.#host = host;
    this.#orders = host.stdio[orderDescriptor] as Duplex;
    this.#orders.on('error', () => undefined);
    const lose = () => {
      this.#lose(host);
      this.#settle();
    };
    host.once('exit', lose).once('error', lose);
    const answers = createInterface({ input: this.#orders });
    answers.on('error', () => undefined); // reported when it ends
    answers.on('line', (line) => {
      if (line !== readyAnswer) return this.#note(line);
      this.#isReady = true;
      this.#settle();
    });
  }

  /** `forked TOKEN PID` */
  #note(line: string): void {
    const [, token = '', pid = ''] = line.split(' ');
    const reader = this.#unforked.get(token);
    this.#unforked.delete(token);
    if (!reader) return;
    reader.pid = Number(pid);
    reader.emit('forked');
    this.#watchStart(token, Number(pid));
  }

  /** Until the process has named itself: one that ends before gets a successor. */
  #watchStart(token: string, pid: number): void {
    const look = async (): Promise<void> => {
      const hasEnded = await isOver(pid);
      const waiting = this.#waiting.get(token);
      if (!waiting || !this.#orders?.writable) return;
      if (!hasEnded) return void setTimeout(() => void look(), startCheckMs).unref();
      this.#orders.write(endOrder(pid));
      waiting.reader.pid = 0;
      if (waiting.forks >= mostForks) {
        this.#waiting.delete(token);
        return waiting.reader.lose();
      }
      waiting.forks += 1;
      waiting.fork();
    };
    setTimeout(() => void look(), startCheckMs).unref();
  }

  /** A process names its token, gets its document, and answers. */
  async #meet(socket: Socket): Promise<void> {
    socket.on('error', () => socket.destroy());
    socket.setTimeout(introductionMs, () => socket.destroy());
    const token = await readToken(socket);
    const waiting = this.#waiting.get(token);
    this.#waiting.delete(token);
    if (!waiting) {
      socket.destroy();
      return;
    }
    const { reader, format, bytes } = waiting;
    socket.setTimeout(0);
    socket.once('close', () => reader.lose());
    socket.write(`${format}\n`);
    socket.end(bytes);
    try {
      const answer: unknown = JSON.parse((await readToEnd(socket)).toString('utf8'));
      reader.emit('message', answer);
    } catch {
      reader.lose();
    }
  }

  /** Its processes end with it. Those who asked for one start another; the next host comes after a pause. */
  #lose(host: ChildProcess): void {
    if (this.#host !== host) return;
    this.#isReady = false;
    this.#host = undefined;
    const lost = [...this.#unforked.values(), ...[...this.#waiting.values()].map(({ reader }) => reader)];
    this.#unforked.clear();
    this.#waiting.clear();
    for (const reader of lost) reader.lose();
    if (this.#isClosed) return;
    this.#startAfter(this.#pauseMs);
    this.#pauseMs = Math.min(this.#pauseMs * 2, longestPauseMs);
  }

  #startAfter(pauseMs: number): void {
    this.#pause = setTimeout(() => this.#start(), pauseMs);
    this.#pause.unref();
  }
}

async function readToken(socket: Socket): Promise<string> {
  let said = Buffer.alloc(0);
  while (said.length < tokenLength) {
    const piece = socket.read() as Buffer | null;
    if (piece) said = Buffer.concat([said, piece]);
    else if (socket.destroyed || socket.readableEnded) return '';
    else
      await new Promise<void>((resolve) => {
        for (const event of ['readable', 'end', 'close']) socket.once(event, () => resolve());
      });
  }
  return said.toString('latin1', 0, tokenLength);
}

/** Also of one whose parent has not waited for it yet. */
async function isOver(pid: number): Promise<boolean> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return !status || /^State:\s+[ZX]/m.test(status);
}
