const words = `native|native speaker|native or bilingual|mother tongue|bilingual|fluent|fluently|proficient|professional|
professional working|full professional|limited working|working|business|conversational|advanced|upper intermediate|upper-intermediate|
intermediate|pre-intermediate|basic|basics|beginner|elementary|novice|expert|master|experienced|good|very good|excellent|fair|moderate|
familiar|competent|skilled|active|passive|mahir|sangat mahir|lancar|fasih|sangat baik|baik|cukup|cukup baik|kurang|menengah|
menengah atas|dasar|pemula|ahli|lanjutan|aktif|pasif|penutur asli|penutur jati|bahasa ibu|ibu|asli|near-native|near native|a few words|mother tongue or bilingual|native or bilingual|profesional|sedang|tingkat lanjut|
tingkat menengah|tingkat dasar|terampil|sangat terampil|percakapan|lisan|tulisan|bisnis|high|medium|low|tinggi|rendah|reading|writing|speaking|
listening|reading knowledge|working knowledge|daily conversation|understand|understanding|spoken|written|membaca|menulis|berbicara|mendengar|sehari-hari`;

const level = new RegExp(
  `^(?:(?:${words
    .split('|')
    .map((word) => word.trim().replaceAll(' ', '[\\s-]+'))
    .join(
      '|',
    )})(?:\\s+(?:level|proficiency|fluent|working|user|knowledge|speaker))?(?:\\s*(?:[/&,]|and|dan|atau|or)\\s*|\\s+|$)){1,8}(?:\\(.*\\)|in\\s.+)?$`,
  'iu',
);
const graded =
  /^(?:\(?(?:[ABC][12]\+?|N[1-5]|HSK\s?\d|JLPT\s?N?\d|TOPIK\s?\w+|(?:TOEFL|TOEIC|IELTS|TOEP|DELF|DELE|Goethe)\b[^(),;]{0,25}|\d{1,3}\s?%|\d{1,2}\s?\/\s?\d{1,3}|(?:[●○★☆■□▪▫⬤◯♥♡❤♦◆◇✦✧•·+]\s?){3,10})\)?)$/iu;

/** A level drawn as dots, stars or hearts, which names none. */
export const drawnLevel = /\s*(?:[●○★☆■□▪▫⬤◯♥♡❤♦◆◇✦✧]\s?){3,10}$/u;

/** True for `Fluent`, `aktif (lisan dan tulisan)`, `C1`, `IELTS 7.5`, `80%`, `4/5`, `●●●○○`. */
export function isLevel(text: string): boolean {
  const trimmed = text.trim();
  return trimmed.length <= 60 && (level.test(trimmed) || graded.test(trimmed));
}
