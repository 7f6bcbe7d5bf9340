import { assign, setup } from 'xstate'
import type { ClockPort } from '../kernel/clock.ts'
import { must } from '../kernel/must.ts'
import type { PortActors } from '../kernel/port.ts'
import { type Draft, type DraftName, type DraftTexts, isOffered } from './drafts.domain.ts'
import type { DraftsPort } from './drafts.port.ts'

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
  /** What is to be kept; `null` when it is kept already. */
  pending: DraftTexts | null
}

const draftOf = ({ context: { supplierId, form, clock, pending } }: { context: DraftContext }): Draft => ({
  supplierId,
  form,
  texts: must(pending),
  keptAt: clock.now(),
})

const nameOf = ({ context: { supplierId, form } }: { context: DraftContext }): DraftName => ({ supplierId, form })

/** Keeps what is typed into a form, at once and then at most four times a second, until it is saved or thrown away. */
export const draftMachine = setup({
  types: {
    input: {} as DraftInput,
    context: {} as DraftContext,
    events: {} as DraftEvent,
    tags: {} as 'busy',
  },
  actors: {} as PortActors<DraftsPort>,
  guards: {
    isPending: ({ context }) => context.pending !== null,
    isOffered: ({ context }, draft: Draft | null) => isOffered(draft, context, context.clock.now()),
  },
  actions: {
    rememberPending: assign((_, pending: DraftTexts) => ({ pending })),
    forgetPending: assign({ pending: null }),
    tellOwner: ({ context }, draft: Draft | null) =>
      context.owner.send({ type: 'draft.found', texts: draft?.texts ?? {} }),
  },
  delays: { pauseEnds: 250 },
}).createMachine({
  id: 'draft',
  context: ({ input }) => ({ ...input, pending: null }),
  initial: 'recalling',
  on: { 'work.settled': { target: '.forgetting', actions: 'forgetPending' } },
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
      on: {
        'work.typed': { target: 'keeping', actions: { type: 'rememberPending', params: ({ event }) => event.texts } },
      },
    },

    kept: {
      on: {
        'work.typed': { target: 'keeping', actions: { type: 'rememberPending', params: ({ event }) => event.texts } },
      },
    },

    keeping: {
      tags: 'busy',
      invoke: {
        id: 'keepDraft',
        src: 'keepDraft',
        input: draftOf,
        onDone: 'pausing',
        onError: 'pausing',
      },
      exit: 'forgetPending',
      on: {
        'work.typed': {
          target: 'keeping',
          reenter: true,
          actions: { type: 'rememberPending', params: ({ event }) => event.texts },
        },
      },
    },

    pausing: {
      after: { pauseEnds: [{ guard: 'isPending', target: 'keeping' }, { target: 'kept' }] },
      on: { 'work.typed': { actions: { type: 'rememberPending', params: ({ event }) => event.texts } } },
    },

    forgetting: {
      tags: 'busy',
      invoke: { id: 'forgetDraft', src: 'forgetDraft', input: nameOf, onDone: 'kept', onError: 'kept' },
      on: {
        'work.typed': { target: 'keeping', actions: { type: 'rememberPending', params: ({ event }) => event.texts } },
      },
    },
  },
})
