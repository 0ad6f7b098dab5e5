// Compares the two languages of one text: the same blocks in the same order, with the same figures.

/** Shorter texts may be equal in both languages: a figure, the name of a law. */
const minTranslatedLength = 60;

/**
 * @param {unknown} english
 * @param {unknown} indonesian
 * @param {string} [path] position in the body, for the message
 * @returns {string[]} forbidden differences
 */
export function compareBodies(english, indonesian, path = '') {
  if (Array.isArray(english) && Array.isArray(indonesian)) {
    if (english.length !== indonesian.length)
      return [`${path}: ${english.length} in English, ${indonesian.length} in Indonesian`];
    return english.flatMap((block, index) => compareBodies(block, indonesian[index], `${path}[${index}]`));
  }
  if (isObject(english) && isObject(indonesian)) {
    const names = new Set([...Object.keys(english), ...Object.keys(indonesian)]);
    return [...names].flatMap((name) =>
      compareBodies(english[name], indonesian[name], path ? `${path}.${name}` : name),
    );
  }
  if (typeof english === 'string' && typeof indonesian === 'string')
    return compareTexts(english, indonesian, path);
  return english === indonesian ? [] : [`${path}: only one language has it, or they differ`];
}

/**
 * @param {string} english
 * @param {string} indonesian
 * @param {string} path
 */
function compareTexts(english, indonesian, path) {
  const faults = [];
  const [inEnglish, inIndonesian] = [figuresIn(english), figuresIn(indonesian)];
  if (inEnglish.join() !== inIndonesian.join())
    faults.push(`${path}: the figures differ (${inEnglish.join(' ')} | ${inIndonesian.join(' ')})`);
  if (english === indonesian && english.length >= minTranslatedLength && !path.endsWith('.url'))
    faults.push(`${path}: is not translated`);
  return faults;
}

/** Every number without its separators, so that `1,000` equals `1.000`. @param {string} text */
function figuresIn(text) {
  return (text.match(/\d+(?:[.,]\d+)*/g) ?? []).map((figure) => figure.replace(/[.,]/g, '')).sort();
}

/** @param {unknown} value @returns {value is Record<string, unknown>} */
function isObject(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
