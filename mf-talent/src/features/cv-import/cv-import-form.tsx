import { parsedSections } from '@sabi/contracts/ai/cv-fields';
import { entryLimits } from '@sabi/contracts/profile/entry-rules';
import type { CvImport, Decision } from '@sabi/contracts/http/profile/cv-import';
import { RequestFailed } from '@sabi/shell-sdk/http';
import { useShell } from '@sabi/shell-sdk/react';
import { Notice } from '@sabi/ui/notice';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDecide, useDismiss, useReloadCvImport } from '../../cv-import/cv-import-calls';
import { Section } from '@sabi/ui/section';
import styles from './cv-import-form.module.css';
import { DecisionBar } from './decision-bar';
import { AllSure, HiddenText, NothingNew, Omissions, RecognisedText, UnreadPages } from './import-notices';
import { ChangedEntry, NewEntry } from './import-entry';
import { type Group, type ImportItem, listItems } from './import-item';
import { ShareCorrections } from './share-corrections';
import { UnassignedSection } from './unassigned-section';
import { UnsureSection } from './unsure-section';
import { isSure, listUnsure } from './unsure-values';
import { type Choices, useChoices } from './use-choices';
import { type Corrections, useCorrections } from './use-corrections';
import { useGroupTitle } from './use-group-title';
import { useImportText } from './use-import-text';

const groups: readonly Group[] = ['fields', ...parsedSections];

/** An open CV import: its items by group, and the decision. */
export function CvImportForm({ cvImport }: { cvImport: CvImport }) {
  const items = listItems(cvImport);
  const unsure = useMemo(() => listUnsure(listItems(cvImport)), [cvImport]);
  const corrections = useCorrections(unsure);
  const choices = useChoices(items, corrections.correctedOf);
  const [isShared, setIsShared] = useState(false);
  const { accept, dismiss, problem, busy } = useDecision(cvImport);
  const undecided = items.filter(({ finding }) => finding !== 'duplicate');
  // Entries show what their owner has corrected above them.
  const shown = items.map((item) => ({
    ...item,
    proposed: { ...item.proposed, ...corrections.correctedOf(item) },
  }));
  const unassigned = cvImport.unassigned ?? [];
  const { placed, isPlaceable } = usePlaces(items, choices, corrections);
  const mayShare = cvImport.may_share_corrections === true && corrections.hasAny;
  const decision = () => ({
    accepted: choices.accepted,
    ...(placed.length > 0 && { placed }),
    ...(mayShare && isShared && { share_corrections: true as const }),
  });
  return (
    <>
      <Counts items={items} />
      {cvImport.is_recognised && <RecognisedText />}
      <Omissions omissions={cvImport.omissions} unplaced={cvImport.unplaced} />
      <UnreadPages count={cvImport.unread_pages ?? 0} />
      <HiddenText count={cvImport.hidden_letters ?? 0} />
      {problem && <Problem problem={problem} items={items} />}
      {undecided.length === 0 && <NothingNew cvImport={cvImport} isEmpty={items.length === 0} />}
      {unsure.length > 0 && <UnsureSection values={unsure} corrections={corrections} />}
      {unassigned.length > 0 && (
        <UnassignedSection lines={unassigned} entries={items.filter(isPlaceable)} corrections={corrections} />
      )}
      {unsure.length + unassigned.length === 0 && undecided.some(isSure) && <AllSure />}
      {groups.map((group) => (
        <GroupSection
          key={group}
          group={group}
          items={shown.filter((item) => item.group === group)}
          choices={choices}
        />
      ))}
      {mayShare && <ShareCorrections isShared={isShared} onChange={setIsShared} />}
      <DecisionBar
        choices={choices}
        placedCount={placed.length}
        hasChoice={undecided.length > 0 || unassigned.length > 0}
        busy={busy}
        onAccept={() => void accept(decision())}
        onDismiss={() => void dismiss()}
      />
    </>
  );
}

/** Placed lines whose entry is taken over or in the profile, and whether a line can join an item. */
function usePlaces(items: readonly ImportItem[], choices: Choices, { placed }: Corrections) {
  const isPlaceable = (item: ImportItem) =>
    'description' in item.proposed && (item.current !== null || choices.isTicked(item));
  const keys = new Set(items.filter(isPlaceable).map(({ key }) => key));
  return { placed: placed.filter(({ entry }) => entry === undefined || keys.has(entry)), isPlaceable };
}

type Failure =
  | 'unreachable'
  | 'unavailable'
  | 'denied'
  | { readonly unfit: readonly string[] }
  | { readonly full: readonly string[] };

function useDecision(cvImport: CvImport) {
  const { t } = useTranslation('cv-import');
  const { t: talk } = useTranslation();
  const shell = useShell();
  const decide = useDecide(cvImport);
  const leave = useDismiss(cvImport);
  const reload = useReloadCvImport();
  const [problem, setProblem] = useState<Failure | null>(null);
  const isUnderWay = useRef(false);

  const finish = async (step: () => Promise<unknown>, title: string) => {
    if (isUnderWay.current) return; // a double click
    isUnderWay.current = true;
    setProblem(null);
    try {
      await step();
      await reload();
      shell.toast({ tone: 'success', title });
      shell.navigate('/profile');
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal !== 'changed' && refusal !== 'gone') return setProblem(refusal);
      // Another import, or none, is shown instead.
      shell.toast({ tone: 'destructive', title: t('failed.title'), description: t(`failed.${refusal}`) });
      await reload();
    } finally {
      isUnderWay.current = false;
    }
  };
  const said = cvImport.kind === 'cv' ? talk('cv.success') : t('accepted', { fileName: cvImport.file_name });
  return {
    accept: (decision: Omit<Decision, 'version'>) =>
      finish(() => decide.mutateAsync({ version: cvImport.version, ...decision }), said),
    dismiss: () => finish(() => leave.mutateAsync(), t('dismissed')),
    problem,
    busy: decide.isPending ? ('accept' as const) : leave.isPending ? ('dismiss' as const) : null,
  };
}

function refusalOf(error: unknown): Failure | 'changed' | 'gone' {
  if (!(error instanceof RequestFailed)) return 'unavailable';
  if (error.code === 'PROPOSAL_CHANGED') return 'changed';
  if (error.status === 404 || error.code === 'PROPOSAL_STATE_UNFIT') return 'gone';
  if (error.code === 'ENTRY_LIMIT_REACHED') return { full: Object.keys(error.errors ?? {}) };
  if (error.errors && !('accepted' in error.errors)) return { unfit: Object.keys(error.errors) };
  if (error.status === 403) return 'denied';
  return error.status === 0 ? 'unreachable' : 'unavailable';
}

function Problem({ problem, items }: { problem: Failure; items: readonly ImportItem[] }) {
  const { t } = useTranslation('cv-import');
  const { t: talk } = useTranslation();
  const { nameItem } = useImportText();
  const titleOf = useGroupTitle();
  const place = useRef<HTMLDivElement>(null);
  // The decision bar is always in reach in a long list, so its failure has to be scrolled into view.
  useEffect(() => place.current?.scrollIntoView({ block: 'center' }), []);
  const say = () => {
    if (problem === 'denied') return talk('states.denied');
    if (typeof problem === 'string') return t(`failed.${problem}`);
    if ('unfit' in problem) {
      const unfit = items.filter(({ key }) => problem.unfit.includes(key));
      return t('failed.unfit', { names: unfit.map(nameItem).join(', ') });
    }
    const full = parsedSections.filter((section) => problem.full.includes(section));
    const lists = full.map((section) =>
      t('failed.limit', { list: titleOf(section), max: entryLimits[section] }),
    );
    return t('failed.full', { lists: lists.join(', ') });
  };
  return (
    <div ref={place}>
      <Notice tone="danger" title={t('failed.title')}>
        {say()}
      </Notice>
    </div>
  );
}

function Counts({ items }: { items: readonly ImportItem[] }) {
  const { t } = useTranslation('cv-import');
  const kinds = ['new', 'changed', 'duplicate'] as const;
  const counts = kinds
    .map((kind) => ({ kind, count: items.filter(({ finding }) => finding === kind).length }))
    .filter(({ count }) => count > 0);
  if (counts.length === 0) return null;
  return (
    <p className={styles['counts']}>
      {counts.map(({ kind, count }) => t(`counts.${kind}`, { count })).join(' · ')}
    </p>
  );
}

interface GroupSectionProps {
  group: Group;
  items: readonly ImportItem[];
  choices: ReturnType<typeof useChoices>;
}

function GroupSection({ group, items, choices }: GroupSectionProps) {
  const { t } = useTranslation('cv-import');
  const title = useGroupTitle()(group);
  const { nameItem } = useImportText();
  const duplicates = items.filter(({ finding }) => finding === 'duplicate');
  const open = items.filter(({ finding }) => finding !== 'duplicate');
  if (items.length === 0) return null;
  return (
    <Section title={title}>
      {open.length > 0 && (
        <ul className={styles['entries']}>
          {open.map((item) =>
            item.finding === 'new' ? (
              <NewEntry key={item.key} item={item} choices={choices} />
            ) : (
              <ChangedEntry key={item.key} item={item} choices={choices} />
            ),
          )}
        </ul>
      )}
      {duplicates.length > 0 && (
        <details className={styles['duplicates']}>
          <summary>{t('duplicates', { count: duplicates.length })}</summary>
          <ul>
            {duplicates.map((item) => (
              <li key={item.key}>{nameItem(item)}</li>
            ))}
          </ul>
        </details>
      )}
    </Section>
  );
}
