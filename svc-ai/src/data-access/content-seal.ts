import type { SecretBox } from '@sabi/service-kit/secret-box';

/** Encrypts stored content, so that the database alone does not reveal it. */
export interface ContentSeal {
  /** @param place identifies the row; content cannot be decrypted under another one */
  seal(content: unknown, place: string): string;
  /** @returns undefined for another key or place */
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
