/** `Jabatan : Supervisor`, `Email: a@b.c`. */
export interface Labelled {
  readonly label: string;
  readonly value: string;
}

const labelled = /^([\p{L}][\p{L}\d ./&'()-]{0,64}?)\s*[:：]\s*(.*)$/u;

/** undefined where the text has no colon near its start, or only that of a web address or a time. */
export function readLabel(text: string): Labelled | undefined {
  const match = labelled.exec(text);
  if (!match?.[1] || match[2] === undefined || match[2].startsWith('//')) return undefined;
  return { label: match[1].trim().toLowerCase(), value: match[2].trim() };
}

/** A label and each of its languages: `nama / name`, `instansi (company)`. */
export function namesOfLabel(label: string): string[] {
  const names = label.split(/\s*[/()]\s*/).filter((name) => name !== '');
  return names.length > 1 ? [label, ...names] : [label];
}
