import { expect, test } from 'vitest'
import type { AlertNote } from '../../src/alerts/alerts.domain.ts'
import type { NoteOpened, TurnEvent } from '../../src/alerts/alerts.port.ts'
import { locksInMemory } from '../memory/kernel.memory.ts'
import { alertsInBrowser, type Notes } from './alerts.browser.ts'
import { safeStore } from './kernel.browser.ts'

const { signal } = new AbortController()
const note: AlertNote = { kind: 'orders', count: 1, numbers: ['7'], buyer: null, location: { to: 'orders' } }

type Press = (event: { preventDefault(): void }) => void

const browser = (permission: string | null = 'granted', isBroken = false) => {
  const steps: string[] = []
  const shown: { onclick: unknown; close(): void }[] = []
  const notes: Notes = {
    permission: () => permission ?? '',
    requestPermission: async () => 'denied',
    show: (title, { body, tag }) => {
      if (isBroken) throw new TypeError('Illegal constructor')
      steps.push(`${tag}: ${title}, ${body}`)
      const note = { onclick: null, close: () => void steps.push('closed') }
      shown.push(note)
      return note
    },
  }
  const icon = { href: 'plain' }
  const port = alertsInBrowser({
    local: safeStore(() => null),
    locks: locksInMemory(),
    notes: permission === null ? null : notes,
    loadText: async () => ({ title: 'New', body: '№ 7' }),
    icon,
    icons: { plain: 'plain', marked: 'marked' },
    focus: () => void steps.push('focused'),
    play: () => void steps.push('played'),
  })
  return { port, steps, icon, press: () => (shown.at(-1) as { onclick: Press }).onclick({ preventDefault: () => {} }) }
}

test('an alert plays and shows; a pressed notification brings its tab back and leads to what it names', async () => {
  const { port, steps, press } = browser()
  const opened: NoteOpened[] = []
  const stop = port.watchNotes((event) => void opened.push(event))
  await port.announce({ hasSound: true, notes: [note] }, signal)
  press()
  expect(steps).toEqual(['played', 'orders: New, № 7', 'focused', 'closed'])
  expect(opened).toEqual([{ type: 'note.opened', location: { to: 'orders' } }])
  stop()
  press()
  expect(opened.length).toBe(1)
})

test('a browser whose pages may show no notifications goes on without them', async () => {
  await expect(browser('granted', true).port.announce({ hasSound: false, notes: [note] }, signal)).resolves.toBe(
    undefined,
  )
  await browser(null).port.announce({ hasSound: false, notes: [note] }, signal)
  expect(await browser(null).port.loadChoice(undefined, signal)).toEqual({
    isSoundOn: false,
    permission: 'unsupported',
  })
})

test('the sound stays chosen, and the answer of the browser is told', async () => {
  const { port } = browser('default')
  await port.saveSound(true, signal)
  expect(await port.loadChoice(undefined, signal)).toEqual({ isSoundOn: true, permission: 'default' })
  expect(await port.requestPermission(undefined, signal)).toBe('denied')
  await port.saveSound(false, signal)
  expect((await port.loadChoice(undefined, signal)).isSoundOn).toBe(false)
})

test('the icon is marked until it is stopped', () => {
  const { port, icon } = browser()
  const stop = port.markIcon(() => {})
  expect(icon.href).toBe('marked')
  stop()
  expect(icon.href).toBe('plain')
})

test('a tab takes the turn from another, which gets it back when that one is closed', async () => {
  const { port } = browser()
  const told: string[] = []
  const hold = (name: string, takes: boolean) =>
    port.holdTurn(({ type }: TurnEvent) => void told.push(`${name} ${type}`), { supplierId: 1, takes })
  hold('first', false)
  await new Promise(setImmediate)
  const stop = hold('second', true)
  await new Promise(setImmediate)
  expect(told).toEqual(['first turn.granted', 'second turn.granted', 'first turn.lost'])
  hold('first', false)
  await new Promise(setImmediate)
  stop()
  await new Promise(setImmediate)
  expect(told.at(-1)).toBe('first turn.granted')
})
