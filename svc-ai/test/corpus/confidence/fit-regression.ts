import type { Regression } from '../../../src/engines/confidence/confidence-model';
import type { Features } from '../../../src/engines/confidence/value-features';

/** An example: what it is of, how it looks, and whether it is right. */
export interface Example {
  readonly kind: string;
  readonly features: Features;
  readonly isRight: boolean;
}

/** Weight of the penalty on the squares of the weights: on those that all kinds share, and on those of one kind. */
const penalties = { shared: 1, own: 6, bias: 0.1 };
const newtonSteps = 25;
const conjugateSteps = 60;
const closeEnough = 1e-6;

interface Row {
  readonly at: readonly number[];
  readonly value: readonly number[];
  readonly isRight: boolean;
}

/**
 * Logistic regressions of all kinds in one: each weight is the sum of one that all kinds share and one of its kind, both pulled to
 * zero, so that a kind with few examples follows the others. Deterministic (Newton's method with conjugate gradients).
 */
export function fitRegressions(examples: readonly Example[]): Record<string, Regression> {
  const columns = new Map<string, number>();
  const penalty: number[] = [];
  const columnOf = (name: string, weight: number) => {
    const known = columns.get(name);
    if (known !== undefined) return known;
    columns.set(name, penalty.length);
    penalty.push(weight);
    return penalty.length - 1;
  };
  const rows = examples.map(({ kind, features, isRight }): Row => {
    const at = [columnOf('', penalties.bias), columnOf(`${kind}:`, penalties.shared)];
    const value = [1, 1];
    for (const [name, size] of Object.entries(features)) {
      if (size === 0) continue;
      at.push(columnOf(name, penalties.shared), columnOf(`${kind}:${name}`, penalties.own));
      value.push(size, size);
    }
    return { at, value, isRight };
  });
  const weights = minimise(rows, penalty);
  const weightOf = (name: string) => weights[columns.get(name) ?? -1] ?? 0;
  const kinds = [...new Set(examples.map(({ kind }) => kind))].sort();
  return Object.fromEntries(
    kinds.map((kind) => {
      const own = examples.filter((example) => example.kind === kind);
      const names = [...new Set(own.flatMap(({ features }) => Object.keys(features)))].sort();
      const sums = names.map((name) => [name, round(weightOf(name) + weightOf(`${kind}:${name}`))] as const);
      const bias = round(weightOf('') + weightOf(`${kind}:`));
      return [kind, { bias, weights: Object.fromEntries(sums.filter(([, weight]) => weight !== 0)) }];
    }),
  );
}

const round = (weight: number) => Math.round(weight * 1000) / 1000;
const dot = (one: readonly number[], other: readonly number[]) =>
  one.reduce((sum, each, index) => sum + each * (other[index] ?? 0), 0);

function multiply({ at, value }: Row, weights: readonly number[]): number {
  return at.reduce((sum, column, index) => sum + (weights[column] ?? 0) * (value[index] ?? 0), 0);
}

function minimise(rows: readonly Row[], penalty: readonly number[]): number[] {
  const weights = penalty.map(() => 0);
  for (let step = 0; step < newtonSteps; step += 1) {
    const gradient = penalty.map((each, column) => each * (weights[column] ?? 0));
    const curvature = rows.map((row) => {
      const probability = 1 / (1 + Math.exp(-multiply(row, weights)));
      add(gradient, row, probability - (row.isRight ? 1 : 0));
      return probability * (1 - probability);
    });
    if (Math.sqrt(dot(gradient, gradient)) < closeEnough) break;
    const change = solve(rows, curvature, penalty, gradient);
    change.forEach((each, column) => {
      weights[column] = (weights[column] ?? 0) - each;
    });
  }
  return weights;
}

/** Conjugate gradients: the change whose product with the second derivatives is the gradient. */
function solve(
  rows: readonly Row[],
  curvature: readonly number[],
  penalty: readonly number[],
  gradient: readonly number[],
): number[] {
  const result = gradient.map(() => 0);
  let rest = [...gradient];
  let direction = [...gradient];
  let size = dot(rest, rest);
  for (let step = 0; step < conjugateSteps && size > closeEnough ** 2; step += 1) {
    const product = penalty.map((each, column) => each * (direction[column] ?? 0));
    for (const [index, row] of rows.entries())
      add(product, row, (curvature[index] ?? 0) * multiply(row, direction));
    const length = size / dot(direction, product);
    result.forEach((each, column) => {
      result[column] = each + length * (direction[column] ?? 0);
    });
    rest = rest.map((each, column) => each - length * (product[column] ?? 0));
    const next = dot(rest, rest);
    direction = rest.map((each, column) => each + (next / size) * (direction[column] ?? 0));
    size = next;
  }
  return result;
}

function add(sum: number[], { at, value }: Row, factor: number): void {
  at.forEach((column, index) => {
    sum[column] = (sum[column] ?? 0) + factor * (value[index] ?? 0);
  });
}
