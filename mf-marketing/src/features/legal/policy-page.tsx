import { useLanguage, usePageHead } from '@sabi/shell-sdk/react';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { loadPolicy } from './load-policy';
import type { PolicyName } from './policy';
import { PolicyContents } from './policy-contents';
import { PolicyHeader } from './policy-header';
import styles from './policy-page.module.css';
import { PolicySections } from './policy-sections';

/** A policy: summary, table of contents, and sections with anchors. */
export function PolicyPage({ name }: { name: PolicyName }) {
  const { t } = useTranslation('legal');
  const policy = use(loadPolicy(name, useLanguage()));
  usePageHead({ title: t(`${name}.title`), description: t(`${name}.description`) });
  return (
    <article className={styles['policy']}>
      <PolicyHeader name={name} summary={policy.summary} />
      <PolicyContents sections={policy.sections} />
      <PolicySections sections={policy.sections} />
    </article>
  );
}
