const controls = ':is(a[href], button, input, select, textarea, [tabindex]):not(:disabled, [hidden])'
/** What has a place for each of its children. */
const lists = 'tbody, ul, ol, [role=list]'
/** What has one control of its own, to which the others belong. */
const fields = 'search, [data-keeps=first]'
/** The parts of a page that a screen reader names. */
const parts =
  'section:is([aria-label], [aria-labelledby]), [role=group], [role=dialog], form, fieldset, nav, aside, main'
const overlays = '[role=dialog], [role=menu], [role=listbox], [data-toasts]'
const kept = 'data-focus-kept'

/** Where a control was, or the part of the page with it. */
interface Place {
  readonly gone: Element
  readonly parent: Element
  readonly beside: readonly (Node | null)[]
}

/** A control that had the focus, and its place if it is not in the page any more. */
interface Trail {
  readonly control: HTMLElement
  place: Place | null
  /** Whether it was taken out of the page, perhaps to another place. */
  isMoved: boolean
}

export const fits = (one: Element, selector: string): boolean => one.closest(selector) === one

/** Whether no control has the focus. */
export const isFocusFree = (): boolean => {
  const active = document.activeElement
  return active === null || active === document.body || active.hasAttribute(kept)
}

/**
 * The rule for the focus of a control that is removed or disabled: it goes to the same place in a list, to the field
 * that the control belongs to, or to the named part of the page around it, where Tab goes on.
 */
export const keepFocus = (page: Document): (() => void) => {
  let last: Trail | null = null
  let onPage: Trail | null = null
  /** The part that has the focus in its place. */
  let home: HTMLElement | null = null
  let frame = 0
  const settle = () => {
    frame = 0
    const active = page.activeElement
    if (last === null || !(isFocusFree() || (active === last.control && isDisabled(last.control)))) return
    // Without a cause in the page, the supplier has pressed beside all controls.
    const isLeft = home ? home.isConnected : !last.isMoved && !isDisabled(last.control)
    if (isLeft && active === page.body) {
      ;[last, home] = [null, null]
      return
    }
    for (const heir of heirsOf(page, [last, onPage])) {
      home = heir
      if (heir !== page.activeElement) take(heir)
      if (heir === page.activeElement) return
    }
    home = null
  }
  const later = () => {
    if (last !== null && frame === 0) frame = requestAnimationFrame(settle)
  }
  const focused = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement) || target.hasAttribute(kept)) return
    last = { control: target, place: null, isMoved: false }
    home = null
    if (target.closest(overlays) === null) onPage = last
  }
  const watcher = new MutationObserver((records) => {
    for (const trail of new Set([last, onPage])) if (trail !== null) follow(trail, records)
    later()
  })
  page.addEventListener('focusin', focused)
  page.addEventListener('focusout', later)
  watcher.observe(page.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] })
  return () => {
    cancelAnimationFrame(frame)
    watcher.disconnect()
    page.removeEventListener('focusin', focused)
    page.removeEventListener('focusout', later)
  }
}

const isDisabled = (control: Element): boolean => fits(control, ':disabled')

const follow = (trail: Trail, records: readonly MutationRecord[]) => {
  for (const { removedNodes, target, previousSibling, nextSibling } of records)
    for (const gone of removedNodes)
      if (gone instanceof Element && gone.contains(trail.place?.parent ?? trail.control) && target instanceof Element)
        Object.assign(trail, { isMoved: true, place: { gone, parent: target, beside: [nextSibling, previousSibling] } })
  // A part that was only moved lost the focus, but not its place.
  if (trail.control.isConnected) trail.place = null
}

/** What may take the focus, the best first. */
function* heirsOf(page: Document, trails: readonly (Trail | null)[]): Generator<HTMLElement> {
  const dialog = [...page.querySelectorAll<HTMLElement>('[role=dialog][data-state=open]')].at(-1)
  for (const trail of trails)
    if (trail !== null) for (const heir of heirsAt(trail)) if (dialog === undefined || dialog.contains(heir)) yield heir
  if (dialog) yield dialog
}

function* heirsAt({ control, place }: Trail): Generator<HTMLElement> {
  if (place === null && !isDisabled(control)) yield control
  let child = place?.gone ?? control
  for (let part = place?.parent ?? control.parentElement; part; [child, part] = [part, part.parentElement]) {
    const next = child.isConnected ? child : place?.beside.find((one) => one instanceof Element && one.isConnected)
    if (fits(part, lists) && next instanceof Element) yield* controlsLike(next, child, control)
    if (fits(part, fields)) yield* part.querySelectorAll<HTMLElement>(controls)
    // The bar over a list is gone: Tab leads from its table to the first box.
    if (fits(part, '[data-keeps=rows]')) yield* part.querySelectorAll<HTMLElement>('table')
    if (fits(part, parts) && part instanceof HTMLElement) yield part
  }
}

/** The control of a child of a list in the same place as one in another child; then the others. */
const controlsLike = (next: Element, gone: Element, control: Element): readonly HTMLElement[] => {
  const across = next.children[[...gone.children].findIndex((cell) => cell.contains(control))]
  const all = [...next.querySelectorAll<HTMLElement>(controls)]
  return next === gone ? all : [...all.filter((one) => across?.contains(one)), ...all]
}

const take = (heir: HTMLElement) => {
  if (fits(heir, `${parts}, table`)) {
    heir.setAttribute(kept, '')
    const isMade = !heir.hasAttribute('tabindex')
    if (isMade) heir.tabIndex = -1
    const left = () => {
      heir.removeAttribute(kept)
      if (isMade) heir.removeAttribute('tabindex')
    }
    heir.addEventListener('blur', left, { once: true })
  }
  heir.focus({ preventScroll: true })
}
