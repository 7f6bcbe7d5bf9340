import { expect, test } from 'vitest'
import { keepScroll } from './way-back.browser.ts'

/** A page of a height to which it can be scrolled, in a window without one, and its rows, each 100 high. */
const opened = () => {
  const listeners = new Map<string, () => void>()
  const fire = (type: string) => listeners.get(type)?.()
  const history = { state: null as unknown }
  const page = { y: 0, height: 2000, rows: 'abcdefghijklmnopqrst' }
  const scrollTo = (y: number) => {
    page.y = Math.min(y, page.height)
    fire('scroll')
  }
  keepScroll({
    history,
    scrollers: () => [
      {
        name: 'page',
        y: () => page.y,
        scrollTo,
        rows: () => new Map([...page.rows].map((row, at) => [row, at * 100 - page.y])),
      },
    ],
    on: (type, listener) => void listeners.set(type, listener),
    onChange: (listener) => void listeners.set('change', listener),
  })
  const change = (height: number, rows: string) => {
    Object.assign(page, { height, rows })
    scrollTo(page.y)
    fire('change')
  }
  const at = (entry: string | null) => {
    history.state = entry && { entry }
  }
  return { page, fire, change, scrollTo, at }
}

/** A list was scrolled, a record opened from it, and Back pressed while the rows are not there yet. */
const returned = (y = 1550) => {
  const { page, fire, change, scrollTo, at } = opened()
  scrollTo(y)
  at('record')
  change(0, '')
  at(null)
  fire('popstate')
  return { page, fire, change, at }
}

const all = 'abcdefghijklmnopqrst'

test('Back returns to the same place once the rows are there, and again when more of them come', () => {
  const { page, change } = returned()
  expect(page.y).toBe(0)
  change(800, 'abcdefgh')
  expect(page.y).toBe(800)
  change(2000, all)
  expect(page.y).toBe(1550)
})

test.each([
  ['two new rows have come', `12${all}`, 1750],
  ['a row before them is gone', all.slice(1), 1450],
  ['the first row in sight is gone', all.replace('q', ''), 1450],
  ['all rows in sight are gone', all.slice(0, 16), 1550],
])('Back returns to the rows that were in sight although %s', (_, rows, y) => {
  const { page, change } = returned()
  change(2200, rows)
  expect(page.y).toBe(y)
})

test('a list that was left at its top shows its new rows', () => {
  const { page, change } = returned(0)
  change(2200, `12${all}`)
  expect(page.y).toBe(0)
})

test.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])(
  'after %s the page stays where the supplier is',
  (type) => {
    const { page, fire, change } = returned()
    fire(type)
    change(2000, all)
    expect(page.y).toBe(0)
  },
)

test('a page that is opened meanwhile stays at its own place', () => {
  const { page, change, at } = returned()
  at('another')
  change(2000, all)
  expect(page.y).toBe(0)
})
