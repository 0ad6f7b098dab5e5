// Prints a PDF's content as JSON; the file comes by standard input. pdf.js is an ES module, which jest cannot load.
import { buffer } from 'node:stream/consumers';
import { extractText, getDocumentProxy } from 'unpdf';

/** @param {any} node @returns {string[]} */
function rolesOf({ role, children = [] }) {
  return [...(role ? [role] : []), ...children.flatMap(rolesOf)];
}

const pdf = await getDocumentProxy(new Uint8Array(await buffer(process.stdin)), { verbosity: 0 });
const { text: pages } = await extractText(pdf, { mergePages: false });
const page = await pdf.getPage(1);
const { info, metadata } = await pdf.getMetadata();
/** @type {Record<string, { content: Uint8Array }>} */
const attachments = (await pdf.getAttachments()) ?? {};
console.log(
  JSON.stringify({
    pages,
    info,
    metadata: metadata?.getRaw() ?? '',
    isTagged: (await pdf.getMarkInfo())?.Marked === true,
    size: page.view.map(Math.round),
    roles: rolesOf(await page.getStructTree()),
    links: (await page.getAnnotations()).map(({ unsafeUrl }) => unsafeUrl),
    attachments: Object.fromEntries(
      Object.entries(attachments).map(([name, { content }]) => [name, Buffer.from(content).toString()]),
    ),
  }),
);
