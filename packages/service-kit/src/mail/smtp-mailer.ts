import { type Mail, type Mailer, MailNotSent, MailRefused } from './mailer';

const timeouts = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
  dnsTimeout: 10_000,
};

export function createSmtpMailer(options: {
  url: string;
  senderName: string;
  senderAddress: string;
}): Mailer {
  const { url, senderName, senderAddress } = options;
  const domain = senderAddress.split('@')[1] ?? 'localhost';
  let opened: ReturnType<typeof openTransport> | undefined;
  return {
    send: async ({ id, to, replyTo, subject, html, text, ...mail }) => {
      const transport = await (opened ??= openTransport(url));
      try {
        await transport.sendMail({
          messageId: `<${id}@${domain}>`,
          from: { name: senderName, address: senderAddress },
          to: { name: '', address: to },
          ...(replyTo && { replyTo }),
          subject,
          html,
          text,
          headers: describe(mail),
        });
      } catch (error) {
        throw toFailure(error);
      }
    },
    close: () => void opened?.then((transport) => transport.close()),
  };
}

/** Loaded with the first mail: a process that sends none saves 3 MB. */
async function openTransport(url: string) {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    url,
    pool: true,
    maxConnections: 5,
    maxRequeues: 0, // the message's queue decides about retries
    ...timeouts,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

function describe({ language, oneClickUnsubscribeUrl }: Pick<Mail, 'language' | 'oneClickUnsubscribeUrl'>) {
  return {
    // Marks the mail as automatic, for vacation responders and ticket systems.
    'Auto-Submitted': 'auto-generated',
    'Content-Language': language,
    ...(oneClickUnsubscribeUrl && {
      'List-Unsubscribe': `<${oneClickUnsubscribeUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
  };
}

/**
 * A 5xx to the recipient is final. A 5xx to another command is about the server or our account there, so it is retried.
 * The original error is not passed on: it contains the address, and thrown errors are logged.
 */
function toFailure(error: unknown): MailRefused | MailNotSent {
  const { code, command, responseCode }: Partial<Record<string, unknown>> = { ...(error as object) };
  const summary = `SMTP ${String(command)} ${String(code)} ${String(responseCode)}`;
  return command === 'RCPT TO' && Number(responseCode) >= 500
    ? new MailRefused(summary)
    : new MailNotSent(summary);
}
