import type { AnswerView } from '@supplier/core/kit/form/question.selectors'
import type { AnyValues } from '@supplier/core/kit/form/record.domain'
import { type TtnQuote, ttnNoteAt } from '@supplier/core/orders/order-waybill.domain'
import { useFormats } from '../i18n/use-formats.ts'
import { useMessageText } from '../i18n/use-message-text.ts'
import { failed } from './orders.styles.ts'
import type { MoreOrderTexts } from './orders.translations.ts'

interface NoteProps {
  readonly note: NonNullable<ReturnType<typeof ttnNoteAt>>
  readonly t: Readonly<Record<MoreOrderTexts, string>>
}

interface Shown {
  readonly values: AnyValues
  readonly answer: AnswerView<TtnQuote>
}

/** What the branch or the carrier refuses at a field of a waybill, and under the weight the price and the day. */
export const ttnNote =
  (field: string) =>
  (shown: Shown, { more }: { readonly more: NoteProps['t'] }) => {
    const note = ttnNoteAt(field, shown.values, shown.answer)
    return note && <TtnNote note={note} t={more} />
  }

function TtnNote({ note, t }: NoteProps) {
  const { roundMoney, day } = useFormats()
  const messageText = useMessageText()
  if (note === 'asking') return <>{t.quoting}</>
  if ('wrong' in note) return <span className={failed}>{messageText(note.wrong)}</span>
  const { price, arrivesOn } = note.quote
  return (
    <>
      {t.quote} ≈ {price === null ? '—' : roundMoney(price)}
      {arrivesOn && `, ${day(arrivesOn)}`}
    </>
  )
}
