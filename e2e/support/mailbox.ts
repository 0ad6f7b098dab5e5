import { setTimeout as delay } from 'node:timers/promises';

export interface Mail {
  readonly id: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly to: readonly { readonly address: string }[];
}

/** The web mailbox, read through its API. */
export class Mailbox {
  constructor(private readonly url: string) {}

  /** Newest mail to an address; waits for it. */
  async waitForMail(address: string, timeoutMs = 120_000): Promise<Mail> {
    return this.#waitForMailWith(address, () => true, timeoutMs);
  }

  /** Link of the newest mail to an address with one, other than known links; waits for it. */
  async waitForLink(address: string, known: readonly string[] = []): Promise<string> {
    return findLink(await this.#waitForMailWith(address, (mail) => isNew(linkIn(mail), known)));
  }

  /** Address of the newest mail's link to a page of the site; waits for it. @param path without query */
  async waitForLinkTo(address: string, path: string): Promise<string> {
    const linkTo = ({ text }: Mail) =>
      text.match(/https?:\/\/[^\s"<>]+/g)?.find((link) => new URL(link).pathname === path);
    return String(linkTo(await this.#waitForMailWith(address, (mail) => linkTo(mail) !== undefined)));
  }

  /** Newest mail to an address with this subject; waits for it. */
  async waitForSubject(address: string, subject: string): Promise<Mail> {
    return this.#waitForMailWith(address, (mail) => mail.subject === subject);
  }

  /** Six-digit code of the newest mail to an address with one; waits for it. */
  async waitForCode(address: string): Promise<string> {
    return String(codeIn(await this.#waitForMailWith(address, (mail) => codeIn(mail) !== undefined)));
  }

  async #waitForMailWith(
    address: string,
    isMeant: (mail: Mail) => boolean,
    timeoutMs = 120_000,
  ): Promise<Mail> {
    const deadline = Date.now() + timeoutMs;
    while (Date.now() < deadline) {
      const mail = (await this.listMails(address)).findLast(isMeant);
      if (mail) return mail;
      await delay(200);
    }
    throw new Error(`No such mail to ${address} within ${timeoutMs} ms`);
  }

  async listMails(address: string): Promise<Mail[]> {
    const mails = (await (await fetch(`${this.url}/api/email`)).json()) as Mail[];
    return mails.filter(({ to }) => to.some((recipient) => recipient.address === address));
  }

  /** A mail as it was sent, with its headers unfolded. */
  async readSource({ id }: Mail): Promise<string> {
    const response = await fetch(`${this.url}/api/email/${id}/source`);
    return (await response.text()).replaceAll(/\r?\n[ \t]+/g, ' ');
  }
}

/** Address of a mail's button. */
export function findButton({ subject, text }: Mail): string {
  const [address] = /https?:\/\/[^\s"<>]+/.exec(text) ?? [];
  if (!address) throw new Error(`The mail “${subject}” has no button`);
  return address;
}

/** Address of the only button of a mail that verifies. */
export function findLink(mail: Mail): string {
  const link = linkIn(mail);
  if (!link) throw new Error('The mail holds no link to verify the address');
  return link;
}

const linkIn = (mail: Mail): string | undefined =>
  /https?:\/\/\S+\/auth\/verify\?[^\s"<>]+/.exec(mail.text)?.[0].replaceAll('&amp;', '&');

const codeIn = (mail: Mail): string | undefined => /^\s*(\d{6})\s*$/m.exec(mail.text)?.[1];

const isNew = (link: string | undefined, known: readonly string[]): boolean =>
  link !== undefined && !known.includes(link);
