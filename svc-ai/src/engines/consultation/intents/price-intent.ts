import { planFacts } from '@sabi/shared-texts/catalogue';
import type { AskedQuestion, Intent } from './intent';

const asksPrice =
  /\b(?:prices?|pricing|costs?|fees?|how much(?! (?:time|notice|overtime|experience))|rates?|tariffs?|(?:harga|biaya|tarif|ongkos|fee)(?:nya)?|bayar (?:berapa|brp)|berapa(?:an)? duit|berapaan|expensive|cheap\w*|afford\w*|set me back|(?:what['’]?s|what is) the damage|mahal(?: (?:ga|gak|nggak|tidak))?|murah)\b|价格|多少钱|费用|收费|猎头费|价钱/i;
const ofPlan = new RegExp(
  String.raw`\b(?:plans?|packages?|paket|${planFacts.map(({ name }) => name.en).join('|')}|makeovers?|consultations?|konsultasi|webinars?|templates?|templat|personality test|tes kepribadian|private (?:hr )?sessions?|sesi|kuota|quota|lamaran|applications?|whatsapp assistant|single services?|layanan satuan)\b|套餐|咨询|会员`,
  'i',
);
const ofSearch =
  /\b(?:search|headhunt\w*|recruit\w*|hir(?:e|ing)|placements?|executive|annual salary|percent\w*|persen|salary of|pencarian|rekrut\w*|perekrutan|penempatan|kandidat|candidates?|posisi|role)\b|猎头|年薪|招聘|百分/i;
const ofAts = /\b(?:ats|sabiats|applicant.tracking|software|per (?:seat|user)|sistem pelacakan)\b/i;
const ofOffice =
  /\b(?:kitas|kitap|rptka|dkptka|dkp.tka|imta|visa|work permit|government|pemerintah|resmi|izin)\b|签证/i;
const ofJobAd =
  /\b(?:salar(?:y|ies) shown|job ads?|gaji\w*|pay range|thr|overtime|lembur|uang seragam|admin fee|transfer|refund\w*|charged|terpotong|dikembalikan|cancel\w*|hemat|save|savings)\b|退款/i;
const waysToPay =
  /\b(?:paypal|crypto|bitcoin|pay ?later|cicil\w*|instal?lments?|credit card|kartu kredit|gopay|ovo|dana|qris|visa card|e-?wallet|bank transfer|virtual account)\b|信用卡|支付宝|微信/i;
const pays =
  /\b(?:pay(?:ing|ment)?|bayar|pembayaran|membayar|accept|take|terima|nerima|pakai|pake|lewat|via|use)\b|付款|支付/i;
const isOpening = /\b(?:store|stored|save|simpan|disimpan|refund|balik|kembali|masuk|arrived)\b/i;

const asksDuration =
  /\b(?:how (?:long|many (?:weeks|days|months))|berapa (?:lama|hari|minggu|bulan)|brp (?:lama|hari|minggu))\b|几天|多久|几周/i;

const priceSources = ['dictionary/mf-marketing/talent-solution/plans.text', 'terms/plans'];

/** What is asked about a price; undefined for another question. */
export function findPriceIntent(question: AskedQuestion): Intent | undefined {
  const { message, whole, isSignedIn, isOfCompany } = question;
  if (waysToPay.test(message) && pays.test(message) && !isOpening.test(message))
    return { text: 'wayToPay', cites: ['terms/plans'], quotes: true };
  const asks = asksPrice.test(message) && !ofJobAd.test(message);
  if (!asks && !asksDuration.test(message)) return undefined;
  if (ofOffice.test(message)) {
    const cites = [
      'article/hospitality-industry/certificates-and-what-the-law-asks',
      'article/energy-industry/pay-and-contracts-on-projects',
    ];
    return { text: 'officialFee', cites: /dkp/i.test(message) ? cites.toReversed() : cites, quotes: true };
  }
  if (!asks) return undefined;
  const hero = 'dictionary/mf-marketing/applicant-tracking/hero.text';
  if (ofAts.test(message))
    return { text: 'priceOfAts', cites: [hero, 'dictionary/mf-marketing/applicant-tracking/closing.text'] };
  if (ofPlan.test(whole)) return ofPlanFor(isSignedIn, isOfCompany && isSignedIn);
  if (ofSearch.test(whole) || (isOfCompany && message.split(/\s+/).length > 3))
    return {
      text: 'feeOfSearch',
      cites: ['terms/scope', 'dictionary/mf-marketing/company-solution/closing.text'],
    };
  return message.split(/\s+/).length > 5 ? ofPlanFor(isSignedIn, false) : { text: 'priceOfWhat' };
}

function ofPlanFor(isSignedIn: boolean, isRecruiter: boolean): Intent {
  if (isRecruiter)
    return {
      text: 'known',
      cites: ['dictionary/mf-marketing/talent-solution/plans.onlyTalent'],
      quotes: true,
    };
  return isSignedIn
    ? { text: 'priceOnPage', pages: ['plans'], own: 'price' }
    : { text: 'signInForPrice', cites: priceSources };
}
