import { type ConfidenceModel, scoreFeatures } from '../../../src/engines/confidence/confidence-model';
import { entryFeatures } from '../../../src/engines/confidence/assess-cv';
import { type Example, fitRegressions } from './fit-regression';
import type { JudgedFile, JudgedWhole } from './observe-files';

/** Log-odds that a regression gave, and what was right. */
export interface Outcome {
  readonly logOdds: number;
  readonly isRight: boolean;
}

type Regressions = ConfidenceModel['values'];
type Line = ConfidenceModel['calibration']['values'];

const folds = 5;
const newtonSteps = 100;

export const command = 'npm run fit-confidence -w svc-ai';

/** Files by whether the rules were written with them. */
export interface JudgedSets {
  readonly tuning: readonly JudgedFile[];
  readonly heldBack: readonly JudgedFile[];
}

/**
 * Fits a model to all files. Its calibration knows held-back people alone, as the rules are right more often about files they were
 * written with, and of each of these what regressions say that have not seen that person.
 */
export function fitModel({ tuning, heldBack }: JudgedSets): ConfidenceModel {
  const parts = splitByPerson(heldBack);
  const withoutPart = parts.map((part) =>
    fitValues([...tuning, ...heldBack.filter((file) => !part.includes(file))]),
  );
  const ofValues = parts.flatMap((part, index) =>
    outcomesOf(examplesOfValues(part), withoutPart[index] ?? {}),
  );
  const values = fitValues([...tuning, ...heldBack]);
  const ofTuning = examplesOfEntries(tuning, values);
  const ofEntries = parts.map((part, index) => examplesOfEntries(part, withoutPart[index] ?? {}));
  const entryOutcomes = ofEntries.flatMap((part) =>
    outcomesOf(part, fitRegressions([...ofTuning, ...ofEntries.filter((other) => other !== part).flat()])),
  );
  return {
    madeBy: command,
    calibration: { values: fitLine(ofValues), entries: fitLine(entryOutcomes) },
    values,
    entries: fitRegressions([...ofTuning, ...ofEntries.flat()]),
  };
}

/**
 * What models say of held-back files that have not seen their people, neither in their regressions nor in their calibration.
 * Log-odds are calibrated.
 */
export function outcomesOfUnseen({ tuning, heldBack }: JudgedSets): {
  values: Outcome[];
  entries: Outcome[];
} {
  const parts = splitByPerson(heldBack).map((part) => {
    const model = fitModel({ tuning, heldBack: heldBack.filter((file) => !part.includes(file)) });
    const said = outcomesOfModel(part, model);
    return {
      values: calibrated(said.values, model.calibration.values),
      entries: calibrated(said.entries, model.calibration.entries),
    };
  });
  return { values: parts.flatMap(({ values }) => values), entries: parts.flatMap(({ entries }) => entries) };
}

const fitValues = (files: readonly JudgedFile[]) => fitRegressions(examplesOfValues(files));
const calibrated = (outcomes: readonly Outcome[], { slope, shift }: Line): Outcome[] =>
  outcomes.map(({ logOdds, isRight }) => ({ logOdds: slope * logOdds + shift, isRight }));

/** What a model says of the values and of the entries of judged files. */
function outcomesOfModel(files: readonly JudgedFile[], model: ConfidenceModel) {
  return {
    values: outcomesOf(examplesOfValues(files), model.values),
    entries: outcomesOf(examplesOfEntries(files, model.values), model.entries),
  };
}

function examplesOfValues(files: readonly JudgedFile[]): Example[] {
  return files.flatMap(({ fields, entries }) => [...fields, ...entries.flatMap(({ values }) => values)]);
}

function examplesOfEntries(files: readonly JudgedFile[], values: Regressions): Example[] {
  return files
    .flatMap(({ entries }) => entries)
    .map(({ section, entry, isRight, values: own }: JudgedWhole) => ({
      kind: section,
      features: entryFeatures(
        entry,
        own.map((value) => oddsOf(value, values)),
      ),
      isRight,
    }));
}

function outcomesOf(examples: readonly Example[], regressions: Regressions): Outcome[] {
  return examples.map((example) => ({ logOdds: oddsOf(example, regressions), isRight: example.isRight }));
}

function oddsOf({ kind, features }: Pick<Example, 'kind' | 'features'>, regressions: Regressions): number {
  const regression = regressions[kind];
  return regression ? scoreFeatures(regression, features) : 0;
}

/** All files of a person are in one part. */
function splitByPerson(files: readonly JudgedFile[]): JudgedFile[][] {
  const people = [...new Set(files.map(personOf))].sort();
  return Array.from({ length: folds }, (_none, fold) =>
    files.filter((file) => people.indexOf(personOf(file)) % folds === fold),
  );
}

const personOf = ({ file: { name } }: JudgedFile) => name.slice(0, name.indexOf('.'));

/** A logistic regression on log-odds alone (Platt), by Newton's method. */
export function fitLine(outcomes: readonly Outcome[]): Line {
  let [slope, shift] = [0, 0];
  for (let step = 0; step < newtonSteps; step += 1) {
    let [bySlope, byShift, square, both, plain] = [0, 0, 1e-6, 0, 1e-6];
    for (const { logOdds, isRight } of outcomes) {
      const probability = 1 / (1 + Math.exp(-(slope * logOdds + shift)));
      const error = probability - (isRight ? 1 : 0);
      const weight = probability * (1 - probability);
      bySlope += error * logOdds;
      byShift += error;
      square += weight * logOdds ** 2;
      both += weight * logOdds;
      plain += weight;
    }
    const determinant = square * plain - both ** 2;
    slope -= (plain * bySlope - both * byShift) / determinant;
    shift -= (square * byShift - both * bySlope) / determinant;
  }
  return { slope: Math.round(slope * 1000) / 1000, shift: Math.round(shift * 1000) / 1000 };
}
