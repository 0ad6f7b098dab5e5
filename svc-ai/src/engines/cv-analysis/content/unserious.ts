import { isInstitution } from '@sabi/cv-rules/vocabulary/education-words';
import type { AnalyzedCv, AnalyzedLine } from '../analyzed-cv';
import type { CvContent } from './cv-content';

// Words that a serious CV does not have. A single such word proves nothing (a vet writes of cats, a shop is named
// Planet), so a text counts as unserious by several different ones in several lines.

const themes: Readonly<Record<string, RegExp>> = {
  fiction:
    /\b(?:ultraman|batman|superman|spider-?man|iron ?man|wonder woman|avengers?|godzilla|naruto|doraemon|nobita|goku|saitama|luffy|pok[eé]mon|pikachu|jedi|sith|darth vader|death star|hogwarts|harry potter|gandalf|hobbits?|mordor|sherlock holmes|james bond|cinderella|putri salju|rapunzel|gat[ou]t ?kaca|nyi roro kidul|sangkuriang|malin kundang|wiro sableng|sun go ?kong|hercules|zeus|napoleon|cleopatra|einstein|wizards?|witch(?:es)?|penyihir|dukun|super-?hero(?:es)?|super ?villains?|pahlawan super|super power|kekuatan super|aliens?|ufo|galaksi|galaxy|multiverse|universe|alam semesta|alam gaib|nebula|of (?:the )?(?:earth|moon|mars|world)|pembela (?:bumi|kebenaran)|penguasa \p{L}+|(?:menyelamatkan|menguasai|saved?|conquer(?:ed)?|ruled?|destroy(?:ed)?) (?:the )?(?:dunia|bumi|world|earth|europe)|zombi(?:e|es)?|vampir[es]*|dra[ck]ula|dragons?|unicorns?|mermaid|putri duyung|ghosts?|hantu|pocong|kuntilanak|tuyul|genderuwo|setan|iblis|satan|the devil|malaikat|heaven|hell|surga|neraka|santa claus|north pole|sinterklas|elves|reindeer|tooth fairy|time[- ]?travel\w*|mesin waktu|monsters?|emperor|kaisar|immortal|abadi selamanya|ksatria|pirates?|bajak laut|ninja|samurai|dinosaur\w*|dinosaurus|t-rex|jurassic|raksasa|kerajaan|kahyangan|pesugihan|ngepet|angker|kuburan|kesurupan|dark lord|overlord|warlord|minions?|laser eyes|teleport\w*|telepati|telepathy|invisib(?:le|ility)|menghilang|world domination|bertapa)\b/giu,
  idleness:
    /\b(?:rebahan|rebah|ngorok|ngantuk|tidur(?: siang)?|nap(?:s|per|ping)?|sleep(?:er|ing|s|y)?|snooz\w+|snor(?:e|ing)|mager|gabut|malas|males|scroll(?:ing)?|nunda\w*|menunda|procrastinat\w*|ngeles|begadang|nongkrong|nyantai|leha-leha|bengong|melamun|daydream\w*|netflix|drakor|binge\w*|laz(?:y|ing|iness)|doing nothing|do nothing|mabar|galau|jomblo|gebetan|bucin|pdkt|mantan|ex-?(?:boy|girl)friends?|kentut|fart\w*|burp\w*|ngupil|nyinyir|ghosting|julid|gosip|gossip|excuses|complaining|ngeluh|bolos|kabur|makan gratis|free food|ngemil|snack(?:s|ing)?|kerupuk|ngutang|halu|overthinking|memes?|hoa(?:x|ks)|stalking|ngambek|baper|crib|toddler|cebok|nangis|bark(?:ed|ing)?|purr(?:ed|ing)?|tail|treats|belly rubs?|squirrels?|noob|level \d{2,}|push rank|mythic)\b/giu,
  absurdity:
    /\b(?:(?:z|gaz|baz)illions?|infinit[ey]|tak terhingga|in everything|of everything|segalanya|(?:universit(?:y|as)|school|sekolah|academy|akademi|kampus|college) (?:of )?(?:the )?(?:life|street|streets|hard knocks|rock|youtube|google|tiktok|kehidupan|jalanan|rumah|alam|hidup)|ph\.?d\.? in|s3 \(sd|asdf\w*|qwerty\w*|wkwk\w*|h(?:a|e)h(?:a|e)\w*|hihi\w*|xixi\w*|lol|lmao|rofl|just kidding|bercanda|don['’]t ask|jangan tanya|trust me|too handsome|terlalu (?:ganteng|cantik|tampan|keren)|me(?:o|io)w\w*|meong|woof|guk guk|best .{0,15}in the (?:world|universe)|(?:terbaik|paling \p{L}+|ter\p{L}+) (?:sedunia|sejagat|di dunia|se-?galaksi|sekampung|sekecamatan)|si paling|(?:one|my|the) humans?|coincidence|invented the (?:internet|wheel|fire)|(?:\d{3,}|seribu|sejuta|million) (?:years|tahun)|since birth|sejak lahir|emak|mertua|my mom|grandma|warteg sebelah|warung sebelah|in my (?:head|dreams?|mind|room)|di (?:kamar|mimpi|kasur)|mimpi|allegedly|undefeated|tak terkalahkan|evil|diktator|dictator|presiden \p{L}+|president of \p{L}+)\b/giu,
  mockery:
    /\b(?:ate|argued|insulted|stole|mencuri|maling|mencakar|mendengkur|lost to|and lost|, lost|dipecat|diusir|expelled|dropped out|unemployed|pengangguran|nganggur|legend(?:ary)?|legenda|denial|sarcasm|sarkas\w*|kidding|biased|lottery|lotre|togel|documentary|postponed|tomorrow ltd|toaster|toast|fridge raid\w*|memarahi|kasihan|menghabiskan|kapan (?:kerja|nikah|lulus)|mengelak|(?:artis|penyanyi) kamar mandi|my kitchen|staircase|crib|pos ronda|rumah orang ?tua|kolong|majikan|kw super|jempol|gratisan|mie instan|bikin mie|god of|thunder|olympus|malaikat|dosa|sins?|curse[ds]?|kutukan|magic|sihir|gaib|good boy|bread enthusiast|enthusiast of|expert in nothing|professional (?:sleeper|gamer of life|procrastinator|napper)|yes please|whatever|terserah|pokoknya|entahlah|who cares|bodo amat|anyway)\b/giu,
  animals:
    /\b(?:si )?kucing (?:oren|garong)|\((?:an? |the |seekor )?(?:cat|dog|kucing|anjing|hamster|parrot|goldfish|ikan|ayam|chicken|horse|kuda|rabbit|kelinci|sloth|kukang)\)|\b(?:i am an? |saya (?:adalah )?(?:seekor )?)(?:cat|dog|kucing|anjing|hamster|parrot|sloth|kukang)\b/giu,
};
const longestCareerYears = 58;
/** Who began earlier and still works has worked longer than that. */
const earliestStart = 1968;
const range = /\b(1[0-9]\d\d|20\d\d)\s*(?:-|–|—|to|s\/d|sampai)\s*(\d{4}|present|now|sekarang|kini)\b/gi;

/** A text that could be a CV, by what a joke rarely has in the form of one, needs more to be a joke. */
const fewestHits = (plausible: number) => (plausible >= 2 ? plausible + 2 : 2);
const fewestLines = 2;
const headlines = 3;
/** A shop's list of cushions is one sign. */
const mostOfLine = 2;
/** Share of the lines, so that a few words in a long CV prove nothing. */
const leastShare = 0.12;

/** The lines that make a text a joke; none for a serious one. */
export function unseriousLines(cv: AnalyzedCv, content: CvContent): AnalyzedLine[] {
  const { lines } = cv;
  const hits = lines.map((line) => ({ line, words: hitsOf(line) })).filter(({ words }) => words.length > 0);
  const distinct = new Set(hits.flatMap(({ words }) => words.slice(0, mostOfLine)));
  // Such words in the first lines, where people introduce themselves, count once more.
  const inHeadline = hits.filter(({ line }) => lines.indexOf(line) < headlines).length;
  const isJoke =
    distinct.size + inHeadline >= fewestHits(plausibility(cv, content)) &&
    hits.length >= Math.min(fewestLines, lines.length) &&
    hits.length >= lines.length * leastShare;
  return isJoke ? hits.map(({ line }) => line) : [];
}

function plausibility({ cv, words }: AnalyzedCv, { posts, schools }: CvContent): number {
  const signs = [
    cv.email !== null && cv.phone_number !== null,
    schools.some(({ line, isDated }) => isDated && isInstitution(line.text)),
    posts.some(({ time }) => time === 'months'),
    words >= 150,
  ];
  return signs.filter(Boolean).length;
}

/** Dragons are the work of who makes games. */
const creativeWork =
  /\b(?:games?|novels?|films?|movies?|stor(?:y|ies)|animat\w+|characters?|comics?|books?|museum|theat(?:re|er)|costumes?|plays?|animasi|komik|cerita|buku|karakter|teater|kostum|gim|dongeng)\b/i;

function hitsOf({ text }: AnalyzedLine): string[] {
  if (creativeWork.test(text)) return [];
  const words = Object.values(themes).flatMap((theme) => text.match(theme) ?? []);
  const careers = [...text.matchAll(range)].filter(([, start = '', end = '']) =>
    /^\d/.test(end) ? Number(end) - Number(start) > longestCareerYears : Number(start) < earliestStart,
  );
  return [...words, ...careers.map(([found]) => found)].map((word) => word.toLowerCase());
}

const bracketed = /\[\s*(?!x\s*\])[\p{L}][^\]\n]{1,40}\]|<[\p{Lu}][\p{L} ]{2,30}>|\{\{?[\p{L} _]{3,30}\}?\}/u;
const unfilled =
  /\b(?:lorem ipsum|dolor sit amet|your (?:full )?(?:name|email|phone|address|job title|company|city)|(?:alamat|email|nomor|no\.? hp|jabatan|posisi|nama)(?: lengkap)? anda|(?:company|school|university|employer) name|job title|(?:briefly )?describe (?:your|what you)|(?:insert|write|describe|add|list) .{2,60}\bhere|tulis(?:kan)? .{2,60}\bdi sini|isi(?:kan)? (?:dengan|di sini)|jelaskan .{2,40} anda|deskripsi(?:kan)? (?:pekerjaan|tugas|singkat)|month[,/ ]+year|bulan[,/ ]+tahun|(?:mm|dd)[/-](?:yy|mm)\w*|\d{0,4}x{3,}|(?:use|gunakan) (?:figures|numbers|angka),|skill (?:1|one)|keahlian (?:1|satu)|jabatan yang dilamar|(?:email|nama|name|you)@)|^nama (?:lengkap|perusahaan|universitas|sekolah|institusi|kampus)(?!\s*:\s*\S)/iu;
const fewestUnfilled = 3;
const leastUnfilledShare = 0.3;

export function placeholderLines({ lines }: AnalyzedCv): AnalyzedLine[] {
  return lines.filter(({ text }) => bracketed.test(text) || unfilled.test(text));
}

/** A template that nobody has filled in, as opposed to a CV with a forgotten line of one. */
export function isTemplate(cv: AnalyzedCv): boolean {
  const { length } = placeholderLines(cv);
  return length >= fewestUnfilled && length >= cv.lines.length * leastUnfilledShare;
}
