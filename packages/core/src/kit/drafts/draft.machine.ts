import { assign, type CallbackActorLogic, setup } from 'xstate'
import type { ClockPort } from '../../kernel/clock.ts'
import { must } from '../../kernel/must.ts'
import type { PortActors } from '../../kernel/port.ts'
import { type Draft, type DraftName, type DraftTexts, isOffered } from './drafts.domain.ts'
import type { DraftRemoved, DraftsPort } from './drafts.port.ts'

export type DraftEvent = { type: 'work.typed'; texts: DraftTexts } | { type: 'work.settled' }

/** Told to the form once: what an earlier visit left unsaved. */
export interface DraftFound {
  readonly type: 'draft.found'
  readonly texts: DraftTexts
}

export interface DraftInput extends DraftName {
  readonly owner: { send(fact: DraftFound): void }
  readonly clock: ClockPort
}

export interface DraftContext extends DraftInput {
  /** What stands in the form and is not settled; `null` when that is nothing. */
  texts: DraftTexts | null
}

/** What a form tells of its texts; `null` where nothing is typed that is not saved. */
export const draftNews = (texts: DraftTexts | null): DraftEvent =>
  texts ? { type: 'work.typed', texts } : { type: 'work.settled' }

const draftOf = ({ context: { supplierId, form, clock, texts } }: { context: DraftContext }): Draft => ({
  supplierId,
  form,
  texts: must(texts),
  keptAt: clock.now(),
})

const nameOf = ({ context: { supplierId, form } }: { context: DraftContext }): DraftName => ({ supplierId, form })

/** Keeps what is typed into a form, each sign at once, until it is saved or thrown away here. */
export const draftMachine = setup({
  types: {
    input: {} as DraftInput,
    context: {} as DraftContext,
    events: {} as DraftEvent | DraftRemoved,
    tags: {} as 'busy',
  },
  actors: {
    ...({} as PortActors<Pick<DraftsPort, 'recallDraft' | 'keepDraft' | 'forgetDraft'>>),
    watchDraft: {} as CallbackActorLogic<DraftRemoved, DraftName>,
  },
  guards: {
    isUnsettled: ({ context }) => context.texts !== null,
    isOffered: ({ context }, draft: Draft | null) => isOffered(draft, context, context.clock.now()),
  },
  actions: {
    rememberTexts: assign((_, texts: DraftTexts) => ({ texts })),
    forgetTexts: assign({ texts: null }),
    tellOwner: ({ context }, draft: Draft | null) =>
      context.owner.send({ type: 'draft.found', texts: draft?.texts ?? {} }),
  },
}).createMachine({
  id: 'draft',
  context: ({ input }) => ({ ...input, texts: null }),
  // Without it a draft may be lost to another tab, no more.
  invoke: { id: 'watchDraft', src: 'watchDraft', input: nameOf, onError: {} },
  initial: 'recalling',
  on: {
    'work.typed': { target: '.keeping', actions: { type: 'rememberTexts', params: ({ event }) => event.texts } },
    'work.settled': { target: '.forgetting', actions: 'forgetTexts' },
    // What was saved, or thrown away by logging out, in another tab: what is typed here is nobody else's to lose.
    'draft.removed': { guard: 'isUnsettled', target: '.keeping' },
  },
  states: {
    recalling: {
      tags: 'busy',
      invoke: {
        id: 'recallDraft',
        src: 'recallDraft',
        input: nameOf,
        onDone: [
          {
            guard: { type: 'isOffered', params: ({ event }) => event.output },
            target: 'kept',
            actions: { type: 'tellOwner', params: ({ event }) => event.output },
          },
          { target: 'kept' },
        ],
        onError: 'kept',
      },
    },

    kept: {},

    keeping: {
      tags: 'busy',
      invoke: { id: 'keepDraft', src: 'keepDraft', input: draftOf, onDone: 'kept', onError: 'kept' },
    },

    forgetting: {
      tags: 'busy',
      invoke: { id: 'forgetDraft', src: 'forgetDraft', input: nameOf, onDone: 'kept', onError: 'kept' },
    },
  },
})
