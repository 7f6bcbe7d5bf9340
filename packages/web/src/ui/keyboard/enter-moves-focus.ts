import type { KeyboardEvent } from 'react'

const fields = ':is(input:not([type=checkbox], [type=radio], [hidden]), select, textarea, [type=submit]):not(:disabled)'

/** Enter goes to the next field of the form, and from the last one to the button that submits it. */
export const enterMovesFocus = (event: KeyboardEvent<HTMLInputElement>) => {
  const { key, ctrlKey, metaKey, currentTarget } = event
  if (key !== 'Enter' || ctrlKey || metaKey) return
  event.preventDefault()
  const all = [...(currentTarget.form?.elements ?? [])] as HTMLElement[]
  const next = all.slice(all.indexOf(currentTarget) + 1).find((one) => one.closest(fields) === one)
  next?.focus()
  if (next instanceof HTMLInputElement) next.select()
}
