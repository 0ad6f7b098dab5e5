import { createLimitRule } from './create-limit-rule';

export const skin = createLimitRule({
  id: 'skin',
  about: { en: 'skin colour or complexion', id: 'warna atau kondisi kulit' },
  exceptions: ['skin-care', 'leather', 'any-tone'],
  patterns: [
    {
      words:
        'kulit|berkulit|skin|complexion ~2 putih|cerah|terang|bersih|mulus|kuning|langsat|bright|white|fair|light|clean|clear|glowing|sawo',
    },
    { words: 'fair|light|white|bright|clear|flawless ~1 skin|skinned|complexion|complexioned' },
    { words: 'berkulit' },
    {
      words:
        'have|has|having|memiliki|mempunyai|punya|bermodal ~3 kulit|skin|complexion ~2 putih|cerah|terang|mulus|langsat|gelap|hitam|eksotis|dark|flawless|spotless|unblemished|sehat',
      exceptions: ['equality', 'leather', 'any-tone'],
    },
    {
      words:
        'fair|light|bright|pale|porcelain|flawless|spotless|tanned|dark|olive ~2 skin|skinned|complexion',
      near: [
        'talents|talent|hostess|hostesses|promoters|models|girls|ladies|staff|candidates|candidate|applicants|should|must|have|has|want|prefer|people|someone|faces|presenters',
      ],
      exceptions: ['equality', 'leather', 'any-tone'],
    },
    {
      words: 'dark|gelap|hitam|legam ~1 skin|skinned|kulit|berkulit|complexion',
      near: ['not|no|tidak|bukan|jangan|maaf|unfortunately|sorry'],
      negatable: false,
      exceptions: ['equality', 'leather', 'no-distinction', 'skin-care'],
    },
  ],
});
