/**
 * A stranger's text in a data slot of a prompt, with anything that looks like a marker of the slots made harmless.
 * @param markers of all slots the text stands beside, its own among them
 */
export function toDataSlot(name: string, text: string, markers: readonly string[] = [name]): string {
  const marker = new RegExp(String.raw`[<＜﹤‹](?=\s*[/／]?\s*(?:${markers.join('|')})\b)`, 'giu');
  return `<${name}>\n${text.replace(marker, '(')}\n</${name}>`;
}
