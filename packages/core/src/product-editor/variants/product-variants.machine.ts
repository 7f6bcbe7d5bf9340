import type { ActorRefFrom } from 'xstate'
import { must } from '../../kernel/must.ts'
import { showsDialog } from '../../kit/claims/claims.ts'
import { pasteMistake } from '../../kit/fields/pasted.domain.ts'
import { productVariantsSetup, tooMany, withAxes } from './product-variants.setup.ts'
import { withoutTwins } from './variant-twins.domain.ts'
import * as rules from './variants.domain.ts'
import { withHeld } from './variants-held.domain.ts'
import * as selected from './variants-selection.domain.ts'

/** Changes the variants of a product: a paste shows what it would change first, and each change of many cells can be undone. */
export const productVariantsMachine = productVariantsSetup.createMachine({
  id: 'productVariants',
  context: ({ input }) => ({
    ...input,
    undo: [],
    gone: [],
    paste: null,
    selection: selected.noSelection,
    message: null,
  }),
  initial: 'editing',
  states: {
    editing: {
      on: {
        'axes.changed': [
          {
            guard: { type: 'fits', params: ({ event }) => event },
            actions: [
              { type: 'remember', params: ({ event }) => event },
              { type: 'tell', params: ({ context, event }) => must(withAxes(context, event)) },
              { type: 'keepGone', params: ({ event }) => event },
            ],
          },
          { actions: { type: 'showMessage', params: tooMany } },
        ],
        'cell.typed': {
          actions: { type: 'tell', params: ({ event }) => rules.withCells(event.matrix, [event]) },
        },
        'cell.filledDown': {
          actions: [
            { type: 'remember', params: ({ event }) => event },
            { type: 'tell', params: ({ event }) => rules.filledDown(event.matrix, event.row, event.column) },
          ],
        },
        'variant.changed': {
          actions: { type: 'tell', params: ({ event }) => rules.withVariant(event.matrix, event.row, event.change) },
        },
        'variants.held': {
          actions: [
            { type: 'remember', params: ({ event }) => event },
            { type: 'tell', params: ({ event }) => withHeld(event.matrix, event.variants) },
          ],
        },
        'rows.toggled': { actions: { type: 'toggle', params: ({ event }) => event } },
        'selection.changed': { actions: { type: 'setSelection', params: ({ event }) => event.change } },
        'selection.pasted': { actions: { type: 'showMessage', params: ({ event }) => pasteMistake(event.text) } },
        'selection.applied': {
          guard: { type: 'hasChosen', params: ({ event }) => event },
          actions: [
            { type: 'remember', params: ({ event }) => event },
            { type: 'tell', params: ({ context, event }) => selected.withApplied(event.matrix, context.selection) },
            { type: 'setSelection', params: { text: '' } },
          ],
        },
        'selection.saleChanged': {
          guard: { type: 'hasChosen', params: ({ event }) => event },
          actions: [
            { type: 'remember', params: ({ event }) => event },
            {
              type: 'tell',
              params: ({ context, event }) =>
                selected.withChosenOnSale(event.matrix, context.selection, event.isActive),
            },
          ],
        },
        'block.pasted': {
          guard: { type: 'changesAny', params: ({ event }) => event },
          target: 'pasting',
          actions: { type: 'setPaste', params: ({ event }) => event },
        },
        'twins.dropped': {
          guard: { type: 'hasTwins', params: ({ event }) => event },
          actions: [
            { type: 'remember', params: ({ event }) => event },
            { type: 'tell', params: ({ event }) => withoutTwins(event.matrix) },
          ],
        },
        'undo.chosen': {
          guard: 'hasUndo',
          actions: [
            {
              type: 'tell',
              params: ({ context, event }) => rules.withIdsOf(must(context.undo.at(-1)), event.saved),
            },
            'forget',
          ],
        },
      },
    },

    pasting: {
      invoke: showsDialog,
      on: {
        'paste.confirmed': {
          target: 'editing',
          actions: [
            {
              type: 'tell',
              params: ({ context }) => rules.withCells(must(context.paste).matrix, must(context.paste).cells),
            },
            'rememberPaste',
          ],
        },
        'paste.dismissed': { target: 'editing', actions: 'clearPaste' },
      },
    },
  },
})

export type ProductVariantsActor = ActorRefFrom<typeof productVariantsMachine>
