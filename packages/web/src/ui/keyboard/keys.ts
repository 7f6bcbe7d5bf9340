import type { KeyboardEvent } from 'react'

type Handler<Part extends Element> = ((event: KeyboardEvent<Part>) => unknown) | undefined

/** The name of a pressed key with its modifiers, such as `Enter`, `Shift+Enter` and `Alt+ArrowUp`. */
const nameOf = ({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): string =>
  [altKey && 'Alt', (ctrlKey || metaKey) && 'Ctrl', shiftKey && key.length > 1 && 'Shift', key]
    .filter(Boolean)
    .join('+')

/**
 * Hears keys by their names. A heard key has no other effect, unless its handler returns `false`. A key that something
 * inside has used, or with which a word of another script is composed, is not heard.
 */
export const onKeys =
  <Part extends Element>(handlers: Readonly<Record<string, Handler<Part>>>) =>
  (event: KeyboardEvent<Part>): void => {
    if (event.defaultPrevented || event.nativeEvent.isComposing) return
    const handler = handlers[nameOf(event)]
    if (handler && handler(event) !== false) event.preventDefault()
  }
