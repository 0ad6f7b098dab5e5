import { measureProcessorMs } from '@sabi/test-kit/processor-time';
import { IdentityError } from '../../errors/identity-error';
import { readSamlMetadata } from './saml-metadata';

const namespace = 'urn:oasis:names:tc:SAML:2.0:metadata';
const document = (inner: string, head = '') =>
  `${head}<EntityDescriptor xmlns="${namespace}" entityID='https://idp.example/?a=1&amp;b=2'>${inner}</EntityDescriptor>`;

test('the entity id is read with prefixes, comments and surrounding text', () => {
  const xml = document('<!-- <IDPSSODescriptor/> --> <IDPSSODescriptor a="1">text<x/></IDPSSODescriptor>');
  expect(readSamlMetadata(`\uFEFF<?xml version="1.0"?>\n${xml}\n`)).toEqual({
    entityId: 'https://idp.example/?a=1&b=2',
  });
  const prefixed = `<m:EntityDescriptor xmlns:m="${namespace}" entityID="a&#x2f;b"><m:IDPSSODescriptor /></m:EntityDescriptor>`;
  expect(readSamlMetadata(prefixed)).toEqual({ entityId: 'a/b' });
});

test.each([
  ['a DOCTYPE', document('<IDPSSODescriptor/>', '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]>')],
  ['an entity of its own', document('<IDPSSODescriptor/>').replace('&amp;', '&b;')],
  ['an element that stays open', document('<IDPSSODescriptor>')],
  ['elements across each other', document('<IDPSSODescriptor><a></IDPSSODescriptor></a>')],
  ['two roots', `${document('<IDPSSODescriptor/>')}${document('<IDPSSODescriptor/>')}`],
  ['an attribute twice', '<EntityDescriptor entityID="a" entityID="b"/>'],
  ['a tag that has no end', '<EntityDescriptor '],
  ['another namespace', document('<IDPSSODescriptor/>').replace(namespace, 'urn:other')],
  ['a provider that stands deeper', document('<Extensions><IDPSSODescriptor/></Extensions>')],
  [
    'a prefix that nobody declared',
    '<m:EntityDescriptor entityID="a"><m:IDPSSODescriptor/></m:EntityDescriptor>',
  ],
  ['text behind the root', `${document('<IDPSSODescriptor/>')}text`],
  ['two providers', document('<IDPSSODescriptor/><IDPSSODescriptor/>')],
  ['nothing', ''],
])('%s is refused', (_name, xml) => {
  expect(() => readSamlMetadata(xml)).toThrow(IdentityError);
});

test('a quarter of a megabyte of tags is read or refused without delay, and more is refused', () => {
  const readAll = () => {
    expect(() => readSamlMetadata('<a '.repeat(85_000))).toThrow(IdentityError);
    expect(() => readSamlMetadata(document('<a b="c"/>'.repeat(25_000)))).toThrow('IDPSSODescriptor');
    expect(() => readSamlMetadata(document('<a b="c"/>'.repeat(30_000)))).toThrow('larger than 262144 bytes');
  };
  expect(measureProcessorMs(readAll)).toBeLessThan(2000);
});
