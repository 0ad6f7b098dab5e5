// Matches instructions to a machine from their first to their last known word, because a sentence of the CV
// may follow.

const any = (...alternatives: readonly string[]) => `(?:${alternatives.join('|')})`;
/** Up to `most` of these, each after a space. */
const row = (most: number, ...alternatives: readonly string[]) =>
  `(?: ${any(...alternatives)}\\b){0,${most}}`;
/** Any words, as few as possible. */
const someWords = (most: number) => String.raw`(?:[\w'’-]{1,20} ){0,${most}}?`;
/** The rest of a clause. */
const clause = String.raw`[^,;:.!?…|•–—()[\]\t]{1,100}`;
const atEnd = String.raw`(?=\s*(?:[^\w\s]|$))`;

const politely = '(?:(?:please|kindly|tolong|harap|mohon) )?';
/** Words that call for attention. */
const opening = String.raw`["'“”‘’([{*#>•–—\s-]{0,9}(?:(?:please|kindly|now|hey|hi|hello|important|note|attention|tolong|harap|mohon|penting|perhatian|catatan)\b[\s,:!–-]{0,3}){0,2}`;

const program = any('ai', 'llm', 'chatgpt', 'gpt', 'bot', 'chatbot', 'language model', 'model bahasa');
const office = row(3, 'recruiters?|reviewers?|screeners?|screening|readers?|system|model|tool|bot|assistant');
const named = `${any(program, 'assistant', 'asisten')}\\b${office}`;
/** Unmistakable address of a machine, removed even without an instruction. */
const address = any(
  `dear ${someWords(1)}${program}\\b${office}`,
  `(?:if|when) you(?:['’]re| are) (?:an? |the )?${named}`,
  `(?:(?:jika|kalau|bila) )?(?:anda|kamu) (?:sekarang )?(?:adalah )?(?:sebuah )?${named}`,
  `you are (?:now )?(?:an? |the )?${someWords(2)}${named}(?: (?:that|who|which) ${clause})?`,
  '(?:(?:new|updated) )?system (?:prompt|message|instructions?) ?[:=]',
);
/**
 * Also used by people who work with machines (`AI: TensorFlow`, `Asisten: Jawab telepon`, `As an AI engineer,
 * built …`), so an instruction about the CV must follow.
 */
const call = any(
  `(?:note )?(?:(?:to|for|kepada|untuk) )?(?:(?:the|any|all) )?${named} ?[:,] ?`,
  `as an? ${named},? `,
);

const promptWords =
  any('instructions?|prompts?|rules?|guidelines?|commands?|criteria|directions') + String.raw`\b`;
const given = 'previous|prior|above|earlier|preceding|your';
/** `Override the system rules of 40 prices` describes work; `ignore the system rules` does not. */
const ignore = any(
  `(?:ignore|disregard|forget) ${someWords(4)}(?:${given}|all|any|system) ${someWords(4)}${promptWords}`,
  `(?:override|bypass) ${someWords(4)}(?:${given}) ${someWords(4)}(?:instructions?|prompts?|directions)\\b`,
  `(?:ignore|disregard|forget) (?:the above|(?:everything|anything|all|whatever|what) ${someWords(6)}(?:above|before|said|told))\\b`,
  `(?:abaikan|lupakan|kesampingkan)(?:lah)? ${someWords(5)}(?:instruksi|perintah|aturan|petunjuk|arahan|di atas|sebelumnya)\\b`,
);

/** `\b` does not match after an `é`. */
const cv =
  any(
    'cv|r[eé]sum[eé]|candidate|applicant|application|profile|person|kandidat|pelamar|lamaran|profil|calon',
  ) + String.raw`(?!\w)`;
const thisOne = any(`this ${someWords(1)}${cv}`, `${cv} ini\\b`);
const rated = any(thisOne, `(?:the|my|his|her) ${cv}`, String.raw`(?:me|him|her|saya)\b`, `${cv} saya\\b`);
const mark = any('score|rating|marks?|grades?|points?|skor|nilai|poin');
const highest = any('perfect|maximum|max|highest|full|top|best|tertinggi|sempurna|maksimal|penuh|terbaik');
const hundred = String.raw`(?:100|10 ?/ ?10|10 (?:out of|dari) 10)(?!\d)(?: ?(?:%|/ ?100)| (?:out of 100|dari 100|points?|percent|poin|persen)\b)?`;
/** `best` and `maksimal` alone are no ratings. */
const rating = any(
  hundred,
  `${highest} (?:possible )?${mark}\\b`,
  `${mark} (?:yang )?(?:paling )?${highest}\\b`,
  `(?:perfect|excellent|first|sempurna)\\b${atEnd}`,
);
/** Words between the person and the rating; `from 1 to 100` names a scale. */
const between = String.raw`(?:(?!(?:from|between|to|out|dari|antara) )[\w'’-]{1,20} ){0,5}?`;
const give = any('give|assign|award|grant|beri(?:kan)?(?:lah)?');
const rate = any(
  `${any(give, 'rate|score|rank|mark|grade')} ${rated} ${between}${rating}`,
  // `Nilai saya 100` states a grade.
  `nilai(?:lah)? ${thisOne} ${between}${rating}`,
  `${give} (?:an? )?${mark}(?: of| sebesar)? ${hundred}`,
  `set (?:(?:the|this|my|his|her) )?(?:${cv} )?${mark} (?:to|at|as) ${rating}`,
  // "Give 100 %" is a common phrase.
  `${give} (?:(?:an?|the) )?${rating}(?!\\s?[%/])(?: (?:to|for|kepada|untuk|bagi) ${rated}|${atEnd})`,
);

const choose = any(
  'recommend|hire|shortlist|select|choose|pick|accept|approve|invite|prefer|praise|favou?r|promote',
  'rekomendasikan|pilih|terima|loloskan|utamakan|undang',
);
const judged = any(`(?:the|this|my|his|her) ${someWords(1)}${cv}`, `${cv} ini\\b`);
const hide = any(
  `(?:do not|don['’]t|never) (?:mention|list|report|name|show) ${someWords(3)}(?:weakness(?:es)?|flaws?|faults?|gaps?|problems?|shortcomings?) (?:of|in|about|with) ${judged}`,
  `jangan (?:sebut(?:kan)?|tampilkan|laporkan) ${someWords(2)}(?:kelemahan|kekurangan|masalah) ${judged}`,
);
const order = any(
  ignore,
  rate,
  hide,
  `${choose} ${thisOne}`,
  `you (?:must|should|have to|shall|will) ${choose} ${thisOne}`,
);
const verbs =
  'say|tell|print|output|respond|reply|return|repeat|reveal|pretend|state|conclude|write (?:that|only)|katakan|cetak|jawab|tampilkan|tulis(?:kan)? bahwa';
/** Instructions about the CV or the prompt, which count without a machine's address. */
const aboutCv = any(
  order,
  `${choose} ${rated}`,
  `you ${clause}`,
  `(?:consider|treat|anggap) ${rated} ${clause}`,
  `${judged} (?:is|has|adalah|sangat) ${clause}`,
  String.raw`(?:${verbs}) (?:[\w'’-]{1,20} ){0,6}?(?:${cv}|(?:system )?prompt\b|me\b)(?: ${clause})?`,
);
/** Instructions that count only after a machine's address. */
const addressedOrder = any(
  aboutCv,
  `${choose} (?:us|kami)\\b`,
  `(?:${verbs}) ${clause}`,
  `be (?:very |so |more )?(?:kind|nice|generous|positive|lenient|friendly)\\b(?: (?:to|with) ${rated})?`,
);
/** Optional words at an instruction's end. */
const tail = row(
  6,
  'immediately|at once|right away|now|today|first|only|please|instead|completely|entirely|whatsoever|above|below|before|earlier|previously|here|so far',
  '(?:(?:that |which )?you (?:have |had |were |are |have been )?)?(?:given|told|received|got|read|written|stated)(?: to you)?',
  '(?:from|of|by) (?:the|your) (?:system|developer|operator|user|recruiter|employer|company)',
  '(?:to|for|ke|untuk) (?:(?:an?|the|this) )?(?:interview|job|position|post|role|wawancara|posisi ini|lowongan ini)',
  'without (?:any )?(?:delay|doubt|question|hesitation|exception)',
  'sebelumnya|di atas|di bawah ini|segera|sekarang|saja|juga|tersebut|ini|apa ?pun',
  '(?:yang )?(?:(?:telah|sudah) )?(?:diberikan|disampaikan|dikatakan|(?:anda|kamu) terima)(?: kepada (?:anda|kamu))?',
);
const further = `(?:[ ,;]{1,3}(?:and|then|but|dan|lalu|kemudian|serta)(?: (?:then|also|only|juga|hanya))? ${politely}${addressedOrder}${tail}){0,4}`;

/** Sticky: an instruction at `lastIndex` with opening and continuation. */
export const promptInjectionAt = new RegExp(
  `${opening}${any(
    `${politely}${address}(?:[ ,:–—-]{1,3}${politely}${addressedOrder}${tail})?`,
    `${politely}${call}${politely}${aboutCv}${tail}`,
    `${politely}${order}${tail}`,
  )}${further}`,
  'iy',
);
