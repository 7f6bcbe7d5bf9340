import { contactsIn } from '@supplier/core/reviews/contacts.domain'
import { note } from './reviews.styles.ts'
import type { ReviewTexts } from './reviews.translations.ts'

const most = 1000

/** How long the answer is, and which of its words the marketplace will not let through. */
export function ReplyNote({ text, t }: { readonly text: string; readonly t: ReviewTexts }) {
  const contacts = contactsIn(text)
  return (
    <span className={note}>
      <span>
        {text.length} / {most}
      </span>
      {contacts.length > 0 && (
        <span data-warn="">
          {t.contacts} {contacts.map((one) => `«${one}»`).join(', ')}
        </span>
      )}
    </span>
  )
}
