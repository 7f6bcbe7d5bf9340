import { type ActorRefFrom, assign, type SnapshotFrom, sendTo, setup } from 'xstate'
import type { Category, CategoryAttribute, CategoryStep, Shortlist } from '../categories/categories.domain.ts'
import { notifyApp, notifyFailure } from '../kernel/app-ref.ts'
import type { Failure } from '../kernel/failure.ts'
import { must } from '../kernel/must.ts'
import type { BesideEvent, BesideInput } from '../kit/beside/beside.machine.ts'
import { showsDialog } from '../kit/claims/claims.ts'
import { type OptionsEvent, optionsMachine } from '../kit/form/options.machine.ts'
import { failureIn, hasFailed, logFault, valueIn } from '../kit/load/reading.domain.ts'
import type { Reading } from '../kit/load/reading.machine.ts'
import type { AttributeValues } from '../product-editor/form/product-attributes.domain.ts'
import { type NamedValues, namedWith } from '../product-editor/form/value-names.domain.ts'

/** The field under which the picker of the category finds its options. */
export const categoryField = 'category'

export interface Named {
  readonly attribute: string
  readonly value: CategoryStep
}

export type FormPreviewEvent =
  | { type: 'preview.opened' }
  | { type: 'preview.closed' }
  | { type: 'picker.opened' }
  | { type: 'category.chosen'; category: CategoryStep | null }
  | { type: 'values.tried'; values: AttributeValues }
  | ({ type: 'value.named' } & Named)
  | { type: 'retry.chosen' }
  | BesideEvent

export interface FormPreviewContext extends Pick<BesideInput, 'app'> {
  category: CategoryStep | null
  /** `null` until they are read. */
  attributes: readonly CategoryAttribute[] | null
  /** The supplier can try the fields; these values are saved nowhere. */
  values: AttributeValues
  /** The values that a search found, beside those that come with their attribute. */
  named: NamedValues
  failure: Failure | null
}

const untried = { values: {}, named: {} } as const

/** The category with the most products of the supplier; `null` without products. */
const usualIn = (mine: readonly Category[]): Category | null =>
  mine.toSorted((one, other) => other.products - one.products)[0] ?? null

/** Beside the list of attribute groups: the form of a product in a category, as the order of the groups makes it. */
export const formPreviewMachine = setup({
  types: {
    input: {} as Pick<BesideInput, 'app'>,
    context: {} as FormPreviewContext,
    events: {} as FormPreviewEvent,
    tags: {} as 'busy',
  },
  actors: {
    ...({} as {
      fetchShortlist: Reading<readonly Category[], Shortlist>
      fetchAttributes: Reading<readonly CategoryAttribute[], string>
    }),
    options: optionsMachine,
  },
  guards: {
    hasCategory: ({ context }) => context.category !== null,
    isAny: (_, mine: readonly Category[]) => usualIn(mine) !== null,
    isChosen: (_, category: CategoryStep | null) => category !== null,
  },
  actions: {
    setCategory: assign((_, category: CategoryStep | null) => ({
      category,
      attributes: null,
      failure: null,
      ...untried,
    })),
    setUsual: assign((_, mine: readonly Category[]) => ({ category: usualIn(mine) })),
    setAttributes: assign((_, attributes: readonly CategoryAttribute[]) => ({ attributes, failure: null })),
    setFailure: assign((_, failure: Failure) => ({ failure })),
    setValues: assign((_, values: AttributeValues) => ({ values })),
    nameValue: assign(({ context }, { attribute, value }: Named) => ({
      named: namedWith(context.named, attribute, value),
    })),
    clear: assign(untried),
    openPicker: sendTo(
      'options',
      ({ context: { category } }): OptionsEvent => ({
        type: 'options.opened',
        field: categoryField,
        query: { source: 'leaf-categories', search: '', within: null, ...(category && { chosen: category }) },
      }),
    ),
    notifyApp,
  },
}).createMachine({
  id: 'formPreview',
  context: ({ input: { app } }) => ({ app, category: null, attributes: null, failure: null, ...untried }),
  initial: 'closed',
  states: {
    closed: { on: { 'preview.opened': { target: 'open', actions: 'clear' } } },

    open: {
      initial: 'arriving',
      invoke: [showsDialog, { id: 'options', src: 'options', onError: { actions: notifyFailure } }],
      on: {
        'preview.closed': 'closed',
        'picker.opened': { actions: 'openPicker' },
        'category.chosen': [
          {
            guard: { type: 'isChosen', params: ({ event }) => event.category },
            target: '.reading',
            actions: { type: 'setCategory', params: ({ event }) => event.category },
          },
          { target: '.asking', actions: { type: 'setCategory', params: null } },
        ],
      },
      states: {
        arriving: { always: [{ guard: 'hasCategory', target: 'reading' }, { target: 'finding' }] },
        finding: {
          tags: 'busy',
          invoke: {
            id: 'fetchShortlist',
            src: 'fetchShortlist',
            input: 'mine',
            onDone: [
              { guard: hasFailed, target: 'asking', actions: logFault('the categories with products') },
              {
                guard: { type: 'isAny', params: valueIn<readonly Category[]> },
                target: 'reading',
                actions: { type: 'setUsual', params: valueIn },
              },
              { target: 'asking' },
            ],
          },
        },
        asking: {},
        reading: {
          tags: 'busy',
          invoke: {
            id: 'fetchAttributes',
            src: 'fetchAttributes',
            input: ({ context }) => must(context.category).id,
            onDone: [
              { guard: hasFailed, target: 'failed', actions: { type: 'setFailure', params: failureIn } },
              { target: 'shown', actions: { type: 'setAttributes', params: valueIn } },
            ],
          },
        },
        shown: {
          on: {
            // Another tab moved a group, or a group changed.
            'page.read': 'reading',
            'values.tried': { actions: { type: 'setValues', params: ({ event }) => event.values } },
            'value.named': { actions: { type: 'nameValue', params: ({ event }) => event } },
          },
        },
        failed: { on: { 'retry.chosen': 'reading', 'page.read': 'reading' } },
      },
    },
  },
})

export type FormPreviewActor = ActorRefFrom<typeof formPreviewMachine>
export type FormPreviewSnapshot = SnapshotFrom<typeof formPreviewMachine>
