import { expect, test } from 'vitest'
import { heard, memoryStore } from '../memory/kernel.memory.ts'
import { type ClockCorrection, clockInBrowser } from './clock.browser.ts'
import { safeStore } from './kernel.browser.ts'

const noon = Date.parse('2026-11-24T12:00:00.000Z')
const day = 86_400_000

/** Tabs of one computer, whose clock the test moves. */
const onComputer = (start: number) => {
  const computer = { time: start }
  const entries = new Map<string, string>()
  const open = () => {
    const told: ClockCorrection[] = []
    const listeners = new Set<(key: string | null) => void>()
    const found = clockInBrowser({
      now: () => computer.time,
      local: safeStore(() => memoryStore(entries)),
      onStorage: (listener) => heard(listeners, listener),
    })
    found.onCorrected((correction) => told.push(correction))
    return {
      told,
      now: found.clock.now,
      hear: (server: number) => {
        const at = found.clock.now()
        found.hearDate({ date: new Date(server).toUTCString(), sentAt: at, answeredAt: at })
      },
      storageChanged: (key: string | null) => listeners.forEach((listener) => void listener(key)),
    }
  }
  return { computer, entries, open }
}

test('the date of an answer corrects the clock once, and later answers leave it alone', () => {
  const { computer, open } = onComputer(noon + day + 500)
  const tab = open()
  tab.hear(noon)
  computer.time += 900
  tab.hear(noon)
  expect([tab.now(), tab.told]).toEqual([noon + 1400, [{ by: -day, offset: -day }]])
})

test('another tab takes the offset over, and a reload starts with it', () => {
  const { entries, open } = onComputer(noon + day + 500)
  const [one, other] = [open(), open()]
  one.hear(noon)
  other.storageChanged('clock')
  expect([other.now(), other.told]).toEqual([noon + 500, [{ by: -day, offset: -day }]])
  const reloaded = open()
  expect(reloaded.now()).toBe(noon + 500)
  other.storageChanged('draft.7.order')
  other.storageChanged(null)
  expect([other.told.length, [...entries.keys()]]).toEqual([1, ['clock']])
})

test('a saved offset is told when the first answer confirms it, and given up when the computer is right again', () => {
  const { computer, entries, open } = onComputer(noon + day + 500)
  entries.set('clock', String(-day))
  const tab = open()
  expect(tab.told).toEqual([])
  tab.hear(noon)
  tab.hear(noon)
  expect(tab.told).toEqual([{ by: 0, offset: -day }])
  computer.time -= day
  const later = open()
  later.hear(noon)
  expect([later.now(), later.told]).toEqual([noon + 500, [{ by: day, offset: 0 }]])
})

test.each(['"x"', 'null', '1e999', '{'])('a saved offset that is no number counts as none: %s', (text) => {
  const { entries, open } = onComputer(noon)
  entries.set('clock', text)
  expect(open().now()).toBe(noon)
})
