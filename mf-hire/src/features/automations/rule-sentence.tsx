import type { AutomationCondition, AutomationStep } from '@sabi/contracts/http/hiring/automations';
import { useLanguage } from '@sabi/shell-sdk/react';
import { useTranslation } from 'react-i18next';
import type { JobRules } from '../../data/automations';
import { useTemplates } from '../../data/templates';

/** Words for rules and their steps, in the language of the page. */
export function useRuleWords({ stages, questions }: Pick<JobRules, 'stages' | 'questions'>) {
  const { t } = useTranslation('automations');
  const language = useLanguage();
  const { data: templates = [] } = useTemplates();
  const stage = (id: string): string => stages.find((each) => each.id === id)?.name[language] ?? id;
  const answer = ({ question, value }: AutomationCondition): string => {
    const kind = questions.find(({ text }) => text === question)?.kind;
    return kind === 'yes_no' && (value === 'yes' || value === 'no') ? t(`answers.${value}`) : value;
  };
  const condition = (each: AutomationCondition): string =>
    t(`conditions.${each.test}`, { question: each.question, value: answer(each) });
  const hours = (count: number): string =>
    count === 0
      ? t('hours.soon')
      : count < 24
        ? t('hours.hours', { count })
        : t('hours.days', { count: count / 24 });
  const act = ({
    stage_id: to,
    template_id: id,
    after_hours: count,
  }: Pick<AutomationStep, 'stage_id' | 'template_id' | 'after_hours'>): string => {
    const name = templates.find(({ template_id: each }) => each === id)?.name;
    const when = hours(count);
    return id
      ? t('act.withLetter', { stage: stage(to), name: name ?? t('act.unknownLetter'), when })
      : t('act.plain', { stage: stage(to), when });
  };
  return { stage, condition, act, hours };
}
