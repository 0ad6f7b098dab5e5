/**
 * Puts untrusted text into a data slot of a prompt and escapes whatever looks like a marker of a slot.
 * @param markers of all slots in the prompt, this one included
 */
export function toDataSlot(name: string, text: string, markers: readonly string[] = [name]): string {
  const marker = new RegExp(String.raw`[<＜﹤‹](?=\s*[/／]?\s*(?:${markers.join('|')})\b)`, 'giu');
  return `<${name}>\n${text.replace(marker, '(')}\n</${name}>`;
}
