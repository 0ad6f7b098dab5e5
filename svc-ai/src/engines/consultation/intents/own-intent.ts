import type { OwnMatter } from '../own/own-facts';
import type { AskedQuestion, Intent } from './intent';

interface MatterWords {
  readonly matter: Exclude<OwnMatter, 'price'>;
  /** The thing, as the asker's own. */
  readonly thing: RegExp;
  /** What of it is asked. */
  readonly asks: RegExp;
}

const mine = String.raw`(?:saya|aku|gw|gue|gua|kami|kita|ku)`;

const matters: readonly MatterWords[] = [
  {
    matter: 'company',
    thing:
      /\b(?:our|my) (?:\w+ ){0,2}(?:company|company['’]s|account|jobs?|ads?|vacanc(?:y|ies)|listings?|drafts?|business)\b|\b(?:perusahaan|lowongan|loker|draf|iklan)(?:nya)? (?:kami|kita|saya)\b|\b(?:new|unanswered) applications?\b.*\b(?:waiting|answer)|\b(?:pelamar|lamaran)\b.*\b(?:baru|belum (?:kami |kita )?(?:di)?(?:jawab|balas))|我们(?:的)?(?:公司|职位)/i,
    asks: /\b(?:verified|verification|approved|checked|open|active|online|statuses|unanswered|how many|sudah|udah|belum|aktif|live|published|how many|which|status|waiting|draft|terverifikasi|verifikasi|disetujui|tayang|berapa|brp|statusnya)\b|审核|认证|几个|多少/i,
  },
  {
    matter: 'payment',
    thing: new RegExp(
      String.raw`\b(?:my|last|latest|recent) (?:\w+ ){0,2}(?:payments?|invoices?|receipts?|orders?|transactions?|bills?)\b|\b(?:payments?|invoices?|receipts?|orders?|bills?) of mine\b|\b(?:have|did) i (?:already )?(?:paid?|order(?:ed)?|buy|bought)\b|\bwhat (?:have|did) i (?:pay|paid|buy|bought|order(?:ed)?)\b|\b(?:apa )?(?:yang )?(?:sudah|udah|udh|pernah) ${mine} (?:bayar|beli|pesan)\b|\b${mine} (?:sudah|udah|udh|pernah) (?:bayar|beli|pesan) (?:apa|berapa)\b|\b(?:pembayaran|invoice|faktur|kuitansi|tagihan|transaksi|pesanan|order)(?:nya)?(?: (?:terakhir|${mine}|webinar\w*))+\b|\b(?:status|nomor) (?:pembayaran|invoice|tagihan)|我(?:的|上次)?(?:付款|支付|发票|订单)`,
      'i',
    ),
    asks: /\b(?:status|numbers?|which|what|when|where|how much|show|list|see|check|did|have|has|is|paid|gone through|go through|arrived|open|pending|outstanding|nomor|kapan|mana|apa|masuk|lunas|berapa|brp|cek|lihat|liat|sudah|udah|udh|belum|blm)\b|状态|成功|到账|号|多少|什么|查/i,
  },
  {
    matter: 'plan',
    thing: new RegExp(
      String.raw`\bmy (?:\w+ ){0,2}(?:plan|subscription|package|membership)\b|\b(?:what|which) plan (?:do|am|have|did) i\b|\bam i (?:on|still on)\b|\b(?:plan|subscription|package) (?:i(?:['’]m| am| have)|of mine)\b|\bdo i have (?:a|an|any|the) (?:\w+ )?(?:plan|subscription)\b|\bpaket (?:apa )?yang (?:sedang |lagi )?${mine} (?:pakai|pake|punya|ambil)\b|\b(?:langganan|masa aktif|masa berlaku)(?:nya)? (?:\w+ )?${mine}\b|\b(?:pake|pakai|punya|ambil|langganan) paket\b|\bpaket(?:nya)? (?:\w+ )?${mine}\b|\bpaketku\b|我(?:的|现在|目前).{0,6}套餐`,
      'i',
    ),
    asks: /\b(?:when|until|what|which|check|show|see|status|do i have|cek|lihat|liat|udah|sudah|masih|end|ends|expires?|long|days|valid|active|left|kapan|sampai|sampe|habis|abis|berakhir|apa|berapa|brp|aktif|mana)\b|什么|哪|到期|多久/i,
  },
  {
    matter: 'quota',
    thing: new RegExp(
      String.raw`\b(?:i|my|me)\b.*\b(?:left|remaining|remain)\b|\b(?:left|remaining)\b.*\b(?:i|my|me)\b|\bdo i still have\b|\b(?:sisa|jatah|tersisa)\b.*\b(?:${mine}|berapa|brp)\b|\b${mine}\b.*\b(?:sisa|jatah|tersisa|tinggal)\b|\bmasih (?:ada |punya |sisa )(?:berapa|brp)|\bkuota (?:\w+ )?${mine}\b|我.{0,4}还(?:剩|有)|还剩`,
      'i',
    ),
    asks: /\b(?:how many|how much|any|have|left|berapa|brp|sisa|masih|tinggal|cek)\b|多少|几|吗/i,
  },
  {
    matter: 'application',
    thing: new RegExp(
      String.raw`\bmy (?:\w+ ){0,2}applications?\b|\bapplications? of mine\b|\bi(?:['’]ve| have)? applied\b|\b(?:jobs?|companies) (?:have|did) i appl(?:ied|y)\b|\b(?:where|what) (?:have|did) i appl(?:ied|y)\b|\b${mine} (?:sudah|udah|udh|pernah|yang )?\s?(?:melamar|ngelamar|lamar|apply) (?:ke|di|apa|mana|berapa)\b|\b(?:sudah|udah|udh) (?:ngelamar|melamar|lamar|apply) (?:ke |di )?(?:mana|berapa|apa)\b|\b(?:lamaran|lamaranku)(?:nya)? (?:\w+ )?(?:${mine}|mana)\b|\blamaranku\b|\bstatus lamaran\b|我的申请|我申请的|我投的|我投(?:过|递)|我(?:之前|上周)?申请`,
      'i',
    ),
    asks: /\b(?:status|stage|where|how many|list|show|what|any|cek|mana|berapa|brp|apa|open|opened|read|seen|rejected|accepted|hear|heard|progress|far|news|which|dibuka|dibaca|dilihat|ditolak|diterima|lolos|tahap\w*|sampai|sampe|kabar\w*|gimana|bagaimana|diproses)\b|状态|结果|进展|怎么样|打开|拒绝|哪一步|到哪/i,
  },
  {
    matter: 'cv',
    thing: new RegExp(
      String.raw`\bmy (?:\w+ )?cv\b|\bcv\b.*\b(?:of mine|of me|do i have)\b|\bcv (?:\w+ )?${mine}\b|\bcvku\b|我的简历`,
      'i',
    ),
    asks: /\b(?:which (?:file|cv|version)|what file|what(?:['’]s| is) the name|file ?name|cv file|what score|how (?:good|high)|points|nama file|versi|berapa|brp|apa nama|cv (?:yang )?(?:mana|apa)|score of|my (?:cv )?score|latest|last upload\w*|when did i|skor|nilai|file (?:yang )?mana|yang mana|kapan|terakhir|kepasang|terpasang)\b|哪个|哪份|文件|分数|几分|上传/i,
  },
];

/** How something is done, or what the rules are: the pages say that. */
const isGeneral =
  /\b(?:how (?:do|can|to|should)|can i|could i|may i|should i|if i|what happens|after applying|refund\w*|charged twice|carry over|roll(?:ed|s)? over|runs? out|expires? unused|say i|suppose|delete|hide|hidden|train|share|sell|policy|get (?:it|one|the \w+) back|caranya|cara|boleh|dua kali|refund|balik|kembali|dikembalikan|hangus|hapus|sembunyi\w*|dipakai|dipake|disimpan|disimpen|melatih|kalau|kalo|without)\b|怎么(?!样)|如何|可以|如果|退/i;

/** What only the asker's account says: a visitor signs in, and an account has a page for it. */
export function findOwnIntent({ message, whole, isSignedIn }: AskedQuestion): Intent | undefined {
  if (isGeneral.test(message)) return undefined;
  const find = (text: string) => matters.find(({ thing, asks }) => thing.test(text) && asks.test(text));
  const found = find(message) ?? (message === whole ? undefined : find(whole));
  if (!found) return undefined;
  return isSignedIn
    ? { text: 'ownOnPage', pages: [found.matter], own: found.matter }
    : { text: 'signInForOwn', pages: ['signIn', found.matter] };
}
