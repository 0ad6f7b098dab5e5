import type { SecretBox } from '@sabi/service-kit/secret-box';

/** Seals what people wrote, or what was written for them, so that nobody reads it in the database alone. */
export interface ContentSeal {
  /** @param place where it lies: it opens nowhere else */
  seal(content: unknown, place: string): string;
  /** @returns undefined where the key it was sealed under is no more, or it lay elsewhere */
  open<Content>(sealed: string, place: string): Content | undefined;
}

export function createContentSeal(box: SecretBox): ContentSeal {
  return {
    seal: (content, place) => box.seal(JSON.stringify(content), place),
    open: <Content>(sealed: string, place: string) => {
      try {
        return JSON.parse(box.open(sealed, place)) as Content;
      } catch {
        return undefined;
      }
    },
  };
}
