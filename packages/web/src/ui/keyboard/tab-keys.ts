import { columnSteps, lineSteps } from './line-steps.ts'

/**
 * Scrolls the line of tabs, but not the page, so that the tab is in its middle. It waits for the next frame, because
 * the browser would have to lay the page out to answer before it is complete.
 */
export const scrollToTab = (tab: HTMLElement | null) => {
  const line = tab?.parentElement
  if (!tab || !line) return
  const frame = requestAnimationFrame(() => {
    line.scrollLeft = tab.offsetLeft - line.offsetLeft + (tab.offsetWidth - line.clientWidth) / 2
  })
  return () => cancelAnimationFrame(frame)
}

/**
 * Makes the links and buttons of a part one stop of the Tab key, at the current one; the keys lead on from there. What
 * is hidden in a closed group is left out.
 */
const oneStop = (part: HTMLElement, steps: typeof lineSteps, onChange: () => void) => {
  const stops = () => [...part.querySelectorAll<HTMLElement>('a, button')].filter((one) => !one.closest('[inert]'))
  const stopAt = (stop: HTMLElement | undefined) => {
    for (const one of stops()) one.tabIndex = one === stop ? 0 : -1
  }
  const rest = () => {
    const all = stops()
    stopAt(all.find((one) => one.hasAttribute('aria-current')) ?? all[0])
  }
  const changed = () => {
    const focused = stops().find((one) => one === document.activeElement)
    if (focused) stopAt(focused)
    else rest()
    onChange()
  }
  const focused = ({ target }: FocusEvent) => {
    if (target instanceof HTMLElement) stopAt(target)
  }
  const pressed = (event: KeyboardEvent) => {
    const step = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey ? undefined : steps[event.key]
    const all = stops()
    const at = all.findIndex((one) => one === event.target)
    if (!step || at === -1) return
    event.preventDefault()
    all[step(at, all.length - 1)]?.focus()
    onChange()
  }
  const watcher = new MutationObserver(changed)
  watcher.observe(part, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['aria-current', 'inert'],
  })
  part.addEventListener('focusin', focused)
  part.addEventListener('focusout', rest)
  part.addEventListener('keydown', pressed)
  changed()
  return () => {
    watcher.disconnect()
    part.removeEventListener('focusin', focused)
    part.removeEventListener('focusout', rest)
    part.removeEventListener('keydown', pressed)
  }
}

/** A ref for a menu of links in a column, which makes it one stop of the Tab key with arrows, Home and End. */
export const keysOfMenu = (menu: HTMLElement | null) =>
  menu === null ? undefined : oneStop(menu, columnSteps, () => {})

/**
 * A ref for a line of tabs that are links, which makes them one stop of the Tab key with arrows, Home and End. The tab
 * to which these lead is scrolled into sight, and the current one when another one becomes it, when tabs or their
 * numbers come, and when the line gets another width.
 */
export const keysOfTabs = (line: HTMLElement | null) => {
  if (line === null) return
  let forget: (() => void) | undefined
  const show = () => {
    forget?.()
    forget = scrollToTab(
      line.querySelector<HTMLElement>('a:focus') ?? line.querySelector<HTMLElement>('[aria-current]'),
    )
  }
  const ruler = new ResizeObserver(show)
  ruler.observe(line)
  const release = oneStop(line, lineSteps, show)
  return () => {
    forget?.()
    ruler.disconnect()
    release()
  }
}
