import { toPlainDocument } from '@sabi/cv-rules/document-text';
import {
  confidenceModel,
  scoreFeatures,
  toProbability,
} from '../../../src/engines/confidence/confidence-model';
import { createAssessor } from '../../../src/engines/confidence/assess-cv';
import { findEvidence } from '../../../src/engines/evidence/find-evidence';
import { parseByRules } from '../../../src/engines/parsing/parse-by-rules';
import { command, fitLine } from './calibration';
import { type Example, fitRegressions } from './fit-regression';
import { measureReliability, reliabilityPlot, reliabilityTable } from './reliability';

const cv = `Ayu Rekaan
Jakarta, 0811-0000-2102

WORK EXPERIENCE

Data Analyst, PT Maju Jaya
Jan 2020 - Mar 2022
Prepared weekly reports

Barang Antik 77 : lama
2015

EDUCATION

Universitas Contoh Nusantara
Sarjana Statistika, 2012 - 2016
`;

function readExample() {
  const { lines } = toPlainDocument(cv);
  const { cv: read, unassigned = [] } = parseByRules(lines);
  const reading = { lines, unassigned, isRecognised: false };
  return {
    read,
    reading,
    evidence: findEvidence({ cv: read, lines: lines.map(({ text }) => text), reading }),
  };
}

/** One feature decides: right with it nine times of ten, without it one time of two. */
const examples: Example[] = Array.from({ length: 400 }, (_none, index) => {
  const [isClear, kind] = [index % 2, Math.floor(index / 2) % 2 === 0 ? 'one' : 'other'];
  const round = Math.floor(index / 4);
  return { kind, features: { isClear }, isRight: isClear === 1 ? round % 10 !== 0 : round % 2 === 0 };
});

test('the committed coefficients are of the fit command, and judge every list and single value', () => {
  expect(confidenceModel.madeBy).toBe(command);
  expect(Object.keys(confidenceModel.entries).sort()).toEqual([
    'educations',
    'languages',
    'licenses_certifications',
    'skills',
    'work_experiences',
  ]);
  for (const kind of ['first_name', 'phone_number', 'work_experiences.job_title', 'educations.end_date'])
    expect(Object.keys(confidenceModel.values)).toContain(kind);
  for (const { slope } of Object.values(confidenceModel.calibration)) expect(slope).toBeGreaterThan(0);
});

test('every value has a probability and the line it comes from, and a plain one is surer than an odd one', () => {
  const { read, evidence } = readExample();
  const [job, odd] = evidence.work_experiences;
  expect(read.work_experiences[0]).toMatchObject({ job_title: 'Data Analyst', company_name: 'PT Maju Jaya' });
  expect(job?.values?.['job_title']?.line).toBe('Data Analyst, PT Maju Jaya');
  expect(job?.values?.['start_date']?.line).toBe('Jan 2020 - Mar 2022');
  expect(evidence.fields.first_name?.confidence).toBeGreaterThan(0.5);
  for (const entry of [job, ...evidence.educations]) {
    expect(entry?.confidence).toBeGreaterThanOrEqual(0.01);
    expect(entry?.confidence).toBeLessThanOrEqual(0.99);
  }
  expect(odd?.confidence ?? 0).toBeLessThan(job?.confidence ?? 0);
});

test('without a reading by rules there is no probability', () => {
  const { read } = readExample();
  const [job] = findEvidence({ cv: read, lines: cv.split('\n') }).work_experiences;
  expect(job).not.toHaveProperty('confidence');
  expect(job).not.toHaveProperty('values');
});

test('a scan and lines without a place count', () => {
  const { read, reading } = readExample();
  const sure = (change: object) =>
    createAssessor({ ...reading, ...change })
      .fields(read)
      .get('first_name');
  expect(typeof sure({ isRecognised: true })).toBe('number');
  expect(sure({ unassigned: [] })).not.toBe(undefined);
});

test('the fit finds how often each feature is right, the same at every run', () => {
  const model = fitRegressions(examples);
  const said = (isClear: number) =>
    toProbability(scoreFeatures(model['one'] ?? { bias: 0, weights: {} }, { isClear }), {
      slope: 1,
      shift: 0,
    });
  expect(said(1)).toBeCloseTo(0.9, 1);
  expect(said(0)).toBeCloseTo(0.5, 1);
  expect(fitRegressions(examples)).toEqual(model);
});

test('what is said too surely is calibrated down', () => {
  const outcomes = Array.from({ length: 200 }, (_none, index) => ({ logOdds: 4, isRight: index % 4 !== 0 }));
  const doubtful = Array.from({ length: 200 }, (_none, index) => ({ logOdds: -4, isRight: index % 4 === 0 }));
  const line = fitLine([...outcomes, ...doubtful]);
  expect(toProbability(4, line)).toBeCloseTo(0.75, 1);
  const reliability = measureReliability([...outcomes, ...doubtful], line);
  expect(reliability.error).toBeLessThan(0.02);
  expect(measureReliability(outcomes, { slope: 1, shift: 0 }).error).toBeGreaterThan(0.2);
  expect(reliabilityTable(reliability, reliability).split('\n')).toHaveLength(13);
  expect(reliabilityPlot([{ name: 'Values', colour: '#000', of: reliability }])).toContain('<circle');
});
