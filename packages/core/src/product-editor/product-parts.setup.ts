import { notifyFailure } from '../kernel/app-ref.ts'
import { must } from '../kernel/must.ts'
import { logFault } from '../kit/load/reading.domain.ts'
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

/** The attributes of the category. */
export const attributes = productEditorSetup.createStateConfig({
  initial: 'known',
  states: {
    known: { always: { guard: 'lacksAttributes', target: 'reading' } },
    reading: {
      tags: 'busy',
      invoke: {
        id: 'fetchAttributes',
        src: 'fetchAttributes',
        input: ({ context }) => must(context.category),
        onDone: { target: 'known', actions: { type: 'setAttributes', params: ({ event }) => event.output } },
        onError: { target: 'failed', actions: logFault('attributes') },
      },
    },
    failed: { on: { 'retry.chosen': 'reading' } },
  },
})
