import { notifyFailure } from './app-ref.ts'

/** The `onError` action that logs a stopped draft actor: typed text is no longer saved. */
export const logDraftFault = {
  type: 'notifyApp',
  params: { type: 'fault.logged', code: 'draft stopped' },
} as const

/** The `onError` actions that report the failure of a write and cancel a departure that waits for it. */
export const notifyNotWritten = [notifyFailure, { type: 'notifyApp', params: { type: 'write.failed' } }] as const
