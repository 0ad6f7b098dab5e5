/** Control characters, characters that reorder or hide text, and those that some system forbids in names. */
const unsafe = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}<>:"/\\|?*]/gu;
/** Reserved device names of Windows, whatever follows the first dot. */
const reserved = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;
/** Leaves room for a number and for the folder it is extracted into. */
const maxLength = 120;

/**
 * Names files of an archive so that any system can unpack them, each once.
 * @returns a function for the path of a file's entry
 */
export function createEntryNames(): (file: { folder: string; name: string }) => string {
  const taken = new Set<string>();
  return ({ folder, name }) => {
    const safe = makeSafe(name);
    for (let number = 1; ; number += 1) {
      const path = `${folder}/${number === 1 ? safe : numbered(safe, number)}`;
      const key = path.normalize('NFC').toLowerCase(); // compared without regard to case, as Windows and macOS do
      if (taken.has(key)) continue;
      taken.add(key);
      return path;
    }
  };
}

function makeSafe(name: string): string {
  const plain = name
    .replaceAll(unsafe, '_')
    .trim()
    .replace(/^\.+/, '')
    .replace(/[. ]+$/, '');
  const [base, extension] = split(plain);
  const short = [...base].slice(0, maxLength).join('') + extension;
  if (!short || short === extension) return `file${extension}`;
  return reserved.test(short) ? `_${short}` : short;
}

function numbered(name: string, number: number): string {
  const [base, extension] = split(name);
  return `${base} (${number})${extension}`;
}

function split(name: string): [base: string, extension: string] {
  const extension = /\.\w{1,8}$/.exec(name)?.[0] ?? '';
  return [name.slice(0, name.length - extension.length), extension];
}
