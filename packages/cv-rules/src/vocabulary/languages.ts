const names = `Indonesia|Indonesian|Bahasa|English|Inggris|Mandarin|Chinese|Tionghoa|Cina|Cantonese|Kanton|Hokkien|Hakka|Japanese|Jepang|
Korean|Korea|Arabic|Arab|German|Jerman|French|Prancis|Perancis|Dutch|Belanda|Spanish|Spanyol|Portuguese|Portugis|Italian|Italia|
Russian|Rusia|Thai|Thailand|Vietnamese|Vietnam|Malay|Melayu|Malaysia|Tagalog|Filipino|Hindi|Tamil|Urdu|Turkish|Turki|Javanese|Jawa|
Sundanese|Sunda|Balinese|Bali|Batak|Batak Toba|Batak Karo|Minang|Minangkabau|Madurese|Madura|Betawi|Bugis|Makassar|Banjar|
Acehnese|Aceh|Sasak|Dayak|Ambon|Manado|Lampung|Palembang|Toraja|Nias|Papua|Indonesian Sign Language|BISINDO|Sign Language|
Bahasa Isyarat|Latin|Greek|Yunani|Welsh|Irish|Gaelic|Scottish Gaelic|Tetun|Tetum|Yoruba|Igbo|Hausa|Swahili|Zulu|Xhosa|Afrikaans|Amharic|Somali|Punjabi|
Gujarati|Marathi|Telugu|Kannada|Malayalam|Sinhala|Sinhalese|Nepali|Burmese|Khmer|Mongolian|Czech|Slovak|Hungarian|Romanian|Bulgarian|Serbian|
Croatian|Bosnian|Slovenian|Albanian|Macedonian|Ukrainian|Lithuanian|Latvian|Estonian|Icelandic|Catalan|Basque|Galician|Maltese|Georgian|Armenian|
Azerbaijani|Kazakh|Uzbek|Pashto|Kurdish|Cebuano|Ilocano|Teochew|Taiwanese|Putonghua|Flemish|Creole|Maori|Samoan|Fijian|Mandailing|Simalungun|
Gorontalo|Sumbawa|Osing|Gayo|Rejang|Kutai|Ternate|Tolaki|Hebrew|Ibrani|Polish|Swedish|Danish|Norwegian|Finnish|Persian|Farsi|Bengali`;

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
