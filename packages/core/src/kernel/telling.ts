import type { DialogTeller } from './dialogs.ts'
import { tellFailure } from './trunk.ts'
import type { Writer } from './writers.ts'

/** The piece of a state in which something on an open screen shows a dialog. */
export const showsDialogOf = (by: DialogTeller) =>
  ({
    entry: { type: 'tellTrunk', params: { type: 'dialog.changed', by, isOpen: true } },
    exit: { type: 'tellTrunk', params: { type: 'dialog.changed', by, isOpen: false } },
  }) as const

/** The piece of a state in which a screen shows a dialog of its own. */
export const showsDialog = showsDialogOf('screen')

/** The piece of a state in which changes of a part are on their way to the server. */
export const hasWrites = (by: Writer) =>
  ({
    entry: { type: 'tellTrunk', params: { type: 'writes.changed', by, isUnderWay: true } },
    exit: { type: 'tellTrunk', params: { type: 'writes.changed', by, isUnderWay: false } },
  }) as const

/** The piece of an `onError` that tells that typed text is not kept any more. */
export const noteDraftFault = {
  type: 'tellTrunk',
  params: { type: 'fault.noted', code: 'draft stopped' },
} as const

/** The piece of an `onError` that tells that a change was not carried out, and why. */
export const tellNotWritten = [tellFailure, { type: 'tellTrunk', params: { type: 'write.failed' } }] as const
