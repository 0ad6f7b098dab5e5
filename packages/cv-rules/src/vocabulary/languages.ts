const names = `Indonesia|Indonesian|Bahasa|English|Inggris|Mandarin|Chinese|Tionghoa|Cina|Cantonese|Kanton|Hokkien|Hakka|Japanese|Jepang|
Korean|Korea|Arabic|Arab|German|Jerman|French|Prancis|Perancis|Dutch|Belanda|Spanish|Spanyol|Portuguese|Portugis|Italian|Italia|
Russian|Rusia|Thai|Thailand|Vietnamese|Vietnam|Malay|Melayu|Malaysia|Tagalog|Filipino|Hindi|Tamil|Urdu|Turkish|Turki|Javanese|Jawa|
Sundanese|Sunda|Balinese|Bali|Batak|Batak Toba|Batak Karo|Minang|Minangkabau|Madurese|Madura|Betawi|Bugis|Makassar|Banjar|
Acehnese|Aceh|Sasak|Dayak|Ambon|Manado|Lampung|Palembang|Toraja|Nias|Papua|Indonesian Sign Language|BISINDO|Sign Language|
Bahasa Isyarat|Latin|Greek|Yunani|Hebrew|Ibrani|Polish|Swedish|Danish|Norwegian|Finnish|Persian|Farsi|Bengali`;

const known = new Set(names.split('|').map((name) => name.trim().toLowerCase()));
const wrapping = /^(?:bahasa|basa)\s+|\s+(?:language|sign language)$/gi;

/** True for `English`, `Bahasa Inggris`, `Batak Toba`, `Mandarin Chinese`. */
export function isLanguage(text: string): boolean {
  const name = text
    .toLowerCase()
    .replace(/\s*\([^)]{0,100}\)/g, '')
    .trim();
  if (known.has(name) || known.has(name.replace(wrapping, ''))) return true;
  const words = name.replace(wrapping, '').split(/[\s-]+/);
  return words.length === 2 && words.every((word) => known.has(word));
}
