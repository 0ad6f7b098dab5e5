import { validationFailed } from '../../errors';

export interface SamlMetadata {
  readonly entityId: string;
}

const metadataNamespace = 'urn:oasis:names:tc:SAML:2.0:metadata';
const name = String.raw`[A-Za-z_][\w.-]*(?::[A-Za-z_][\w.-]*)?`;
const attribute = String.raw`\s+(?<name>${name})\s*=\s*(?:"(?<double>[^"<]*)"|'(?<single>[^'<]*)')`;
const token = new RegExp(
  [
    String.raw`<!--(?:(?!--)[\s\S])*-->`,
    String.raw`<\?[\s\S]*?\?>`,
    String.raw`<!\[CDATA\[[\s\S]*?\]\]>`,
    String.raw`<(?<close>/)?(?<tag>${name})(?<attributes>(?:${attribute.replaceAll(/\?<\w+>/g, '?:')})*)\s*(?<empty>/)?>`,
    String.raw`[^<]+`,
  ].join('|'),
  'y',
);
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

interface Element {
  readonly name: string;
  readonly namespace: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly depth: number;
}

/**
 * What is needed of a description of a SAML identity provider: who it is. Documents that declare anything (DOCTYPE) or are
 * not well nested are refused, so nothing is ever expanded or loaded.
 * @throws {IdentityError} validation_failed
 */
export function readSamlMetadata(xml: string): SamlMetadata {
  const elements = readElements(xml.replace(/^\uFEFF/, ''));
  const isOfMetadata = (element: Element, wanted: string) =>
    element.namespace === metadataNamespace && element.name === wanted;
  const [root] = elements;
  const entityId =
    root && isOfMetadata(root, 'EntityDescriptor') ? root.attributes.get('entityID')?.trim() : undefined;
  if (!entityId) throw validationFailed('SAML Metadata does not contain an EntityID');
  const providers = elements.filter(
    (element) => element.depth === 1 && isOfMetadata(element, 'IDPSSODescriptor'),
  );
  if (providers.length === 0) throw validationFailed('SAML Metadata does not contain any IDPSSODescriptor');
  if (providers.length > 1) throw validationFailed('SAML Metadata contains multiple IDPSSODescriptors');
  return { entityId };
}

function readElements(xml: string): Element[] {
  const elements: Element[] = [];
  const open: { tag: string; namespaces: ReadonlyMap<string, string> }[] = [];
  token.lastIndex = 0;
  while (token.lastIndex < xml.length) {
    const match = token.exec(xml);
    if (!match) throw malformed();
    const { tag, close, empty, attributes: text = '' } = match.groups ?? {};
    if (!tag) continue;
    if (close) {
      if (open.pop()?.tag !== tag) throw malformed();
      continue;
    }
    if (open.length === 0 && elements.length > 0) throw malformed();
    const attributes = readAttributes(text);
    const namespaces = withDeclared(open.at(-1)?.namespaces ?? new Map(), attributes);
    const [prefix, local] = tag.includes(':') ? (tag.split(':') as [string, string]) : ['', tag];
    elements.push({ name: local, namespace: namespaces.get(prefix) ?? '', attributes, depth: open.length });
    if (!empty) open.push({ tag, namespaces });
  }
  if (open.length > 0) throw malformed();
  return elements;
}

function readAttributes(text: string): Map<string, string> {
  const attributes = new Map<string, string>();
  for (const { groups = {} } of text.matchAll(new RegExp(attribute, 'g'))) {
    const { name: key = '', double, single } = groups;
    if (attributes.has(key)) throw malformed();
    attributes.set(key, unescape(double ?? single ?? ''));
  }
  return attributes;
}

function withDeclared(
  known: ReadonlyMap<string, string>,
  attributes: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const declared = [...attributes]
    .filter(([key]) => key === 'xmlns' || key.startsWith('xmlns:'))
    .map(([key, value]) => [key.slice('xmlns:'.length), value] as const);
  return declared.length > 0 ? new Map([...known, ...declared]) : known;
}

function unescape(text: string): string {
  return text.replaceAll(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w*));?/gi,
    (whole, decimal, hex, name: string) => {
      const code = decimal ? Number(decimal) : Number.parseInt(String(hex), 16);
      const known = name ? entities[name] : code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
      if (known === undefined || !whole.endsWith(';')) throw malformed();
      return known;
    },
  );
}

const malformed = () => validationFailed('SAML Metadata is not a well-formed XML document without DOCTYPE');
