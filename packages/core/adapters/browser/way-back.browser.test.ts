import { expect, test } from 'vitest'
import { keepScroll } from './way-back.browser.ts'

/** A page of a height to which it can be scrolled, in a window without one. */
const opened = () => {
  const listeners = new Map<string, () => void>()
  const fire = (type: string) => listeners.get(type)?.()
  const history = { state: null as unknown }
  const page = {
    scrollY: 0,
    height: 2000,
    scrollTo: (_: number, y: number) => {
      page.scrollY = Math.min(y, page.height)
      fire('scroll')
    },
  }
  keepScroll({
    history,
    page,
    on: (type, listener) => void listeners.set(type, listener),
    onResize: (listener) => void listeners.set('resize', listener),
  })
  const resize = (height: number) => {
    page.height = height
    page.scrollTo(0, page.scrollY)
    fire('resize')
  }
  const at = (entry: string | null) => {
    history.state = entry && { entry }
  }
  return { page, fire, resize, at }
}

/** A list was scrolled, a record opened from it, and Back pressed while the rows are not there yet. */
const returned = () => {
  const { page, fire, resize, at } = opened()
  page.scrollTo(0, 1500)
  at('record')
  resize(0)
  at(null)
  fire('popstate')
  return { page, fire, resize, at }
}

test('Back returns to the same place once the rows are there, and again when more of them come', () => {
  const { page, resize } = returned()
  expect(page.scrollY).toBe(0)
  resize(800)
  expect(page.scrollY).toBe(800)
  resize(2000)
  expect(page.scrollY).toBe(1500)
})

test.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])(
  'after %s the page stays where the supplier is',
  (type) => {
    const { page, fire, resize } = returned()
    fire(type)
    resize(2000)
    expect(page.scrollY).toBe(0)
  },
)

test('a page that is opened meanwhile stays at its own place', () => {
  const { page, resize, at } = returned()
  at('another')
  resize(2000)
  expect(page.scrollY).toBe(0)
})
