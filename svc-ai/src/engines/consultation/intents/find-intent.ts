import { meaningfulWords } from '../retrieval/terms';
import type { AskedQuestion, Intent } from './intent';
import { findOwnIntent } from './own-intent';
import { findPersonIntent } from './person-intent';
import { findPriceIntent } from './price-intent';
import { findVagueQuestion, refundOfPlans } from './vague-question';

const asksClock =
  /\b(?:what(?:['’]?s| is) the time|what time is it|jam (?:berapa|brp|brapa) (?:sekarang|skrg|skrng)|(?:sekarang|skrg|skrng) jam (?:berapa|brp|brapa)|(?:sekarang|skrg) (?:pukul|jam))\b|现在(?:是)?几点/i;
const asksWork =
  /^(?:(?:i )?(?:want|need|looking for|mau|butuh|cari|pengen|ingin|nyari)(?: to)? (?:a )?(?:work|jobs?|kerja(?:an)?|pekerjaan)|找工作|我(?:想|要)(?:找)?工作)$/;
/** What no page says about Sabi. */
const asksOfFirm =
  /\b(?:founded|founder|established|who owns|owner of sabi|ceo|investors?|revenue|turnover|shareholders?|didirikan|berdiri (?:sejak|tahun|kapan)|kapan berdiri|pendiri|pemilik sabi|siapa (?:yang punya|pemilik)|omzet|investor)\b|创始人|成立于?|谁拥有|老板是谁/i;
const asksOpenJobs =
  /\b(?:is there|are there|do you have|any|have you got|ada|adakah|apakah ada)\b.{0,20}\b(?:vacanc(?:y|ies)|jobs?|openings?|positions?|lowongan|loker|posisi)\b.{0,12}\b(?:for|as|in|near|at|di|untuk|buat|sebagai|bagian)\b|有没有.*(?:职位|工作|岗位)/i;
const asksOffTopic =
  /\b(?:weather|forecast|cuaca|hujan|recipe|resep|poem|puisi|pantun|joke|football|soccer|sepak ?bola|world cup|president|presiden|election|pemilu|politics|politik|bitcoin|crypto (?:price|invest\w*)|gold|emas|stocks?|shares to buy|saham|lotter\w+|togel|movie|film|song|lagu|horoscope|zodiak|exchange rate|kurs|homework|pacar|jodoh|restaurant recommendation|tempat makan|wisata|liburan|hotel murah|flight|tiket pesawat|medicine|obat|dose|python function|capital of|ibu kota)\b|天气|彩票|股票|比特币|黄金|菜谱|笑话|足球|总统|电影/i;
const asksRefund =
  /\b(?:refunds?|money back|uang (?:saya )?kembali|pengembalian (?:uang|dana)|uang balik)\b|退款|退钱/i;
/** A refund that is on its way, or one of a certain thing. */
const isOfOneRefund =
  /\b(?:sent|arrived?|on its way|dikirim|masuk|sampai|e-?wallet|rekening|shut|close|end|early|berhenti|ditutup|dihentikan|search|guarantee|garansi|twice|dua kali|double)\b/i;
const asksDiscount =
  /\b(?:discounts?|promo(?: code)?s?|vouchers?|coupons?|diskon|potongan harga|kode promo|lebih murah)\b|折扣|优惠/i;
const asksWhenOnly =
  /^(?:when|when is it|what time|kapan|kapan (?:sih|itu|mulainya|acaranya)|jam berapa|什么时候|几点)$/;
const asksHowLongOnly =
  /^(?:how long(?: does (?:it|that|this) take| will (?:it|that) take)?|berapa lama(?: sih| prosesnya| waktunya)?|要?多久)$/;
const asksPeople =
  /^(?:(?:i|we) )?(?:need|want|looking for|butuh|cari|mau cari|perlu|mau rekrut|mau hire)(?: to hire)? (?:some |more |a few |an? |new )?(?:people|staff|employees?|workers?|candidates?|karyawan|pegawai|orang|kandidat|tenaga kerja|staf)(?: baru)?$|^我?们?(?:想|要|需要)(?:招人|招聘)$/;
const asksHowToApply =
  /^(?:how (?:do|can|to) (?:i |we )?apply(?: here| for (?:a |the )?(?:jobs?|work|vacanc(?:y|ies)|positions?))?|(?:(?:bagaimana|gimana|gmn|gmna) )?cara (?:me|nge)?lamar(?:nya)?(?: (?:kerja|pekerjaan|lowongan|loker|di sini))?(?: (?:bagaimana|gimana|gmn))?|(?:bagaimana|gimana|gmn|gmna) (?:me|nge)lamar(?: (?:kerja|pekerjaan|lowongan))?|怎么(?:申请|应聘|投简历)(?:职位|工作)?)$/;
const howToApply: Intent = {
  text: 'known',
  cites: [
    'dictionary/mf-jobs/jobs/list.head.description',
    'dictionary/mf-jobs/apply/shared.contact',
    'dictionary/mf-jobs/apply/quota.free',
  ],
  quotes: true,
};
const asksHelp =
  /^(?:help|(?:please )?help me|tolong|bantu(?:in| saya)?|info|informasi|minta info|mau tanya|i have a question|帮助|帮帮我)$/;

/** What a question means where its words would lead a search astray; undefined when it is to be searched. */
export function findIntent(question: AskedQuestion): Intent | undefined {
  const { message } = question;
  const bare = bareWords(message);
  const bareWhole = bareWords(question.whole);
  if (asksClock.test(message)) return { text: 'clock', pages: ['contact', 'events'] };
  if (asksWork.test(bare)) return { text: 'workHow' };
  if (asksHowToApply.test(bare)) return howToApply;
  if (asksHelp.test(bare)) return { text: 'helpWhat' };
  if (asksPeople.test(bare)) return { text: 'hireWho' };
  if (asksWhenOnly.test(bareWhole)) return { text: 'whenWhat' };
  if (asksHowLongOnly.test(bareWhole)) return { text: 'howLongWhat' };
  const vague = findVagueQuestion(bareWhole);
  if (vague) return vague;
  if (asksOffTopic.test(message)) return { text: 'unknown', pages: ['contact'] };
  if (asksRefund.test(message) && !isOfOneRefund.test(message)) return refundOfPlans;
  if (asksDiscount.test(message)) return { text: 'unknown', pages: ['contact', 'plans'] };
  if (asksOfFirm.test(message))
    return { text: 'firm', cites: ['dictionary/mf-marketing/team/hero.text'], pages: ['contact'] };
  if (asksOpenJobs.test(message)) return { text: 'openJobs', pages: ['jobs', 'contact'] };
  return findPersonIntent(question) ?? findOwnIntent(question) ?? findPriceIntent(question);
}

const called = new Set(['kak', 'min', 'ya', 'dong', 'nih', 'please', 'pls', 'admin', 'bang', 'gan', 'sis']);

/** Words without punctuation, and without how the other one is called. */
const bareWords = (text: string): string =>
  (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !called.has(word)).join(' ');

export const goesOn =
  /^(?:and|ok(?:ay)?(?: and)?|oke|but|what about|how about|then|so|dan|lalu|terus|trus|kalau|kalo|klo|gimana dengan|itu|yang itu|那|那么|如果)\b|^(?:那|如果)/i;
const fewWords = 2;

/** The message together with the one before, where it goes on with it. */
export function wholeQuestion(message: string, before: string | undefined): string {
  if (before === undefined) return message;
  return goesOn.test(message) || meaningfulWords(message).length <= fewWords
    ? `${before}\n${message}`
    : message;
}
