import { Markup, markup } from '@sabi/service-kit/markup';
import { pageStyle } from './page-style';
import { type PageLanguage, pageTexts } from './page-texts';

const names: Readonly<Record<PageLanguage, string>> = { en: 'English', id: 'Indonesia' };

/** Title, language switch and the notice that this is no real checkout, around a page's content. */
export function renderFrame(
  { merchantName, language }: { merchantName: string; language: PageLanguage },
  content: Markup,
): string {
  const other = language === 'en' ? 'id' : 'en';
  return markup`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${merchantName} · ${pageTexts[language].total}</title>
<style>${new Markup(pageStyle)}</style>
</head>
<body>
<p class="banner">${pageTexts[language].banner}</p>
<main>
<div class="bar"><strong>${merchantName}</strong><a href="?locale=${other}" lang="${other}" hreflang="${other}">${names[other]}</a></div>
${content}
</main>
</body>
</html>
`.text;
}
