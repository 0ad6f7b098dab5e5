import { Card } from '@sabi/ui/card';
import { Tab, TabList, TabPanel, Tabs } from '@sabi/ui/tabs';
import { useTranslation } from 'react-i18next';
import { useHref, useSearchParams } from 'react-router-dom';
import { Section } from '../../../components/section';
import { paths } from '../../../paths';
import { ConsultationPanel } from '../consultation/consultation-panel';
import { lazyPanels } from './lazy-panels';
import { isPanelName, panelIcons, type PanelName, panelNames } from './panel-names';
import styles from './panels.module.css';

/** Four ways to begin; the address names the open one, so it can be shared and works without script. */
export function Panels() {
  const { t } = useTranslation('talent-solution');
  const [search, setSearch] = useSearchParams();
  const asked = search.get('panel');
  const selected = isPanelName(asked) ? asked : panelNames[0];
  const select = (panel: string) => setSearch({ panel }, { replace: true });
  return (
    <div id="panels" tabIndex={-1}>
      <Section title={t('panels.title')}>
        <Tabs
          className={styles['panels'] ?? ''}
          value={selected}
          onValueChange={select}
          orientation="vertical"
        >
          <TabList label={t('panels.choose')} className={styles['list'] ?? ''}>
            {panelNames.map((name) => (
              <PanelTab key={name} name={name} />
            ))}
          </TabList>
          {panelNames.map((name) => (
            <Panel key={name} name={name} selected={name === selected} />
          ))}
        </Tabs>
      </Section>
    </div>
  );
}

function PanelTab({ name }: { name: PanelName }) {
  const { t } = useTranslation('talent-solution');
  const Icon = panelIcons[name];
  return (
    <Tab
      value={name}
      href={useHref(`${paths.talentSolution}?panel=${name}#panels`)}
      className={styles['tab'] ?? ''}
    >
      <span className={styles['icon']}>
        <Icon size={22} aria-hidden="true" />
      </span>
      <span className={styles['words']}>
        <span>{t(`panels.${name}.title`)}</span>
        <span className={styles['short']}>{t(`panels.${name}.short`)}</span>
      </span>
    </Tab>
  );
}

function Panel({ name, selected }: { name: PanelName; selected: boolean }) {
  const { t } = useTranslation('talent-solution');
  return (
    <TabPanel value={name} className={styles['panel'] ?? ''}>
      <Card className={styles['card']}>
        <h3 className={styles['title']}>{t(`panels.${name}.title`)}</h3>
        <p className={styles['text']}>{t(`panels.${name}.text`)}</p>
        <PanelContent name={name} selected={selected} />
      </Card>
    </TabPanel>
  );
}

function PanelContent({ name, selected }: { name: PanelName; selected: boolean }) {
  if (name === 'expert') return <ConsultationPanel />;
  const Content = lazyPanels[name];
  return <Content className={styles['content']} wanted={selected} />;
}
