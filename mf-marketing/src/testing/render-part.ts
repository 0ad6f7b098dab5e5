import { claimTexts } from '@sabi/marketing-claims';
import { type FakeShell, type FakeShellOptions, renderInShell } from '@sabi/shell-sdk/testing';
import type { RenderResult } from '@testing-library/react';
import type { ComponentType } from 'react';
import { dictionaries } from '../locales/dictionaries';

/** A page or a part of one, with the remote's texts but without its other pages. */
export function renderPart(
  Part: ComponentType,
  options: FakeShellOptions = {},
): FakeShell & { view: RenderResult } {
  return renderInShell({ dictionaries, variables: claimTexts, App: Part }, options);
}
