import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate'
import { type AppRef, notifyApp } from '../kernel/app-ref.ts'
import type { Failure } from '../kernel/failure.ts'
import { valueIn, whenFailed } from '../kit/load/reading.domain.ts'
import type { Readings } from '../kit/load/reading.machine.ts'
import { type OtherText, offeredOf, type TextsWanted } from './articles.domain.ts'
import type { ArticlesPort } from './articles.port.ts'

export type TextsEvent =
  | { type: 'text.picked'; id: string }
  | { type: 'text.taken' }
  | { type: 'retry.chosen' }
  | { type: 'dialog.dismissed' }

export interface TextsInput extends TextsWanted {
  readonly app: AppRef
}

export interface TextsContext extends TextsInput {
  texts: readonly OtherText[]
  picked: OtherText | null
  failure: Failure | null
  /** The chosen text, which replaces the edited one. */
  taken: string | null
}

/** The dialog of other texts: earlier versions or texts of other stores, one of which is shown and can be taken. */
export const textsMachine = setup({
  types: {
    input: {} as TextsInput,
    context: {} as TextsContext,
    events: {} as TextsEvent,
    output: {} as { readonly body: string | null },
    tags: {} as 'busy' | 'loading',
  },
  actors: {} as Readings<Pick<ArticlesPort, 'fetchTexts'>>,
  guards: {
    isPicked: ({ context }) => context.picked !== null,
  },
  actions: {
    setTexts: assign(({ context }, found: readonly OtherText[]) => {
      const texts = offeredOf(context.source, found)
      return { texts, picked: texts[0] ?? null, failure: null }
    }),
    setFailure: assign((_, failure: Failure) => ({ failure })),
    pick: assign(({ context: { texts, picked } }, id: string) => ({
      picked: texts.find((text) => text.id === id) ?? picked,
    })),
    take: assign(({ context: { picked } }) => ({ taken: picked?.body ?? null })),
    notifyApp,
  },
}).createMachine({
  id: 'texts',
  context: ({ input }) => ({ ...input, texts: [], picked: null, failure: null, taken: null }),
  output: ({ context }) => ({ body: context.taken }),
  initial: 'reading',
  on: { 'dialog.dismissed': '.closed' },
  states: {
    reading: {
      tags: ['busy', 'loading'],
      invoke: {
        id: 'fetchTexts',
        src: 'fetchTexts',
        input: ({ context: { of, source } }) => ({ of, source }),
        onDone: [
          whenFailed('failed', 'article texts'),
          { target: 'shown', actions: { type: 'setTexts', params: valueIn } },
        ],
      },
    },

    failed: { on: { 'retry.chosen': 'reading' } },

    shown: {
      on: {
        'text.picked': { actions: { type: 'pick', params: ({ event }) => event.id } },
        'text.taken': { guard: 'isPicked', target: 'closed', actions: 'take' },
      },
    },

    closed: { type: 'final' },
  },
})

export type TextsActor = ActorRefFrom<typeof textsMachine>
export type TextsSnapshot = SnapshotFrom<typeof textsMachine>
