import { type Language, languages } from '@sabi/contracts/language';
import { claimTexts } from '@sabi/marketing-claims';
import { Building2, UserCheck, UserSearch } from 'lucide-react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Arches } from '../src/components/arches';
import { processSteps } from '../src/features/company-solution/process-steps';
import { serviceKeys } from '../src/features/company-solution/service-keys';
import en from '../src/locales/en/company-solution.json';
import id from '../src/locales/id/company-solution.json';
import { office } from '../src/office';

type Texts = typeof en;

const dictionaries: Record<Language, Texts> = { en, id };

/** Texts of the brochure that are not on the page. */
const ownTexts = {
  en: { contact: 'Talk to us', extension: 'ext.', audience: 'For companies in Indonesia' },
  id: { contact: 'Hubungi kami', extension: 'ekst.', audience: 'Untuk perusahaan di Indonesia' },
} as const;

const benefits = ['faster', 'savings', 'match', 'riskFree'] as const;

/** HTML body of the brochure: two A4 pages with the texts of the page that offers it. */
export function renderBrochure(language: Language): string {
  const texts = fillIn(dictionaries[language], claimTexts(language));
  return renderToStaticMarkup(
    <>
      <Cover texts={texts} language={language} />
      <Method texts={texts} language={language} />
    </>,
  );
}

/** Document title for PDF readers and assistive technology. */
export const brochureTitle = (language: Language) => `Sabi: ${dictionaries[language].head.title}`;

export const brochureLanguages = languages;

interface PageProps {
  texts: Texts;
  language: Language;
}

function Cover({ texts, language }: PageProps) {
  return (
    <section className="page">
      <div className="cover">
        <p className="brand">Sabi</p>
        <p className="audience">{ownTexts[language].audience}</p>
        <h1>{texts.hero.title}</h1>
        <p className="lead">{texts.hero.text}</p>
        <Arches className="arches" icons={[Building2, UserSearch, UserCheck]} />
      </div>
      <h2>{texts.services.title}</h2>
      <div className="services">
        {serviceKeys.map((key) => (
          <div key={key} className="service">
            <h3>{texts.services[key].title}</h3>
            <p>{texts.services[key].text}</p>
          </div>
        ))}
      </div>
      <h2>{texts.benefits.title}</h2>
      <div className="benefits">
        {benefits.map((key) => (
          <div key={key} className="benefit">
            <Benefit title={texts.benefits[key].title} />
            <p>{texts.benefits[key].text}</p>
          </div>
        ))}
      </div>
    </section>
  );
}

/** `<figure>80%</figure> Faster`: emphasizes the figure, as the page does. */
function Benefit({ title }: { title: string }) {
  const [, figure = '', rest = ''] = /<figure>(.*)<\/figure>\s*(.*)/.exec(title) ?? [];
  return (
    <h3>
      <span className="figure">{figure}</span> {rest}
    </h3>
  );
}

function Method({ texts, language }: PageProps) {
  const { email, phone, address } = office;
  const own = ownTexts[language];
  return (
    <section className="page">
      <h2>{texts.process.title}</h2>
      <p className="intro">{texts.process.text}</p>
      <ol className="steps">
        {processSteps.map((key) => (
          <li key={key}>
            <h3>{texts.process[key].title}</h3>
            <p>{texts.process[key].text}</p>
          </li>
        ))}
      </ol>
      <div className="contact">
        <div>
          <h2>{own.contact}</h2>
          <p>{texts.closing.text}</p>
        </div>
        <address>
          <strong>{email}</strong>
          <br />
          {phone.number} {own.extension} {phone.extension}
          <br />
          {address.building}
          <br />
          {address.street}
          <br />
          {address.city}
        </address>
      </div>
    </section>
  );
}

/** Fills claims into texts, in double braces. */
function fillIn(texts: Texts, claims: Readonly<Record<string, string>>): Texts {
  const filled = JSON.stringify(texts).replaceAll(
    /\{\{(\w+)\}\}/g,
    (whole, name: string) => claims[name] ?? whole,
  );
  return JSON.parse(filled) as Texts;
}
