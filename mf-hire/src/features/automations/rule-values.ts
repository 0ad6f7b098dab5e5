import { testsOfKind } from '@sabi/contracts/hiring/automation-terms';
import type { Automation, AutomationCondition, NewAutomation } from '@sabi/contracts/http/hiring/automations';
import type { Posting } from '@sabi/contracts/http/hiring/posting';

/** Values of the form of a rule. */
export interface RuleValues {
  name: string;
  /** Id of a stage; empty for applications that arrive. */
  from: string;
  conditions: AutomationCondition[];
  to: string;
  /** Empty for none. */
  template: string;
  hours: string;
}

export const noValues: RuleValues = {
  name: '',
  from: '',
  conditions: [],
  to: '',
  template: '',
  hours: '0',
};

export const toValues = ({ name, trigger, conditions, act }: Automation): RuleValues => ({
  name,
  from: trigger.event === 'moved' ? trigger.stage_id : '',
  conditions: [...conditions],
  to: act.stage_id,
  template: act.template_id ?? '',
  hours: String(act.after_hours),
});

export const toAutomation = (values: RuleValues, isOn: boolean): NewAutomation => ({
  name: values.name,
  is_on: isOn,
  trigger: values.from ? { event: 'moved', stage_id: values.from } : { event: 'submitted' },
  conditions: values.conditions,
  act: {
    stage_id: values.to,
    template_id: values.template || null,
    after_hours: Number(values.hours),
  },
});

/** A condition on a question, as its kind allows. */
export function newCondition({ text, kind }: Posting['questions'][number]): AutomationCondition {
  const [test] = testsOfKind[kind];
  return { question: text, test, value: kind === 'yes_no' ? 'yes' : '' };
}
