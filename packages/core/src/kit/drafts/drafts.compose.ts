import { actorsOf, listenerOf } from '../../kernel/port.ts'
import { draftMachine } from './draft.machine.ts'
import type { DraftsPort } from './drafts.port.ts'

export const composeDraft = ({ recallDraft, keepDraft, forgetDraft, watchDraft }: DraftsPort) =>
  draftMachine.provide({
    actors: { ...actorsOf({ recallDraft, keepDraft, forgetDraft }), watchDraft: listenerOf(watchDraft) },
  })
