import { guardServer } from '@sabi/service-kit/host-guard';
import { MailDev } from 'maildev';

export interface Mailbox {
  readonly smtpUrl: string;
  readonly webUrl: string;
  stop(): Promise<void>;
}

export interface MailboxOptions {
  readonly webPort: number;
  readonly folder: string;
  /** Host names of its page, besides those of loopback. */
  readonly allowedHosts?: readonly string[] | undefined;
}

/** An SMTP server that stores every mail and shows it in the browser. */
export async function startMailbox(options: MailboxOptions): Promise<Mailbox> {
  const maildev = new MailDev({
    smtp: 0,
    ip: '127.0.0.1',
    web: options.webPort,
    webIp: '127.0.0.1',
    mailDirectory: options.folder,
    maxEmails: 500,
    mcp: false,
    silent: true,
  });
  const { info } = console;
  console.info = () => undefined; // maildev announces itself in spite of `silent`; our screen names it
  try {
    const { smtp, api } = await maildev.start();
    // Unguarded, it lets the pages of every site read and delete the mails.
    if (api) guardServer(api.server.server, { hosts: options.allowedHosts ?? [], origins: [] });
    return {
      smtpUrl: `smtp://127.0.0.1:${smtp.getAddress().port}`,
      webUrl: `http://127.0.0.1:${options.webPort}`,
      stop: () => maildev.stop(),
    };
  } finally {
    console.info = info;
  }
}
