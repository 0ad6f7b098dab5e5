import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { BrowserContext, Response } from '@playwright/test';
import { findPrices } from './find-prices';

/** Responses received by a visitor's browser, as text. */
export class NetworkLog {
  /** Text → its first address. */
  readonly #texts = new Map<string, string>();
  readonly #reading = new Set<Promise<void>>();

  /** Records every page of the context from now on. */
  record(context: BrowserContext): void {
    context.on('response', (response) => this.#note(response));
  }

  get addresses(): string[] {
    return [...new Set(this.#texts.values())];
  }

  /** Adds a response that no page requested. */
  async add(address: string, body: Buffer, contentType = ''): Promise<void> {
    const text = await toText(body, contentType);
    if (!this.#texts.has(text)) this.#texts.set(text, address);
  }

  /** @returns each price found, with its address */
  async findPrices(): Promise<string[]> {
    await Promise.all(this.#reading);
    return [...this.#texts].flatMap(([text, address]) =>
      findPrices(text).map((found) => `${address}: ${found}`),
    );
  }

  #note(response: Response): void {
    const reading = response
      .body()
      .then((body) => this.add(response.url(), body, response.headers()['content-type']))
      .catch(() => undefined) // a redirect has no body, and a page left meanwhile loses its answers
      .finally(() => this.#reading.delete(reading));
    this.#reading.add(reading);
  }
}

async function toText(body: Buffer, contentType: string): Promise<string> {
  return contentType.includes('application/pdf') ? readPdf(body) : body.toString('utf8');
}

async function readPdf(body: Buffer): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'sabi-pdf-'));
  const file = join(folder, 'file.pdf');
  try {
    await writeFile(file, body);
    return (await promisify(execFile)('pdftotext', ['-layout', file, '-'])).stdout;
  } finally {
    await rm(folder, { recursive: true });
  }
}
