import { whyNotShown } from '../kernel/failure.ts'
import { type Message, messagesOf } from '../kernel/message.ts'
import { selectRecordForm } from '../kit/form/record-form.selectors.ts'
import { rowsOf } from '../kit/list/append-list.domain.ts'
import { type EditedProduct, type ProductValues, statesOf } from './form/product-form.domain.ts'
import { type LogLine, type LogSubject, subjectOf } from './log/product-log.domain.ts'
import type { ProductLogSnapshot } from './log/product-log.machine.ts'
import type { ProductEditorSnapshot } from './product-editor.machine.ts'
import type { ProductFormActor } from './product-editor.setup.ts'

export type ProductLogView =
  | { readonly state: 'loading' }
  | { readonly state: 'empty' }
  | { readonly state: 'failed' | 'notAllowed' | 'notOffered'; readonly messages: readonly Message[] }
  | {
      readonly state: 'lines'
      readonly lines: readonly (LogLine & { readonly subject: LogSubject })[]
      /** Older lines can be asked for, are being read, or could not be, or came to their end; `none` when there were none. */
      readonly older: 'offered' | 'reading' | 'failed' | 'ended' | 'none'
    }

/** The log for its view, with the names that the open product knows. */
export const selectProductLog = (editor: ProductEditorSnapshot, log: ProductLogSnapshot): ProductLogView => {
  const { list, failure } = log.context
  const isReading = log.matches('reading')
  if (list.lines.length === 0) {
    if (isReading) return { state: 'loading' }
    if (failure === null) return { state: 'empty' }
    return { state: whyNotShown(failure), messages: messagesOf(failure) }
  }
  const named = { attributes: attributesIn(editor), variants: variantsIn(editor) }
  return {
    state: 'lines',
    lines: rowsOf(list.lines).map((line) => ({ ...line, subject: subjectOf(line.field, named) })),
    older: isReading ? 'reading' : log.matches('failed') ? 'failed' : olderIn(log.context),
  }
}

const olderIn = ({ list, isGrown }: ProductLogSnapshot['context']): 'offered' | 'ended' | 'none' => {
  if (list.next !== null) return 'offered'
  return isGrown ? 'ended' : 'none'
}

const attributesIn = ({ context }: ProductEditorSnapshot) =>
  new Map(context.attributes?.all.map(({ id, title }) => [id, title]))

const variantsIn = ({ children }: ProductEditorSnapshot) => {
  const form = (children.form ?? null) as ProductFormActor | null
  const values = form && selectRecordForm<ProductValues, EditedProduct>(form.getSnapshot(), statesOf).values
  return new Map(values?.variants.variants.flatMap(({ id, sku }) => (id === null ? [] : [[id, sku]])))
}
