import { type Document, DOMParser, type Node, onWarningStopParsing } from '@xmldom/xmldom';
import { validationFailed } from '../../errors/common-errors';

export interface SamlMetadata {
  readonly entityId: string;
}

/** Several times a provider's need; parsing time grows faster than the size. */
const maxBytes = 256 * 1024;
const metadataNamespace = 'urn:oasis:names:tc:SAML:2.0:metadata';

/**
 * Reads the entity id of SAML metadata. Refuses DOCTYPE, malformed and large documents; the parser expands no
 * entities and loads nothing.
 * @throws {IdentityError} validation_failed
 */
export function readSamlMetadata(xml: string): SamlMetadata {
  if (Buffer.byteLength(xml) > maxBytes) {
    throw validationFailed(`SAML Metadata may not be larger than ${maxBytes} bytes`);
  }
  const root = parse(xml).documentElement;
  const isDescriptor = root && isOfMetadata(root, 'EntityDescriptor');
  const entityId = isDescriptor ? root.getAttribute('entityID')?.trim() : undefined;
  if (!entityId) throw validationFailed('SAML Metadata does not contain an EntityID');
  const providers = Array.from(root?.childNodes ?? []).filter((node) =>
    isOfMetadata(node, 'IDPSSODescriptor'),
  );
  if (providers.length === 0) throw validationFailed('SAML Metadata does not contain any IDPSSODescriptor');
  if (providers.length > 1) throw validationFailed('SAML Metadata contains multiple IDPSSODescriptors');
  return { entityId };
}

function parse(xml: string): Document {
  try {
    // Parser warnings count as errors.
    const parser = new DOMParser({ onError: onWarningStopParsing });
    const document = parser.parseFromString(xml.replace(/^\uFEFF/, ''), 'text/xml');
    if (!document.doctype) return document;
  } catch {
    // Thrown below without the parser's message, which quotes the document.
  }
  throw validationFailed('SAML Metadata is not a well-formed XML document without DOCTYPE');
}

const isOfMetadata = ({ namespaceURI, localName }: Node, name: string) =>
  namespaceURI === metadataNamespace && localName === name;
