import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { notifyFailure } from '../kernel/app-ref.ts'
import { must } from '../kernel/must.ts'
import { screenScope } from '../kernel/scope.ts'
import { notifyNotWritten } from '../kernel/telling.ts'
import { writes } from '../kit/claims/claims.ts'
import { failureOf, logFault } from '../kit/load/reading.domain.ts'
import type { TypedValues } from './form/attribute-changes.domain.ts'
import { beside, preview } from './product-beside.setup.ts'
import { category, form, pickerInput } from './product-category.setup.ts'
import { startOf } from './product-editor.domain.ts'
import type { StoredProduct } from './product-editor.port.ts'
import { productEditorSetup } from './product-editor.setup.ts'
import { log } from './product-log.setup.ts'
import { attributes, pictures } from './product-parts.setup.ts'
import { publication } from './product-publication.setup.ts'

interface WithProduct {
  readonly event: { readonly output: StoredProduct | null }
}
const foundIn = ({ event }: WithProduct) => event.output

/** The draft exists, so the rest of the form opens. */
const drafted = { target: 'editing', actions: [{ type: 'setRecord', params: foundIn }, 'openDraft'] } as const
const unclear = {
  target: 'choosing',
  actions: { type: 'notifyApp', params: { type: 'warning.reported', message: { key: 'productEditor.draftUnclear' } } },
} as const

/**
 * Creates and edits a product. Choosing its category creates a draft on the server, which an address alone does not; then its form, pictures and
 * variants work side by side. The step in the address says which part is shown, or to which one the page scrolls.
 */
export const productEditorMachine = productEditorSetup.createMachine({
  id: 'productEditor',
  context: ({ input }) => startOf(screenScope(input), input.location),
  initial: 'arriving',
  on: {
    'query.changed': [
      {
        guard: { type: 'isOther', params: ({ event }) => event.location },
        target: '.arriving',
        actions: { type: 'startAgain', params: ({ event }) => event.location },
      },
      { actions: { type: 'setLocation', params: ({ event }) => event.location } },
    ],
  },
  states: {
    arriving: {
      always: [{ guard: 'hasId', target: 'editing' }, { target: 'choosing' }],
    },

    choosing: {
      invoke: { id: 'picker', src: 'picker', input: pickerInput as never, onError: { actions: notifyFailure } },
      on: {
        'category.picked': {
          target: 'creating',
          actions: { type: 'setPicked', params: ({ event }) => event.category },
        },
      },
    },

    creating: {
      tags: 'busy',
      invoke: [
        writes,
        {
          id: 'createDraft',
          src: 'createDraft',
          input: ({ context: { key, picked } }) => ({ key, category: must(picked).id }),
          onDone: drafted,
          onError: [
            { guard: { type: 'mustFind', params: failureOf }, target: 'finding', actions: logFault('product draft') },
            { target: 'choosing', actions: [...notifyNotWritten] },
          ],
        },
      ],
    },

    // The answer does not show whether the draft exists, so it is looked up by its key.
    finding: {
      tags: 'busy',
      invoke: [
        writes,
        {
          id: 'fetchDraft',
          src: 'fetchDraft',
          input: ({ context }) => context.key,
          onDone: [{ guard: { type: 'isFound', params: foundIn }, ...drafted }, unclear],
          onError: unclear,
        },
      ],
    },

    editing: {
      type: 'parallel',
      on: {
        // A new product is saved whenever its step changes; an existing one only when the supplier saves it.
        'step.chosen': [
          {
            guard: 'savesByStep',
            actions: [
              { type: 'setAsked', params: false },
              'submitForm',
              { type: 'openStep', params: ({ event }) => event.step },
            ],
          },
          { actions: { type: 'openStep', params: ({ event }) => event.step } },
        ],
        'path.chosen': { actions: { type: 'openPath', params: ({ event }) => event.path } },
        'attributes.unfolded': {
          actions: ['unfold', { type: 'openPath', params: ({ event }) => event.path }],
        },
        'save.chosen': { actions: [{ type: 'setAsked', params: true }, 'submitForm'] },
        'data.invalidated': {
          actions: [
            'refreshForm',
            'refreshLog',
            { type: 'sendWhy', params: { type: 'refresh.requested' } },
            'refreshAttributes',
          ],
        },
        'record.changed': [
          {
            guard: { type: 'isNews', params: ({ event }) => event },
            actions: ['refreshForm', 'refreshLog', { type: 'sendToImages', params: { type: 'refresh.requested' } }],
          },
          { guard: { type: 'isOwnChange', params: ({ event }) => event }, actions: 'refreshLog' },
          { guard: { type: 'concernsAttributes', params: ({ event }) => event }, actions: 'refreshAttributes' },
        ],
        'edits.discarded': { actions: 'discard' },
        'pictures.changed': {
          actions: [{ type: 'setPictures', params: ({ event }) => event.pictures }, 'tellAddresses'],
        },
        'addresses.taken': { actions: { type: 'sendToImages', params: ({ event }) => event } },
        'input.restored': {
          actions: [
            { type: 'setRestored', params: ({ event }) => event.values as TypedValues },
            { type: 'adoptRestored', params: ({ event }) => event.values as TypedValues },
          ],
        },
        'matrix.changed': { actions: { type: 'setMatrix', params: ({ event }) => event } },
        'value.named': { actions: { type: 'nameValue', params: ({ event }) => event } },
        'brand.proposed': { actions: { type: 'setBrand', params: ({ event }) => event } },
      },
      invoke: [
        {
          id: 'variants',
          src: 'variants',
          input: ({ self }) => ({ owner: self }),
          onError: { actions: notifyFailure },
        },
        {
          id: 'brand',
          src: 'brand',
          input: ({ context: { ids }, self }) => ({ ids, owner: self }),
          onError: { actions: notifyFailure },
        },
        {
          id: 'why',
          src: 'why',
          input: ({ context: { app, clock } }) => ({ app, clock }),
          onError: { actions: notifyFailure },
        },
      ],
      states: {
        form,

        pictures,

        attributes,

        category,

        log,

        beside,

        preview,

        publication,
      },
    },

    // The product is gone, and the list opens.
    left: {},
  },
})

export type ProductEditorActor = ActorRefFrom<typeof productEditorMachine>
export type ProductEditorSnapshot = SnapshotFrom<typeof productEditorMachine>
