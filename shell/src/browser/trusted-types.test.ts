import { allowOwnScripts } from './trusted-types';

type Rules = Readonly<Record<'createScriptURL' | 'createScript', (text: string) => string | null>>;

function readRules(): Rules {
  let rules: Rules | undefined;
  const trustedTypes = { createPolicy: (_name: string, given: Rules) => (rules = given) };
  allowOwnScripts({ document, location, trustedTypes } as unknown as Window);
  if (!rules) throw new Error('No policy was made');
  return rules;
}

test('scripts of this site alone are loaded by their address', () => {
  const { createScriptURL } = readRules();
  for (const url of ['/assets/shell.js', `${location.origin}/remotes/mf-blog/1/main.js`, 'chunk.js'])
    expect(createScriptURL(url)).toBe(url);
  for (const url of ['https://other.example/x.js', '//other.example/x.js', 'data:text/javascript,alert(1)'])
    expect(createScriptURL(url)).toBeNull();
});

test('data may stand in a script, and nothing that runs', () => {
  const { createScript } = readRules();
  expect(createScript('{"@context":"https://schema.org"}')).toBe('{"@context":"https://schema.org"}');
  for (const text of ['alert(1)', '{alert(1)}', '{"a":1};alert(1)', '"use strict"', ''])
    expect(createScript(text)).toBeNull();
});

test('nothing becomes markup, and a browser that knows no such types goes on', () => {
  expect(readRules()).not.toHaveProperty('createHTML');
  expect(() => allowOwnScripts({ document, location } as unknown as Window)).not.toThrow();
});
