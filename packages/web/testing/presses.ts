import { fireEvent } from '@testing-library/react'
import { Actor, type AnyActor, type AnyEventObject, type AnyMachineSnapshot } from 'xstate'

/** An event from the view that its machine heard in no state that it was in. */
interface UnheardEvent {
  readonly machine: string
  readonly event: string
  readonly control: string
}

const isMachine = (snapshot: object): snapshot is AnyMachineSnapshot => 'machine' in snapshot

/**
 * Whether a state has a transition for an event, whatever its guards say: a guard that refuses has heard it. A machine
 * that has ended is shown only while its dialog disappears.
 */
const isHeard = ({ _nodes, status }: AnyMachineSnapshot, event: string): boolean =>
  status !== 'active' || _nodes.some(({ transitions }) => transitions.has(event) || transitions.has('*'))

const nameOf = (control: Element): string =>
  (control.getAttribute('aria-label') ?? control.textContent ?? '').trim() || control.outerHTML.slice(0, 80)

const pressed = (control: Element): void => {
  if (control instanceof HTMLSelectElement)
    fireEvent.change(control, { target: { value: control.options[control.options.length - 1]?.value } })
  else if (control instanceof HTMLInputElement && !['checkbox', 'radio', 'button', 'submit'].includes(control.type)) {
    if (control.type !== 'file') fireEvent.change(control, { target: { value: '1' } })
  } else if (control instanceof HTMLTextAreaElement) fireEvent.change(control, { target: { value: 'text' } })
  else fireEvent.click(control)
}

let told: ((actor: AnyActor, event: AnyEventObject) => void) | null = null
let depth = 0
const { send } = Actor.prototype

// An actor binds `send` when it is created, so that it is replaced before. Machines send to each other while one of them
// handles an event; only the outermost event is from the view.
Actor.prototype.send = function (this: AnyActor, event: AnyEventObject) {
  if (depth === 0) told?.(this, event)
  depth += 1
  try {
    send.call(this, event)
  } finally {
    depth -= 1
  }
}

/** Presses a control, and returns the events that it sent and that no state heard. */
const press = (control: Element): readonly UnheardEvent[] => {
  const unheard: UnheardEvent[] = []
  told = (actor, { type }) => {
    const snapshot = actor.getSnapshot()
    if (isMachine(snapshot) && !isHeard(snapshot, type))
      unheard.push({ machine: snapshot.machine.id, event: type, control: nameOf(control) })
  }
  try {
    pressed(control)
  } finally {
    told = null
  }
  return unheard
}

const controls =
  'button:not([disabled], [aria-disabled="true"]), input:not([disabled]), select:not([disabled]), textarea:not([disabled])'

/** The presses that may stay unheard, each with its reason. */
const agreed: readonly string[] = [
  // The clipboard answers at once, and a second press of its button asks for nothing more.
  'copy copy.chosen',
  // The dialog that the press before has opened covers the page as soon as its code is loaded.
  'mainBalance topUp.chosen',
]

/** Presses every control that can be pressed, also those that appear by it, at most so many. */
export const pressAll = (most = 60): readonly UnheardEvent[] => {
  const done = new Set<Element>()
  const unheard: UnheardEvent[] = []
  for (let count = 0; count < most; count += 1) {
    const dialog = document.querySelector('[role="dialog"], [role="alertdialog"], dialog[open]')
    const main = document.querySelector('main')
    const next = [...((dialog ?? main)?.querySelectorAll(controls) ?? [])].find((one) => !done.has(one))
    if (next === undefined) break
    done.add(next)
    unheard.push(...press(next))
  }
  return unheard.filter(({ machine, event }) => !agreed.includes(`${machine} ${event}`))
}
