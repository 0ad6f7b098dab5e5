import { createLimitRule } from './create-limit-rule';

export const skin = createLimitRule({
  id: 'skin',
  about: { en: 'skin', id: 'kulit' },
  exceptions: ['skin-care'],
  patterns: [
    {
      words:
        'kulit|berkulit|skin|complexion ~2 putih|cerah|terang|bersih|mulus|kuning|langsat|bright|white|fair|light|clean|clear|glowing|sawo',
    },
    { words: 'fair|light|white|bright|clear|flawless ~1 skin|skinned|complexion|complexioned' },
    { words: 'berkulit' },
  ],
});
