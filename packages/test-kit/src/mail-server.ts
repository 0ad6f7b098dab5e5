import { findPort } from '@sabi/dev-infra/find-port';
import { type AddressObject, type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { eventually } from './eventually';

export interface TestMailServer {
  readonly url: string;
  /** In order of arrival. */
  readonly mails: ParsedMail[];
  readonly refused: Set<string>;
  /** The newest mail to an address, once there are `count` of them. */
  waitForMail(address: string, count?: number): Promise<ParsedMail>;
  mailsTo(address: string): ParsedMail[];
  /** Stops, to be started again on the same port. */
  stop(): Promise<void>;
  start(): Promise<void>;
}

/** A real SMTP server on loopback that stores its mails. */
export async function startMailServer(): Promise<TestMailServer> {
  const mails: ParsedMail[] = [];
  const refused = new Set<string>();
  let server = createServer(mails, refused);
  const port = await findPort();
  await listen(server, port);
  const mailsTo = (address: string) =>
    mails.filter(({ to }) => (to as AddressObject | undefined)?.text === address);
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    refused,
    mailsTo,
    waitForMail: (address, count = 1) =>
      eventually(() => {
        const found = mailsTo(address);
        const newest = found.at(-1);
        if (found.length < count || !newest)
          throw new Error(`${found.length} of ${count} mails have arrived`);
        return newest;
      }),
    stop: () => new Promise((resolve) => server.close(() => resolve())),
    start: async () => {
      server = createServer(mails, refused);
      await listen(server, port);
    },
  };
}

function createServer(mails: ParsedMail[], refused: Set<string>): SMTPServer {
  return new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    closeTimeout: 100,
    onRcptTo: ({ address }, _session, callback) => {
      callback(
        refused.has(address) ? Object.assign(new Error('No such mailbox'), { responseCode: 550 }) : null,
      );
    },
    onData: (stream, _session, callback) => {
      simpleParser(stream).then(
        (mail) => {
          mails.push(mail);
          callback();
        },
        (error: Error) => callback(error),
      );
    },
  });
}

function listen(server: SMTPServer, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.on('error', reject);
    server.listen(port, '127.0.0.1', () => resolve());
  });
}
