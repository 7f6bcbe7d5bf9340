import { topPlace } from '../categories/place.domain.ts'
import { notifyFailure } from '../kernel/app-ref.ts'
import { must } from '../kernel/must.ts'
import type { RecordLoaded } from '../kit/beside/beside.machine.ts'
import { showsDialog } from '../kit/claims/claims.ts'
import type { RecordFormTold } from '../kit/form/record-form.setup.ts'
import type { ProductEditorContext } from './product-editor.domain.ts'
import { productEditorSetup } from './product-editor.setup.ts'

/** The input of the picker of a category. */
export const pickerInput = ({
  context: { app, category, picked, record },
  self,
}: {
  context: ProductEditorContext
  self: never
}) => ({
  app,
  owner: self,
  chosen: category ?? picked?.id ?? null,
  title: record?.values.title ?? '',
  place: topPlace,
})

/** Another category for the product: picked, compared with the present one, and confirmed if something would be lost. */
export const category = productEditorSetup.createStateConfig({
  initial: 'shown',
  states: {
    shown: {
      on: {
        'category.changing': 'picking',
        // The category was moved, removed or divided after it was picked: the picker reads the tree as it is now.
        'save.failed': { guard: { type: 'refusesCategory', params: ({ event }) => event.errors }, target: 'picking' },
      },
    },
    picking: {
      invoke: { id: 'picker', src: 'picker', input: pickerInput as never, onError: { actions: notifyFailure } },
      on: {
        'category.dismissed': 'shown',
        'category.picked': [
          { guard: { type: 'isSameCategory', params: ({ event }) => event.category }, target: 'shown' },
          {
            target: 'comparing',
            actions: { type: 'setPicked', params: ({ event }) => event.category },
          },
        ],
      },
    },
    comparing: {
      tags: 'busy',
      invoke: {
        id: 'previewCategory',
        src: 'previewCategory',
        input: ({ context: { id, picked } }) => ({ product: must(id), category: must(picked).id }),
        onDone: [
          {
            guard: { type: 'isHarmless', params: ({ event }) => event.output },
            target: 'shown',
            actions: ['takeCategory', 'setCategory'],
          },
          { target: 'asking', actions: { type: 'setChange', params: ({ event }) => event.output } },
        ],
        onError: { target: 'shown', actions: ['clearPicked', notifyFailure] },
      },
    },
    asking: {
      invoke: showsDialog,
      on: {
        'category.confirmed': { target: 'shown', actions: ['takeCategory', 'setCategory'] },
        'category.dismissed': { target: 'shown', actions: 'clearPicked' },
      },
    },
  },
})

type SaveFailed = Extract<RecordFormTold, { readonly type: 'save.failed' }>

/** The form starts again after each save, with the record that it saved. */
export const form = productEditorSetup.createStateConfig({
  initial: 'open',
  states: {
    open: {
      on: {
        'save.failed': {
          actions: { type: 'openMistake', params: ({ event }: { readonly event: SaveFailed }) => event.errors },
        },
        'record.loaded': {
          actions: [
            { type: 'setProduct', params: ({ event }: { readonly event: RecordLoaded }) => event.row },
            { type: 'sendWhy', params: ({ event }: { readonly event: RecordLoaded }) => event },
          ],
        },
      },
      invoke: {
        id: 'form',
        src: 'form',
        input: ({ context: { app, clock, supplierId, id, ids, record }, self }) => ({
          app,
          clock,
          supplierId,
          id,
          key: ids.next(),
          record: (record ?? undefined) as never,
          owner: self,
        }),
        onDone: [
          {
            guard: { type: 'isLost', params: ({ event }) => event.output },
            target: '#productEditor.left',
            actions: 'leave',
          },
          {
            target: 'open',
            reenter: true,
            actions: [{ type: 'setOutput', params: ({ event }) => event.output }, 'notifyReview', 'endForm'],
          },
        ],
        onError: { target: '#productEditor.left', actions: [notifyFailure, 'leave'] },
      },
    },
  },
})
