import { expect } from '@playwright/test';
import { planRequest } from './payment-requests';

/** The site and an account's token. */
export interface Writer {
  readonly url: string;
  readonly accessToken: string;
}

/** Sends the contact form. @param canary text that identifies the inquiry */
export async function submitInquiry(writer: Writer, canary: string): Promise<void> {
  await post(
    `${writer.url}/api/profile/v1/inquiries`,
    {
      kind: 'contact',
      first_name: canary,
      last_name: 'Rekaan',
      company_name: null,
      email: `${canary}@mail.example`,
      phone_number: null,
      inquiry_type: 'company',
      message: `asked ${canary}`,
      language: 'en',
    },
    writer.accessToken,
  );
}

/** Analyzes a CV as a visitor and claims the analysis with the account. */
export async function claimAnalysis(writer: Writer, canary: string): Promise<void> {
  const address = `${writer.url}/functions/v1/cv-analyzer`;
  const cvText = `${canary} ${canary}. Warehouse supervisor since 2019, led a team of 14 and cut errors by 30%.`;
  const { claim_token: claimToken } = await post(address, { cvText });
  expect(claimToken).toBeTruthy();
  await post(address, { claimToken }, writer.accessToken);
}

/** Creates an unpaid order; the receipt's name comes from the token. */
export async function placeOrder({ url, accessToken }: Writer): Promise<void> {
  const { invoice_url: page } = await post(
    `${url}/functions/v1/xendit-payment`,
    planRequest('pro'),
    accessToken,
  );
  expect(page).toBeTruthy();
}

async function post(address: string, body: object, accessToken?: string): Promise<Record<string, unknown>> {
  const response = await fetch(address, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(accessToken && { Authorization: `Bearer ${accessToken}` }),
    },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  expect(response.status, text).toBeLessThan(300);
  return JSON.parse(text) as Record<string, unknown>;
}
