import { tellFailure } from './trunk.ts'

/** The piece of an `onError` that tells that typed text is not kept any more. */
export const noteDraftFault = {
  type: 'tellTrunk',
  params: { type: 'fault.noted', code: 'draft stopped' },
} as const

/** The piece of an `onError` that tells that a change was not carried out, and why. */
export const tellNotWritten = [tellFailure, { type: 'tellTrunk', params: { type: 'write.failed' } }] as const
