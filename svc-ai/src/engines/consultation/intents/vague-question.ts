import type { Intent } from './intent';

/** Short questions that could be about several things, each as a whole message without punctuation. */
const vague: readonly (readonly [RegExp, Intent['text']])[] = [
  [
    /^(?:(?:how (?:do|can) (?:i|we) (?:sign up|register|join|enrol))|(?:bagaimana|gimana|gmn|gmna|bgmn) (?:cara )?(?:daftar|mendaftar|pendaftaran|gabung|bergabung)(?:nya)?|(?:cara |mau )(?:daftar|mendaftar)(?:nya)?(?: (?:bagaimana|gimana|gmn))?|怎么(?:报名|注册|参加|加入))$/,
    'registerWhat',
  ],
  [
    /^(?:when (?:can|do|could|may) (?:i|we) (?:start|begin)|(?:how (?:do|can) (?:i|we) (?:start|begin))|kapan (?:saya |kami |kita )?(?:bisa |boleh )?mulai(?:nya)?|(?:什么时候|何时)(?:可以|能)?开始)$/,
    'startWhat',
  ],
  [
    /^(?:(?:can|may|could) (?:i|we) (?:still )?(?:cancel|undo)(?: (?:it|that|this))?|how (?:do|can) (?:i|we) cancel(?: (?:it|that|this))?|(?:bisa|boleh) (?:di)?batal(?:kan|in)?(?: (?:ga|gak|nggak|tidak))?|(?:cara|gimana|bagaimana|gmn)(?: cara)? (?:mem)?batal(?:kan|in)(?:nya)?|(?:可以|能|怎么)取消(?:吗)?)$/,
    'cancelWhat',
  ],
  [
    /^(?:what (?:are|is) the requirements?|(?:any )?requirements?|what do (?:i|we) need|(?:apa (?:saja |aja )?)?(?:syarat|persyaratan)(?:nya)?(?: (?:apa|apa saja|apa aja))?|(?:有什么|什么)?(?:要求|条件)(?:是什么)?)$/,
    'requirementsOfWhat',
  ],
  [
    /^(?:where(?: is it| exactly)?|(?:lokasi|tempat|alamat)(?:nya)?(?: (?:di ?mana|dmn|mana))?|(?:di ?mana|dmn)(?: (?:lokasi|tempat)(?:nya)?)?|在哪(?:里|儿)?)$/,
    'whereWhat',
  ],
  [
    /^(?:(?:what is the |check (?:the )?)?status|(?:cek )?status(?:nya)?(?: (?:bagaimana|gimana|gmn|apa))?|any (?:news|update)s?|(?:sudah|udah) sampai mana|gimana (?:kabar|kelanjutan)nya|状态(?:怎么样|如何)?|有消息吗)$/,
    'statusOfWhat',
  ],
];
const asksRefundAlone =
  /^(?:(?:can|could|may|do) (?:i|we) (?:still )?(?:get|have|ask for) (?:a|my) (?:refund|money back)|(?:bisa|boleh|mau|minta) (?:di)?(?:refund|uang kembali|pengembalian dana)(?: (?:ga|gak|nggak|tidak))?|refunds?(?: (?:可以吗|policy|possible))?|(?:可以|能)?退款(?:吗|可以吗)?|(?:how (?:do|can) i get )?(?:a )?refund)$/;

export const refundOfPlans: Intent = {
  text: 'known',
  cites: ['terms/plans', 'terms/availability', 'dictionary/mf-talent/payments/refund.text'],
  quotes: true,
  quotesFor: 'money back, payment taken twice or by mistake; uang kembali, pembayaran dua kali atau keliru',
};

/** Asks back where a short question leaves open what it is about. @param bare words without punctuation, in small letters */
export function findVagueQuestion(bare: string): Intent | undefined {
  if (asksRefundAlone.test(bare)) return { ...refundOfPlans, text: 'refundWhich' };
  const text = vague.find(([words]) => words.test(bare))?.[1];
  return text && { text };
}
