import { setTimeout as delay } from 'node:timers/promises';

export interface Mail {
  readonly id: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly to: readonly { readonly address: string }[];
}

/** The mailbox a person would open in the browser, read through its API. */
export class Mailbox {
  constructor(private readonly url: string) {}

  /** The newest mail to an address; waits for it. */
  async waitForMail(address: string, timeoutMs = 20_000): Promise<Mail> {
    const deadline = Date.now() + timeoutMs;
    while (Date.now() < deadline) {
      const mail = (await this.listMails(address)).at(-1);
      if (mail) return mail;
      await delay(200);
    }
    throw new Error(`No mail to ${address} within ${timeoutMs} ms`);
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

/** The address of the one button in a mail. */
export function findLink(mail: Mail): string {
  const link = /https?:\/\/\S+\/auth\/verify\?[^\s"<>]+/.exec(mail.text)?.[0];
  if (!link) throw new Error('The mail holds no link to verify the address');
  return link.replaceAll('&amp;', '&');
}
