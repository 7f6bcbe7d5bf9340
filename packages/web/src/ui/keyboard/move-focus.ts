import { typeInstead } from './type-instead.ts'

/** Moves the focus to the next field or button of a part (1), or to the one before (-1). */
export const stepFocus = (part: Element, by: 1 | -1): void => {
  const stops = [...part.querySelectorAll<HTMLElement>('input, button')]
  stops[stops.indexOf(document.activeElement as HTMLElement) + by]?.focus()
}

/** Moves the focus from a field in a cell to the field in the cell below. */
export const focusCellBelow = (field: Element): void => {
  const cell = field.closest('td')
  const below = cell?.closest('tr')?.nextElementSibling?.children[cell.cellIndex]
  below?.querySelector('input')?.focus()
}

/** Moves the focus to a field of the form around an element. */
export const focusField = (within: Element | null, name: string): void =>
  within?.closest('form')?.querySelector<HTMLElement>(`[data-field="${name}"] :is(input, textarea)`)?.focus()

/** Types into the field around an element, see `typeInstead`. */
export const typeInFieldAround = (element: Element, text: string): boolean => {
  const field = element.closest('[data-field]')?.querySelector('input')
  return field ? typeInstead(field, text) : false
}
