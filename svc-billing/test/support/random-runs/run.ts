import { findFaults } from './invariants';
import { drawRun, type Operation } from './operations';
import { Play } from './play';
import type { Stage } from './stage';

const dayMs = 86_400_000;

/** One run. @throws {Error} with its seed, its operations and what is wrong */
export async function carryOut(seed: number, stage: Stage): Promise<void> {
  const { start, operations, isRetold } = drawRun(seed);
  await stage.begin(new Date(start));
  const play = new Play(stage);
  await play.open();
  let at = 0;
  try {
    for (; at < operations.length; at += 1) await play.perform(operations[at] as Operation);
    await comeToRest(stage, play, isRetold);
    const faults = await findFaults(stage, play.promised);
    if (faults.length > 0) throw new Error(faults.join('\n'));
  } catch (error) {
    const done = operations.map((each, index) => `${index === at ? '→' : ' '} ${JSON.stringify(each)}`);
    const story = [`Seed ${seed}, from ${start}, told again: ${isRetold}`, ...done, String(error)];
    throw new Error(story.join('\n'), { cause: error });
  }
}

/** All faults are over, the clocks are right, and enough time passes for every attempt there will ever be. */
async function comeToRest(stage: Stage, play: Play, isRetold: boolean): Promise<void> {
  const { xendit } = stage;
  const service = await stage.revive();
  service.life.spare();
  stage.skewMs = 0;
  await Promise.all([xendit.failNoMore(), xendit.spoilNoMore(), stage.endLeases()]);
  await play.settle();
  await stage.wait(4 * dayMs);
  await play.settle();
  await play.sweep();
  await play.settle();
  if (!isRetold) return;
  const webhooks = await xendit.webhooks();
  if (webhooks.length > 0) await xendit.resend(webhooks.toReversed());
  await play.settle();
  await play.sweep();
  await play.settle();
}
