import { joinMarkup, type Markup, markup } from '@sabi/service-kit/markup';
import { type Channel, channelGroups, chooseChannels } from '../invoices/channels';
import type { Invoice } from '../invoices/invoice';
import { accountNumber, paymentCode } from '../invoices/payment-destination';
import { renderFrame } from './page-frame';
import { type PageLanguage, pageTexts } from './page-texts';
import { drawQrPicture } from './qr-picture';

export interface PaymentPage {
  readonly invoice: Invoice;
  readonly merchantName: string;
  readonly language: PageLanguage;
  readonly channel?: Channel | undefined;
}

const none = markup``;

/** Payment page of an invoice: a choice of channels, then instructions for the chosen one. */
export function renderPaymentPage(page: PaymentPage): string {
  const { invoice, channel } = page;
  const rest =
    invoice.status !== 'PENDING'
      ? renderState(page, invoice.status)
      : channel
        ? renderInstruction(page, channel)
        : renderChoice(page);
  return renderFrame(page, joinMarkup([renderSummary(page), rest]));
}

export function renderMissingPage(merchantName: string, language: PageLanguage): string {
  const [title, text] = pageTexts[language].missing;
  return renderFrame(
    { merchantName, language },
    markup`<section class="card"><h1>${title}</h1><p class="quiet">${text}</p></section>`,
  );
}

function renderSummary({ invoice, language }: PaymentPage): Markup {
  const texts = pageTexts[language];
  const { amount, currency, description, external_id: reference } = invoice.request;
  const money = new Intl.NumberFormat(language, { style: 'currency', currency, maximumFractionDigits: 0 });
  const expiry = new Intl.DateTimeFormat(language, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Asia/Jakarta',
  }).format(invoice.expiresAt);
  return markup`<section class="card">
  <p class="quiet">${texts.total}</p>
  <p class="total">${money.format(amount)}</p>
  ${description ? markup`<p>${description}</p>` : none}
  <p class="quiet">${texts.reference}: ${reference}</p>
  ${invoice.status === 'PENDING' ? markup`<p class="quiet">${texts.payBefore} ${expiry} WIB</p>` : none}
</section>`;
}

function renderChoice({ invoice, language }: PaymentPage): Markup {
  const texts = pageTexts[language];
  const available = chooseChannels(invoice.request.amount, invoice.request.payment_methods);
  const groups = channelGroups.flatMap((group) => {
    const own = available.filter((channel) => channel.group === group);
    if (own.length === 0) return [];
    const choices = own.map(
      ({ code, name }) =>
        markup`<label><input type="radio" name="channel" value="${code}" required> ${name}</label>`,
    );
    // Without script a closed group can still be opened; the first is open initially.
    const open = own[0] === available[0] ? markup` open` : none;
    return [
      markup`<details${open}><summary>${texts.groups[group]}</summary><div class="channels">${joinMarkup(choices)}</div></details>`,
    ];
  });
  return markup`<form class="card" method="get">
  <h1>${texts.choose}</h1>
  <input type="hidden" name="locale" value="${language}">
  ${joinMarkup(groups)}
  <button type="submit">${texts.go}</button>
</form>
${renderCancel(invoice.id, language)}`;
}

function renderInstruction({ invoice, language }: PaymentPage, channel: Channel): Markup {
  const texts = pageTexts[language];
  return markup`<form class="card" method="post" action="/web/${invoice.id}/pay?locale=${language}">
  <h1>${texts.groups[channel.group]}: ${channel.name}</h1>
  <p>${texts.howTo[channel.group]}</p>
  ${renderDestination(invoice.id, channel)}
  <input type="hidden" name="channel" value="${channel.code}">
  <button type="submit">${texts.pay}</button>
  <p><a href="/web/${invoice.id}?locale=${language}">${texts.otherChannel}</a></p>
</form>
${renderCancel(invoice.id, language)}`;
}

function renderDestination(invoiceId: string, { code, group }: Channel): Markup {
  if (group === 'bank') return markup`<p class="code">${accountNumber(invoiceId, code)}</p>`;
  if (group === 'retail') return markup`<p class="code">${paymentCode(invoiceId, code)}</p>`;
  return group === 'qr' ? drawQrPicture(invoiceId) : none;
}

function renderCancel(invoiceId: string, language: PageLanguage): Markup {
  return markup`<form method="post" action="/web/${invoiceId}/cancel?locale=${language}">
  <button type="submit" class="plain">${pageTexts[language].cancel}</button>
</form>`;
}

function renderState({ invoice, language }: PaymentPage, status: 'PAID' | 'SETTLED' | 'EXPIRED'): Markup {
  const texts = pageTexts[language];
  const [title, text] = texts.states[status];
  const { success_redirect_url: success, failure_redirect_url: failure } = invoice.request;
  const target = status === 'EXPIRED' ? failure : success;
  return markup`<section class="card">
  <h1>${title}</h1>
  <p>${text}</p>
  ${target ? markup`<a class="button" href="${target}">${texts.back}</a>` : none}
</section>`;
}
