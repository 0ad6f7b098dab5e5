export interface ReceivedFile {
  readonly name: string;
  readonly content: Blob;
}

/** Long enough for a browser to have taken it, or to have asked where to put it. */
const keptMs = 60_000;

/** Hands a file to the browser, which saves it as any download. */
export function saveFile({ name, content }: ReceivedFile): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), keptMs);
}
