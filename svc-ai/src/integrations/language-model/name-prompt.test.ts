import { explanationPrompt } from '../cv-explainer/prompts/explanation-v1';
import { consultationPrompt } from '../consultant/prompts/consultation-v1';
import { cvPrompt } from '../cv-parsers/prompts/cv-v1';
import { namePrompt } from './name-prompt';

test('every prompt is known by its file and its words', () => {
  const names = [
    cvPrompt,
    ...(['en', 'id'] as const).flatMap((language) => [
      explanationPrompt(language).name,
      ...(['company', 'talent', 'general'] as const).map((type) => consultationPrompt(type, language).name),
    ]),
  ];
  expect(new Set(names.map(({ feature }) => feature))).toEqual(
    new Set(['cv-parse', 'cv-explain', 'chat-company', 'chat-talent', 'chat-general']),
  );
  expect(new Set(names.map(({ version }) => version)).size).toBe(names.length);
  for (const { version } of names)
    expect(version).toMatch(/^(?:cv|explanation|consultation)-v1\.[0-9a-f]{8}$/);
});

test('the same words keep their name, one other word changes it', () => {
  const name = (words: string) => namePrompt('cv-parse', 'cv-v1', words).version;
  expect(name('Extract only what is there.')).toBe(name('Extract only what is there.'));
  expect(name('Extract only what is there.')).not.toBe(name('Extract only what is said.'));
});
