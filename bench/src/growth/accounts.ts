import { randomUUID } from 'node:crypto';
import pLimit from 'p-limit';

const password = 'k9#vQz!lantai';

export interface Account {
  readonly userId: string;
  readonly email: string;
  readonly headers: { readonly Authorization: string };
}

/** Accounts by the way people get them, each from a network of its own. */
export async function signUpMany(siteUrl: string, count: number): Promise<Account[]> {
  return pLimit(4).map(Array(count).keys(), async () => {
    const email = `${randomUUID()}@mail.example`;
    const { access_token: token, user } = await ask<{ access_token: string; user: { id: string } }>(
      `${siteUrl}/auth/v1/signup`,
      { email, password, data: { full_name: 'Ayu Lestari', user_type: 'talent' } },
    );
    return { userId: user.id, email, headers: { Authorization: `Bearer ${token}` } };
  });
}

/** What asks for a session of an account. */
export const signInBody = ({ email }: Account) => JSON.stringify({ email, password });

/** Orders Pro for an account. @returns the order and its invoice at the provider */
export async function orderPro(siteUrl: string, { headers }: Account) {
  const body = { paymentType: 'subscription', planType: 'pro', amount: 1_000_000 };
  const order = await ask<{ order_id: string; invoice_url: string }>(
    `${siteUrl}/functions/v1/xendit-payment`,
    body,
    headers,
  );
  const { origin, pathname } = new URL(order.invoice_url);
  const invoiceId = pathname.split('/').at(-1) ?? '';
  await ask(`${origin}/sandbox/invoices/${invoiceId}/pay`, {});
  return { orderId: order.order_id, invoiceId };
}

let networks = 0;

/** Another one each time, so that no limit of a network is met. */
export const newNetwork = () => {
  networks += 1;
  return { 'X-Forwarded-For': `10.${(networks >> 16) & 255}.${(networks >> 8) & 255}.${networks & 255}` };
};

async function ask<Answer>(url: string, body: object, headers: Record<string, string> = {}): Promise<Answer> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...newNetwork(), ...headers },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${text}`);
  return JSON.parse(text || '{}') as Answer;
}
