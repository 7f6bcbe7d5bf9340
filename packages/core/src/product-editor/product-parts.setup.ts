import type { CategoryAttribute } from '../categories/categories.domain.ts'
import { notifyFailure } from '../kernel/app-ref.ts'
import { must } from '../kernel/must.ts'
import { failureOf, logFault } from '../kit/load/reading.domain.ts'
import { productEditorSetup } from './product-editor.setup.ts'

/** The pictures of the product, which are saved apart from its form. */
export const pictures = productEditorSetup.createStateConfig({
  initial: 'waiting',
  states: {
    waiting: { always: { guard: 'hasProduct', target: 'open' } },
    open: {
      entry: 'takePictures',
      invoke: [
        {
          id: 'images',
          src: 'images',
          input: ({ context: { app, ids, product }, self }) => ({
            app,
            ids,
            owner: self,
            product: must(product).id,
            stored: { version: must(product).version, pictures: must(product).pictures },
          }),
          onError: { target: 'failed', actions: notifyFailure },
        },
        {
          id: 'addresses',
          src: 'addresses',
          input: ({ context: { app, clock, supplierId, product }, self }) => ({
            app,
            clock,
            supplierId,
            owner: self,
            product: must(product).id,
          }),
          onError: { actions: notifyFailure },
        },
      ],
      on: { 'record.loaded': { actions: 'reportPictures' } },
    },
    failed: {},
  },
})

const withAttributes = { type: 'setAttributes', params: ({ event }: Answered) => event.output } as const
interface Answered {
  readonly event: { readonly output: readonly CategoryAttribute[] }
}

/** The attributes of the category. They are read again when an attribute, its values or its group change. */
export const attributes = productEditorSetup.createStateConfig({
  initial: 'known',
  states: {
    known: {
      always: [
        { guard: 'lacksAttributes', target: 'reading' },
        { guard: 'hasUnnamed', target: 'naming' },
      ],
      on: { 'attributes.outdated': { guard: 'hasAttributes', target: 'refreshing' } },
    },
    reading: {
      tags: 'busy',
      invoke: {
        id: 'fetchAttributes',
        src: 'fetchAttributes',
        input: ({ context }) => must(context.category),
        onDone: { target: 'known', actions: [withAttributes, 'adoptMerged'] },
        onError: [
          {
            guard: { type: 'isGone', params: failureOf },
            target: 'gone',
            actions: { type: 'setAttributes', params: [] },
          },
          { target: 'failed', actions: logFault('attributes') },
        ],
      },
      on: { 'attributes.outdated': { target: 'reading', reenter: true } },
    },
    // The former attributes stay shown.
    refreshing: {
      tags: 'busy',
      always: { guard: 'lacksAttributes', target: 'reading' },
      invoke: {
        id: 'refreshAttributes',
        src: 'fetchAttributes',
        input: ({ context }) => must(context.category),
        onDone: { target: 'known', actions: [withAttributes, 'adoptMerged'] },
        onError: { target: 'known', actions: logFault('attributes') },
      },
      on: { 'attributes.outdated': { target: 'refreshing', reenter: true } },
    },
    naming: {
      tags: 'busy',
      always: { guard: 'lacksAttributes', target: 'reading' },
      invoke: {
        id: 'fetchNames',
        src: 'fetchNames',
        input: ({ context }) => context.unnamed,
        onDone: { target: 'known', actions: { type: 'setNames', params: ({ event }) => event.output } },
        onError: { target: 'known', actions: ['clearUnnamed', logFault('attribute values')] },
      },
      on: { 'attributes.outdated': 'refreshing' },
    },
    failed: { on: { 'retry.chosen': 'reading', 'attributes.outdated': 'reading' } },
    // The category was merged into another one, or removed: the product needs another one.
    gone: { always: { guard: 'lacksAttributes', target: 'reading' } },
  },
})
