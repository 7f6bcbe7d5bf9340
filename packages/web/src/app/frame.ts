/** What a person did with the page before the app was there. */
export interface FrameState {
  /** What stands in the phone field, as it was typed. */
  readonly telephone: string
  readonly focused: boolean
  readonly selectionStart: number | null
  /** Enter or the button was pressed already. */
  readonly submitted: boolean
}

const fieldOf = (page: Document): HTMLInputElement | null =>
  page.querySelector(`#frame [data-frame-language="${page.documentElement.lang}"] input[name=telephone]`)

/**
 * Reads the frame of index.html. To take over without losing anything:
 *
 *     const frame = readFrame(document)        // before the first render, as late as possible
 *     …hand frame.telephone to the sign-in machine as typed text…
 *     flushSync(() => root.render(<App />))    // the app stands behind the frame
 *     leaveFrame(document, frame)              // the frame goes, focus and caret move over
 *     …if frame.submitted, submit the form…
 */
export const readFrame = (page: Document): FrameState => {
  const field = fieldOf(page)
  return {
    telephone: field?.value ?? '',
    focused: field !== null && page.activeElement === field,
    selectionStart: field?.selectionStart ?? null,
    submitted: page.documentElement.hasAttribute('data-submitted'),
  }
}

/** Takes the frame away and puts the focus and the caret where they were, in the field that stands there now. */
export const leaveFrame = (page: Document, { focused, selectionStart, telephone }: FrameState): void => {
  page.querySelector('#frame')?.remove()
  page.documentElement.removeAttribute('data-frame')
  page.documentElement.removeAttribute('data-submitted')
  const field = focused ? page.querySelector<HTMLInputElement>('input[name=telephone]') : null
  if (!field) return
  field.focus({ preventScroll: true })
  const atEnd = selectionStart === null || selectionStart >= telephone.length
  const caret = atEnd ? field.value.length : Math.min(selectionStart, field.value.length)
  field.setSelectionRange(caret, caret)
}
