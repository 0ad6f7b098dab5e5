import type { Language } from '@sabi/contracts/language';
import { type APIRequestContext, type APIResponse, expect } from '@playwright/test';
import { type HTMLElement, parse } from 'node-html-parser';

/** CV text for the form. */
export const typedCv = `Laksmi Rekawati
laksmi@mail.example, +62 812 0000 3301, Surabaya

Experience
Warehouse supervisor, PT Pangan Nusantara, January 2019 - present
- Led a team of 14 and cut picking errors by 30%
Warehouse clerk, PT Pangan Nusantara, June 2016 - December 2018
- Received and counted goods

Education
Diploma in logistics, Politeknik Negeri Malang, 2013 - 2016

Skills
Inventory, Excel, forklift licence`;

interface SentFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

interface PlainPage {
  readonly url: URL;
  readonly html: string;
}

export interface PlainAnswer extends PlainPage {
  readonly document: HTMLElement;
}

/** Parses a page as a browser without script does: with the content of `noscript`. */
export const parsePlain = (html: string): HTMLElement =>
  parse(html, { blockTextElements: { script: true, style: true, pre: true } });

/**
 * Submits a page's form over HTTP as a browser without script does, with its own and the given values.
 * @param selector of a field that is unique on the page
 */
export async function sendPlainForm(
  request: APIRequestContext,
  { url, html }: PlainPage,
  selector: string,
  filled: Values,
): Promise<PlainAnswer> {
  const form = parsePlain(html).querySelector(selector)?.closest('form');
  if (!form) throw new Error(`${url.pathname} has no form with ${selector}`);
  const fields = form.querySelectorAll('input[name], select[name], textarea[name]');
  const names = fields.map((field) => field.getAttribute('name') ?? '');
  expect(names, `the form with ${selector}`).toEqual(expect.arrayContaining(Object.keys(filled)));
  const own = fields.filter((field) => field.getAttribute('type') !== 'file').map(readField);
  const values = { ...Object.fromEntries(own), ...filled };
  const address = new URL(form.getAttribute('action') ?? '', url).href;
  // Some answers have the language of the form's page.
  const headers = {
    Accept: 'text/html',
    Origin: url.origin,
    Referer: url.href,
    'Sec-Fetch-Site': 'same-origin',
  };
  const response = await send(request, form, address, { headers, values });
  const text = await response.text();
  return {
    url: new URL(response.url()),
    html: text,
    document: parsePlain(text),
  };
}

/** A password form sent without script is rejected by a page that does not repeat the password. */
export async function expectPasswordRefused(
  request: APIRequestContext,
  address: string,
  { language, notSent }: { language: Language; notSent: string },
): Promise<void> {
  const answer = await request.post(address, {
    form: { email: 'a@mail.example', password: 'correct horse' },
    headers: { Accept: 'text/html', 'Accept-Language': language },
  });
  expect(answer.status()).toBe(405);
  expect(await answer.text()).toContain(notSent);
  expect(await answer.text()).not.toContain('correct horse');
}

type Values = Readonly<Record<string, string | SentFile>>;

function send(
  request: APIRequestContext,
  form: HTMLElement,
  address: string,
  { headers, values }: { headers: Record<string, string>; values: Values },
): Promise<APIResponse> {
  if (form.getAttribute('enctype') === 'multipart/form-data')
    return request.post(address, { headers, multipart: { ...values } });
  const texts = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));
  return form.getAttribute('method') === 'post'
    ? request.post(address, { headers, form: texts })
    : request.get(address, { headers, params: texts });
}

function readField(field: HTMLElement): [name: string, value: string] {
  const option = field.querySelector('option[selected]') ?? field.querySelector('option');
  const value = field.tagName === 'TEXTAREA' ? field.text : (option ?? field).getAttribute('value');
  return [field.getAttribute('name') ?? '', value ?? ''];
}
