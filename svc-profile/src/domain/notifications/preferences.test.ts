import { notificationDefaults } from '@sabi/contracts/http/profile/notification-preferences';
import { mergeChoices } from './preferences';

test('who has chosen nothing gets what is usual, and no articles without having asked for them', () => {
  expect(mergeChoices([])).toEqual({ email: notificationDefaults });
  expect(notificationDefaults.articles).toBe(false);
});

test('what was chosen counts, and nothing beside it', () => {
  const chosen = mergeChoices([
    { channel: 'email', topic: 'articles', is_on: true },
    { channel: 'email', topic: 'events', is_on: false },
  ]);
  expect(chosen).toEqual({ email: { ...notificationDefaults, articles: true, events: false } });
});
