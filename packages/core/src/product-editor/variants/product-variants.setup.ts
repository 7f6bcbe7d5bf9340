import { assign, setup } from 'xstate'
import type { Message } from '../../kernel/message.ts'
import { must } from '../../kernel/must.ts'
import { claimActors } from '../../kit/claims/claims.ts'
import { twinRows } from './variant-twins.domain.ts'
import * as rules from './variants.domain.ts'
import { type Paste, pasteAt } from './variants-paste.domain.ts'
import * as selected from './variants-selection.domain.ts'

/** Every event carries the matrix that is shown, because the form of the product holds it. */
export interface Shown {
  readonly matrix: rules.Matrix
}
/** What comes back is a variant of the product only while it is saved. */
export interface Saved extends Shown {
  readonly saved: rules.Matrix
}
export interface Place extends Shown {
  readonly row: number
  readonly column: rules.VariantColumn
}
type Typed = Place & { readonly text: string }

export type VariantsEvent =
  | (Saved & { type: 'axes.changed'; axes: readonly rules.Axis[] })
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
  | (Saved & { type: 'undo.chosen' })

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
  /** The variants as they were before the axes changed; a value that is pressed again brings its own back. */
  gone: readonly rules.Variant[]
  /** The block that waits for a confirmation, and the matrix into which it goes. */
  paste: (Paste & Shown) | null
  selection: selected.VariantSelection
  message: Message | null
}

const mostUndo = 20

export const withAxes = ({ gone }: VariantsContext, { matrix, saved, axes }: Saved & { axes: readonly rules.Axis[] }) =>
  rules.withAxes(matrix, axes, rules.withSavedIds([...gone, ...saved.variants], saved))

export const tooMany: Message = { key: 'productEditor.tooManyVariants', values: { max: rules.mostVariants } }

const remembered = (undo: VariantsContext['undo'], matrix: rules.Matrix): VariantsContext['undo'] =>
  [...undo, matrix].slice(-mostUndo)

/** Guards and actions of the variants of a product. */
export const productVariantsSetup = setup({
  types: {
    input: {} as VariantsInput,
    context: {} as VariantsContext,
    events: {} as VariantsEvent,
    tags: {} as 'busy',
  },
  actors: claimActors,
  guards: {
    fits: ({ context }, change: Parameters<typeof withAxes>[1]) => withAxes(context, change) !== null,
    changesAny: (_, { matrix, row, column, text }: Typed) => pasteAt(matrix, { row, column }, text).cells.length > 0,
    hasTwins: (_, { matrix }: Shown) => twinRows(matrix).length > 0,
    hasChosen: ({ context }, { matrix }: Shown) => selected.chosenRows(matrix, context.selection).length > 0,
    hasUndo: ({ context }) => context.undo.length > 0,
  },
  actions: {
    remember: assign(({ context }, { matrix }: Shown) => ({ undo: remembered(context.undo, matrix), message: null })),
    keepGone: assign(({ context }, { matrix }: Shown) => ({ gone: rules.goneWith(context.gone, matrix.variants) })),
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
})
