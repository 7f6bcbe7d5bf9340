import { actorsOf, listenerOf } from '../../kernel/port.ts'
import { draftMachine } from './draft.machine.ts'
import type { DraftsPort } from './drafts.port.ts'

export const composeDraft = ({ loadDraft, saveDraft, clearDraft, watchDraft }: DraftsPort) =>
  draftMachine.provide({
    actors: { ...actorsOf({ loadDraft, saveDraft, clearDraft }), watchDraft: listenerOf(watchDraft) },
  })
