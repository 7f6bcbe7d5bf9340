import { type ActorRefFrom, assign, setup } from 'xstate'
import type { Message } from '../kernel/message.ts'
import { must } from '../kernel/must.ts'
import { claimActors, showsDialog } from '../kit/claims/claims.ts'
import { pasteMistake } from '../kit/form/pasted.domain.ts'
import { twinRows, withoutTwins } from './variant-twins.domain.ts'
import * as rules from './variants.domain.ts'
import { withHeld } from './variants-held.domain.ts'
import { type Paste, pasteAt } from './variants-paste.domain.ts'
import * as selected from './variants-selection.domain.ts'

/** Every event carries the matrix that is shown, because the form of the product holds it. */
export interface Shown {
  readonly matrix: rules.Matrix
}
export interface Place extends Shown {
  readonly row: number
  readonly column: rules.VariantColumn
}
type Typed = Place & { readonly text: string }

export type VariantsEvent =
  | (Shown & { type: 'axes.changed'; axes: readonly rules.Axis[] })
  | (Typed & { type: 'cell.typed' })
  | (Place & { type: 'cell.filledDown' })
  | (Shown & { type: 'variant.changed'; row: number; change: Partial<rules.Variant> })
  | (Typed & { type: 'block.pasted' })
  /** Variants in open orders stay in the product, off sale. */
  | (Shown & { type: 'variants.held'; variants: readonly rules.Variant[] })
  | (Shown & { type: 'rows.toggled'; rows: readonly number[] })
  | { type: 'selection.changed'; change: Partial<Pick<selected.VariantSelection, 'column' | 'text'>> }
  /** Several copied cells, of which the field takes none. */
  | { type: 'selection.pasted'; text: string }
  | (Shown & { type: 'selection.applied' })
  | (Shown & { type: 'selection.saleChanged'; isActive: boolean })
  | { type: 'paste.confirmed' }
  | { type: 'paste.dismissed' }
  | (Shown & { type: 'twins.dropped' })
  | (Shown & { type: 'undo.chosen' })

export interface MatrixChanged {
  readonly type: 'matrix.changed'
  readonly matrix: rules.Matrix
}

export interface VariantsInput {
  readonly owner: { send(event: MatrixChanged): void }
}

export interface VariantsContext extends VariantsInput {
  /** The matrices before the last changes of many cells, the newest last. */
  undo: readonly rules.Matrix[]
  /** The block that waits for a confirmation, and the matrix into which it goes. */
  paste: (Paste & Shown) | null
  selection: selected.VariantSelection
  message: Message | null
}

const mostUndo = 20

const tooMany: Message = { key: 'productEditor.tooManyVariants', values: { max: rules.mostVariants } }

const remembered = (undo: VariantsContext['undo'], matrix: rules.Matrix): VariantsContext['undo'] =>
  [...undo, matrix].slice(-mostUndo)

/** Changes the variants of a product: a paste shows what it would change first, and each change of many cells can be undone. */
export const productVariantsMachine = setup({
  types: {
    input: {} as VariantsInput,
    context: {} as VariantsContext,
    events: {} as VariantsEvent,
    tags: {} as 'busy',
  },
  actors: claimActors,
  guards: {
    fits: (_, { matrix, axes }: Shown & { axes: readonly rules.Axis[] }) => rules.withAxes(matrix, axes) !== null,
    changesAny: (_, { matrix, row, column, text }: Typed) => pasteAt(matrix, { row, column }, text).cells.length > 0,
    hasTwins: (_, { matrix }: Shown) => twinRows(matrix).length > 0,
    hasChosen: ({ context }, { matrix }: Shown) => selected.chosenRows(matrix, context.selection).length > 0,
    hasUndo: ({ context }) => context.undo.length > 0,
  },
  actions: {
    remember: assign(({ context }, { matrix }: Shown) => ({ undo: remembered(context.undo, matrix), message: null })),
    forget: assign(({ context }) => ({ undo: context.undo.slice(0, -1), message: null })),
    showMessage: assign((_, message: Message | null) => ({ message })),
    setPaste: assign((_, { matrix, row, column, text }: Typed) => ({
      paste: { ...pasteAt(matrix, { row, column }, text), matrix },
      message: null,
    })),
    toggle: assign(({ context }, { matrix, rows }: Shown & { rows: readonly number[] }) => ({
      selection: selected.withRowsToggled(matrix, context.selection, rows),
    })),
    setSelection: assign(({ context }, change: Partial<selected.VariantSelection>) => ({
      selection: { ...context.selection, ...change },
    })),
    clearPaste: assign({ paste: null }),
    rememberPaste: assign(({ context: { undo, paste } }) => ({
      undo: remembered(undo, must(paste).matrix),
      paste: null,
    })),
    tell: ({ context }, matrix: rules.Matrix) => context.owner.send({ type: 'matrix.changed', matrix }),
  },
}).createMachine({
  id: 'productVariants',
  context: ({ input }) => ({ ...input, undo: [], paste: null, selection: selected.noSelection, message: null }),
  initial: 'editing',
  states: {
    editing: {
      on: {
        'axes.changed': [
          {
            guard: { type: 'fits', params: ({ event }) => event },
            actions: [
              { type: 'remember', params: ({ event }) => event },
              { type: 'tell', params: ({ event }) => must(rules.withAxes(event.matrix, event.axes)) },
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
              params: ({ context, event }) => rules.withIdsOf(must(context.undo.at(-1)), event.matrix),
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
