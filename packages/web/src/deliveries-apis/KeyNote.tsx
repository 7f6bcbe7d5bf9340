import type { KeyOwner } from '@supplier/core/deliveries-apis/delivery-key.domain'
import type { AnswerView } from '@supplier/core/kit/form/question.selectors'
import { useMessageText } from '../i18n/use-message-text.ts'
import type { deliveriesApisTranslations } from './deliveries-apis.translations.ts'
import { bad, good } from './KeyNote.styles.ts'

interface KeyNoteProps {
  readonly answer: AnswerView<KeyOwner>
  readonly t: (typeof deliveriesApisTranslations)['uk']['more']
}

/** Whose key was typed, before it is saved. */
export function KeyNote({ answer: { answer, message }, t }: KeyNoteProps) {
  const messageText = useMessageText()
  if (message) return <span className={bad}>{messageText(message)}</span>
  return answer ? (
    <span className={good}>
      {t.issuedTo} {answer.owner ?? '—'}
    </span>
  ) : (
    t.askingOwner
  )
}
