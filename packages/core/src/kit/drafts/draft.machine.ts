import { assign, type CallbackActorLogic, setup } from 'xstate'
import type { ClockPort } from '../../kernel/clock.ts'
import { must } from '../../kernel/must.ts'
import type { PortActors } from '../../kernel/port.ts'
import { logDraftFault } from '../../kernel/telling.ts'
import { type Draft, type DraftName, type DraftTexts, isOffered } from './drafts.domain.ts'
import type { DraftRemoved, DraftsPort } from './drafts.port.ts'

export type DraftEvent = { type: 'edits.typed'; texts: DraftTexts } | { type: 'edits.settled' }

/** Sent to the form once: the unsaved input of an earlier visit. */
export interface DraftFound {
  readonly type: 'draft.found'
  readonly texts: DraftTexts
}

export interface DraftInput extends DraftName {
  readonly owner: { send(event: DraftFound): void }
  readonly clock: ClockPort
}

export interface DraftContext extends DraftInput {
  /** The unsaved input of the form; `null` when there is none. */
  texts: DraftTexts | null
}

/** The event by which a form reports its unsaved input; `null` when there is none. */
export const draftEvents = (texts: DraftTexts | null): DraftEvent =>
  texts ? { type: 'edits.typed', texts } : { type: 'edits.settled' }

const draftOf = ({ context: { supplierId, form, clock, texts } }: { context: DraftContext }): Draft => ({
  supplierId,
  form,
  texts: must(texts),
  keptAt: clock.now(),
})

const nameOf = ({ context: { supplierId, form } }: { context: DraftContext }): DraftName => ({ supplierId, form })

/** Saves the input of a form at every keystroke, until the form is saved or its changes are discarded. */
export const draftMachine = setup({
  types: {
    input: {} as DraftInput,
    context: {} as DraftContext,
    events: {} as DraftEvent | DraftRemoved,
    tags: {} as 'busy',
  },
  actors: {
    ...({} as PortActors<Pick<DraftsPort, 'loadDraft' | 'saveDraft' | 'clearDraft'>>),
    watchDraft: {} as CallbackActorLogic<DraftRemoved, DraftName>,
  },
  guards: {
    isUnsettled: ({ context }) => context.texts !== null,
    isOffered: ({ context }, draft: Draft | null) => isOffered(draft, context, context.clock.now()),
  },
  actions: {
    setTexts: assign((_, texts: DraftTexts) => ({ texts })),
    clearTexts: assign({ texts: null }),
    notifyOwner: ({ context }, draft: Draft | null) =>
      context.owner.send({ type: 'draft.found', texts: draft?.texts ?? {} }),
  },
}).createMachine({
  id: 'draft',
  context: ({ input }) => ({ ...input, texts: null }),
  // Without the watcher another tab may remove the draft; typing still works.
  invoke: { id: 'watchDraft', src: 'watchDraft', input: nameOf, onError: {} },
  initial: 'recalling',
  on: {
    'edits.typed': { target: '.keeping', actions: { type: 'setTexts', params: ({ event }) => event.texts } },
    'edits.settled': { target: '.forgetting', actions: 'clearTexts' },
    // Another tab saved its form or signed out and removed the draft; save the input of this tab again.
    'draft.removed': { guard: 'isUnsettled', target: '.keeping' },
  },
  states: {
    recalling: {
      tags: 'busy',
      invoke: {
        id: 'loadDraft',
        src: 'loadDraft',
        input: nameOf,
        onDone: [
          {
            guard: { type: 'isOffered', params: ({ event }) => event.output },
            target: 'kept',
            actions: { type: 'notifyOwner', params: ({ event }) => event.output },
          },
          { target: 'kept' },
        ],
        onError: 'kept',
      },
    },

    kept: {},

    keeping: {
      tags: 'busy',
      invoke: { id: 'saveDraft', src: 'saveDraft', input: draftOf, onDone: 'kept', onError: 'kept' },
    },

    forgetting: {
      tags: 'busy',
      invoke: { id: 'clearDraft', src: 'clearDraft', input: nameOf, onDone: 'kept', onError: 'kept' },
    },
  },
})

interface Keeping {
  readonly context: Pick<DraftInput, 'clock' | 'supplierId'>
  readonly self: DraftInput['owner']
}

/** The `invoke` of a form whose unsaved input is kept as a draft of this name. */
export const keepsDraft = (form: string) =>
  ({
    id: 'draft',
    src: 'draft',
    input: ({ context: { clock, supplierId }, self }: Keeping) => ({ owner: self, clock, supplierId, form }),
    onError: { actions: logDraftFault },
  }) as const
