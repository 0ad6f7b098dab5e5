import coefficients from './coefficients.json';
import type { Features } from './value-features';

/** A logistic regression: the log-odds of a value being right are `bias` plus the weighted features. */
export interface Regression {
  readonly bias: number;
  readonly weights: Readonly<Record<string, number>>;
}

/** All of them by what they judge (`work_experiences.job_title`, `work_experiences`), as `npm run fit-confidence -w svc-ai` writes them. */
export interface ConfidenceModel {
  readonly madeBy: string;
  /** From log-odds to log-odds, as rules do better on documents their authors have seen than on others. */
  readonly calibration: { readonly values: Line; readonly entries: Line };
  readonly values: Readonly<Record<string, Regression>>;
  readonly entries: Readonly<Record<string, Regression>>;
}

interface Line {
  readonly slope: number;
  readonly shift: number;
}

export const confidenceModel: ConfidenceModel = coefficients;

/** Neither certainty nor its contrary is ever claimed. */
const [least, most] = [0.01, 0.99];

/** Log-odds, before calibration. */
export function scoreFeatures({ bias, weights }: Regression, features: Features): number {
  return Object.entries(features).reduce((sum, [name, value]) => sum + (weights[name] ?? 0) * value, bias);
}

export function toProbability(logOdds: number, { slope, shift }: Line): number {
  const probability = 1 / (1 + Math.exp(-(slope * logOdds + shift)));
  return Math.round(Math.min(most, Math.max(least, probability)) * 100) / 100;
}
