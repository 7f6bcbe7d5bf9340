import { isFreeKey, isPageFocused } from './free-keys.ts'
import { fits } from './kept-focus.ts'

// The attribute, because `:disabled` also matches what a fieldset disables for a while, such as rows kept from before.
const controls = 'a[href], button:not([disabled]), input:not([disabled]), select, textarea, [tabindex]'

const isWriting = (control: Element): boolean => fits(control, 'input:not([type=checkbox]), select, textarea')

const controlsIn = (part: Element): readonly HTMLElement[] => [...part.querySelectorAll<HTMLElement>(controls)]

const rowOf = (control: Element | null): Element | null => control?.closest('tbody > tr') ?? null

const boxOf = (row: Element | null) => row?.querySelector<HTMLElement>('td:first-child input[type=checkbox]')

/** The rows that open records, the first ones of the page. */
const listOfPage = (): Element | undefined =>
  [...document.querySelectorAll('main tbody')].find((rows) => rows.querySelector('[data-row-link]'))

/** The control of a row in the same place as another one of its own row; its link without one. */
const inPlaceOf = (row: Element, control: HTMLElement): HTMLElement | undefined => {
  const cell = control.closest('td')
  const at = cell === null ? -1 : [...(cell.parentElement?.children ?? [])].indexOf(cell)
  const across = row.children[at]
  return (across && controlsIn(across)[0]) ?? row.querySelector<HTMLElement>('[data-row-link]') ?? controlsIn(row)[0]
}

/** The control to which a key leads from another one; `undefined` for a key without a meaning. */
const leadsTo = (rows: Element, control: HTMLElement, code: string): HTMLElement | undefined => {
  const row = rowOf(control)
  if (row === null) return undefined
  const toRow = (other: Element | null | undefined) => (other ? inPlaceOf(other, control) : control)
  const within = controlsIn(row)
  const beside = (by: number) => within[within.indexOf(control) + by] ?? control
  if (code === 'ArrowDown' || code === 'KeyJ') return toRow(row.nextElementSibling)
  if (code === 'ArrowUp' || code === 'KeyK') return toRow(row.previousElementSibling)
  if (code === 'ArrowRight') return beside(1)
  if (code === 'ArrowLeft') return beside(-1)
  if (code === 'Home') return toRow(rows.firstElementChild)
  if (code === 'End') return toRow(rows.lastElementChild)
  return code === 'KeyE' ? (row.querySelector<HTMLElement>('[data-edit]') ?? undefined) : undefined
}

/**
 * A ref for the parent of the rows, which makes them one stop of the Tab key: arrows, J and K lead on from there, X picks
 * the row, with Shift all rows from the last picked one, and E edits its first value. J and K lead into the list of a
 * page from everything beside it that has no use for letters, X only from the page as a whole.
 */
export const keysOfRows = (rows: HTMLElement | null) => {
  if (rows === null) return
  let current: HTMLElement | null = null
  const settle = () => {
    if (current === null || !rows.contains(current) || !fits(current, controls))
      current = rows.querySelector<HTMLElement>('[data-row-link]') ?? controlsIn(rows)[0] ?? null
    for (const control of controlsIn(rows)) {
      const stop = control === current ? '0' : '-1'
      // Writing what stands there already would let the page be styled anew.
      if (control.getAttribute('tabindex') !== stop) control.setAttribute('tabindex', stop)
    }
  }
  const focused = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement) || target === current || !fits(target, controls)) return
    if (current) current.tabIndex = -1
    current = target
    current.tabIndex = 0
  }
  const pressed = (event: KeyboardEvent) => {
    const { target, code, altKey, ctrlKey, metaKey, shiftKey } = event
    if (!(target instanceof HTMLElement) || altKey || ctrlKey || metaKey || isWriting(target)) return
    const box = code === 'KeyX' ? boxOf(rowOf(target)) : null
    const next = shiftKey ? undefined : leadsTo(rows, target, code)
    if (!box && next === undefined) return
    // Before the control has the key: a button of a menu would open it.
    event.preventDefault()
    event.stopPropagation()
    if (box) box.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey }))
    else if (code === 'KeyE') next?.click()
    else next?.focus()
  }
  const entered = (event: KeyboardEvent) => {
    const isMeant = event.code === 'KeyX' ? isPageFocused() : event.code === 'KeyJ' || event.code === 'KeyK'
    if (!isMeant || event.shiftKey || !isFreeKey(event) || rows !== listOfPage() || current === null) return
    event.preventDefault()
    current.focus()
    if (event.code === 'KeyX') boxOf(rowOf(current))?.click()
  }
  const watcher = new MutationObserver(settle)
  watcher.observe(rows, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled', 'href'] })
  rows.addEventListener('focusin', focused)
  rows.addEventListener('keydown', pressed, { capture: true })
  document.addEventListener('keydown', entered)
  settle()
  return () => {
    watcher.disconnect()
    document.removeEventListener('keydown', entered)
    rows.removeEventListener('focusin', focused)
    rows.removeEventListener('keydown', pressed, { capture: true })
  }
}
