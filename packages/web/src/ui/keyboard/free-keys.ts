import { isFocusFree } from './kept-focus.ts'

const fields = 'input:not([type=radio], [type=checkbox]), textarea, select'
/** What has a meaning of its own for letters: they choose the option that begins with them. */
const pickers = '[role=menu], [role=listbox], [role=combobox], [aria-haspopup=listbox]'

/** Whether keys are text there. */
export const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.closest(fields) !== null)

/** An open dialog traps the focus, so the page behind it hears no keys. */
export const isUnderDialog = (): boolean => document.querySelector('[role=dialog][data-state=open]') !== null

/** Whether a key alone, without Ctrl, Cmd or Alt, has no other meaning than that of the page. */
export const isFreeKey = ({ target, defaultPrevented, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  !(defaultPrevented || ctrlKey || metaKey || altKey || isWriting(target) || isUnderDialog()) &&
  !(target instanceof Element && target.closest(pickers))

/** Whether nothing but the page as a whole has the focus. */
export const isPageFocused = (): boolean => isFocusFree() || document.activeElement?.id === 'content'
