import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Invoice } from './invoice';

/** Every invoice, newest last. With a file they survive a restart, and so do links to them. */
export class InvoiceStore {
  readonly #invoices = new Map<string, Invoice>();

  constructor(private readonly file?: string) {
    for (const invoice of file ? readInvoices(file) : []) this.#invoices.set(invoice.id, invoice);
  }

  find(id: string): Invoice | undefined {
    return this.#invoices.get(id);
  }

  all(): readonly Invoice[] {
    return [...this.#invoices.values()];
  }

  save(invoice: Invoice): void {
    this.#invoices.set(invoice.id, invoice);
    this.#write();
  }

  clear(): void {
    this.#invoices.clear();
    this.#write();
  }

  #write(): void {
    if (!this.file) return;
    mkdirSync(dirname(this.file), { recursive: true });
    // Written to a temporary file and renamed, so that a crash leaves the old one intact.
    writeFileSync(`${this.file}.new`, JSON.stringify(this.all()), { mode: 0o600, flush: true });
    renameSync(`${this.file}.new`, this.file);
  }
}

function readInvoices(file: string): readonly Invoice[] {
  if (!existsSync(file)) return [];
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as readonly Invoice[];
  } catch (cause) {
    throw new Error(`The invoices in ${file} cannot be read. Move it away to begin with none.`, { cause });
  }
}
