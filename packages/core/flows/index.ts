export { type Difference, sentenceOf } from './difference.ts'
export type { Timers } from './effects.ts'
export {
  type Act,
  type ActFile,
  type Cause,
  type Control,
  type Flow,
  FlowError,
  formatFlow,
  parseFlow,
  parseFlows,
  type Step,
  withoutContexts,
} from './flow.ts'
export type { Random } from './likeness.ts'
export { createMask, type Mask, nameIn, noMask } from './mask.ts'
export { maskedFlow } from './masked.ts'
export { createRecorder, type Recorder, type RecorderOptions } from './recorder.ts'
export { openReplay, type Replay, type ReplayOptions, replayed } from './replay.ts'
export { captionsOf, scenarioOf } from './scenario.ts'
export { actorAt } from './sight.ts'
