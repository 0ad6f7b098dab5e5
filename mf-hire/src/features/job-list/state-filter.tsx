import { jobListStates, type StateFilterValue } from './job-list-states';
import { useTranslation } from 'react-i18next';
import { ChoiceBar } from '../../layout/choice-bar';

interface StateFilterProps {
  value: StateFilterValue;
  onChange: (value: StateFilterValue) => void;
}

export function StateFilter(props: StateFilterProps) {
  const { t } = useTranslation();
  const choices = jobListStates.map((state) => ({
    value: state,
    text: state ? t(`jobStates.${state}`) : t('jobs.all'),
  }));
  return <ChoiceBar isWide label={t('jobs.filter')} choices={choices} {...props} />;
}
