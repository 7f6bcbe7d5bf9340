import type { Act, ActFile, Control } from '@supplier/core/flows/flow'
import { computeAccessibleName, getRole, isInaccessible } from 'dom-accessibility-api'

type Note = (change: (acts: readonly Act[]) => readonly Act[]) => void

/** What a press can be aimed at; a press on anything else is told by the control around it. */
const pressable = new Set(
  [
    'button link menuitem menuitemcheckbox menuitemradio tab option treeitem',
    'checkbox radio switch combobox textbox searchbox spinbutton slider',
  ].flatMap((roles) => roles.split(' ')),
)

/** Keys that do something although they type nothing. */
const named = /^(?:Enter|Escape|Tab|Arrow\w+|Home|End|Page\w+|F\d+)$/

/** Bytes of a chosen file that are recorded: small files whole, so that a written test can choose them again. */
const headLength = 4096

/** As a test compares names. */
const plain = (text: string): string =>
  text
    .replace(/[\u200b\u00ad]/g, '')
    .replace(/\s+/g, ' ')
    .trim()

const nameOf = (element: Element): string => plain(computeAccessibleName(element))

const dialogOf = (element: Element): Element | null => element.closest('[role=dialog], [role=alertdialog]')

const controlOf = (target: Element): Element | null => {
  for (let at: Element | null = target; at !== null; at = at.parentElement) {
    if (at instanceof HTMLLabelElement && at.control) return at.control
    if (pressable.has(getRole(at) ?? '')) return at
  }
  return null
}

/** How a test finds the control, and which of several it is. */
const found = (control: Element): Control => {
  const role = getRole(control) ?? ''
  const name = nameOf(control)
  const dialog = dialogOf(control)
  const alike = [...(dialog ?? document).querySelectorAll(`${control.localName}, [role="${role}"]`)].filter(
    (one) => getRole(one) === role && !isInaccessible(one) && nameOf(one) === name,
  )
  return {
    role,
    name,
    ...(alike.length > 1 && { nth: alike.indexOf(control) }),
    ...(dialog && { isInDialog: true as const }),
  }
}

const isSame = (one: Control, other: Control): boolean => JSON.stringify(one) === JSON.stringify(other)

/** A field tells its value once, however many keys it took; one that is emptied begins anew. */
const filled =
  (on: Control, text: string) =>
  (acts: readonly Act[]): readonly Act[] => {
    const last = acts.at(-1)
    const before = text !== '' && last?.act === 'filled' && isSame(last.on, on) ? acts.slice(0, -1) : acts
    return [...before, { act: 'filled', on, text }]
  }

const fileOf = async (file: File): Promise<ActFile> => {
  const bytes = new Uint8Array(await file.slice(0, headLength).arrayBuffer())
  const head = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return { name: file.name, type: file.type, size: file.size, head }
}

const isTypedInto = (target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && !/^(?:checkbox|radio|file|range|button|submit)$/.test(target.type))

const keyOf = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): string =>
  [ctrlKey && 'Control', metaKey && 'Meta', altKey && 'Alt', shiftKey && 'Shift', key === ' ' ? 'Space' : key]
    .filter(Boolean)
    .join('+')

/** Notes what a person does in the page, by roles and names. */
export const watchActs = (page: Document, note: Note): void => {
  const isOwn = (target: EventTarget | null): boolean =>
    target instanceof Element && target.closest('[data-recorder]') !== null
  const on = <Name extends keyof DocumentEventMap>(name: Name, hear: (event: DocumentEventMap[Name]) => void) =>
    page.addEventListener(name, (event) => event.isTrusted && !isOwn(event.target) && hear(event), true)
  let pressed = -1

  on('click', ({ target, detail, timeStamp }) => {
    // A key pressed the control, or a label passed on its own press.
    if (detail === 0 || timeStamp === pressed || !(target instanceof Element)) return
    pressed = timeStamp
    const control = controlOf(target)
    if (control === null || control instanceof HTMLSelectElement) return
    const act: Act = { act: 'pressed', on: found(control) }
    note((acts) => [...acts, act])
  })
  on('input', ({ target }) => {
    if (isTypedInto(target)) note(filled(found(target), target.value))
  })
  on('change', ({ target }) => {
    if (target instanceof HTMLSelectElement) {
      const act: Act = { act: 'chose', on: found(target), option: plain(target.selectedOptions[0]?.label ?? '') }
      note((acts) => [...acts, act])
    }
    if (!(target instanceof HTMLInputElement) || target.type !== 'file') return
    const dialog = dialogOf(target)
    const at = [...(dialog ?? page).querySelectorAll('input[type=file]')].indexOf(target)
    const { files } = target
    void Promise.all([...(files ?? [])].map(fileOf)).then((all) =>
      note((acts) => [...acts, { act: 'attached', at, files: all, ...(dialog && { isInDialog: true as const }) }]),
    )
  })
  on('keydown', (event) => {
    const { key, target, ctrlKey, metaKey, altKey, repeat } = event
    // The key of the recorder itself.
    if (event.altKey && event.shiftKey && event.code === 'KeyR') return
    const isTyping = isTypedInto(target) && !named.test(key) && !ctrlKey && !metaKey && !altKey
    if (isTyping || repeat || /^(?:Control|Meta|Alt|Shift)$/.test(key)) return
    note((acts) => [...acts, { act: 'key', key: keyOf(event) }])
  })
}
