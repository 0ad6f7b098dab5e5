import { act, renderHook } from '@testing-library/react';
import type { ImportItem } from './import-item';
import { useChoices } from './use-choices';

const buildItem = (key: string, missing: string[] = []): ImportItem => ({
  group: 'skills',
  key,
  finding: 'new',
  lines: [],
  inferred: [],
  changes: [],
  current: null,
  proposed: {},
  missing,
});

test('an entry without a name does not keep the others from being left out, all at once', () => {
  const items = [buildItem('skills.0'), buildItem('skills.1'), buildItem('skills.2', ['skill_name'])];
  const { result } = renderHook(() => useChoices(items));
  expect(result.current).toMatchObject({ count: 2, isAll: false, isAllTicked: true });
  act(() => result.current.tickAll(!result.current.isAllTicked));
  expect(result.current).toMatchObject({ count: 0, isAllTicked: false });
  act(() => result.current.tickAll(!result.current.isAllTicked));
  expect(result.current).toMatchObject({ count: 2, isAllTicked: true });
});
