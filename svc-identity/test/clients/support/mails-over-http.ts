import { type LoopbackServer, startLoopbackServer } from '@sabi/test-kit/loopback-server';
import type { TestIdentity } from '../../support/identity';
import { readNewestMail } from '../../support/mails';

/** `GET /?address=…&count=…` returns code, token and link of the newest of `count` mails. */
export async function serveMails(identity: TestIdentity): Promise<LoopbackServer> {
  return startLoopbackServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '/', 'http://localhost');
    readNewestMail(identity, searchParams.get('address') ?? '', Number(searchParams.get('count'))).then(
      ({ code, token, link }) => response.end(JSON.stringify({ code, token, link })),
      (error: Error) => response.writeHead(404).end(error.message),
    );
  });
}
