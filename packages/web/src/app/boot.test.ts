// @vitest-environment node
import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { describe, expect, test, vi } from 'vitest'

const boot = readFileSync(new URL('../../public/boot.js', import.meta.url), 'utf8')
const font = '/assets/inter-1.woff2'

interface Line {
  /** Milliseconds from the request until the document was received; 0 while it is still loading. */
  readonly delay: number
  readonly stored?: string
  readonly fails?: boolean
  readonly isFull?: boolean
  readonly isOld?: boolean
}

/**
 * Runs the boot script and returns the numbers of font fetches and applications, before and after the page’s load
 * event.
 */
const visited = async ({ delay, stored, fails = false, isFull = false, isOld = false }: Line) => {
  const entries = new Map(stored === undefined ? [] : [['font', stored]])
  const onLoad: (() => void)[] = []
  const seen = { fetched: 0, shown: 0 }
  const FontFace = vi.fn(function FontFace(_name: string, _source: string, { display }: { display?: string }) {
    const load = async () => {
      seen.fetched += 1
      // Firefox gives up an optional font after 100 ms, also one that is only fetched.
      if (fails || (display === 'optional' && delay > 100 && stored !== font)) throw new Error('unreachable')
    }
    return { load }
  })
  const context = {
    document: {
      documentElement: { setAttribute: () => {} },
      currentScript: { getAttribute: () => font },
      addEventListener: () => {},
      fonts: {
        add: () => {
          seen.shown += 1
        },
      },
    },
    localStorage: {
      getItem: (key: string) => entries.get(key) ?? null,
      setItem: (key: string, value: string) => {
        if (isFull) throw new Error('full')
        entries.set(key, value)
      },
    },
    performance: {
      getEntriesByType: () => [{ requestStart: 10, responseEnd: delay === 0 ? 0 : 10 + delay }],
    },
    matchMedia: () => ({ matches: false }),
    location: { pathname: '/auth' },
    addEventListener: (type: string, listener: () => void) => type === 'load' && onLoad.push(listener),
    setTimeout: (run: () => void) => run(),
    ...(!isOld && { FontFace }),
  }
  runInNewContext(boot, context)
  const first = { ...seen }
  for (const listener of onLoad) listener()
  await new Promise((done) => setImmediate(done))
  return { first, last: seen, noted: entries.get('font') ?? null }
}

describe('the font', () => {
  test.each<[string, Line, object]>([
    ['is applied with the page on a fast connection', { delay: 30 }, { first: { fetched: 1, shown: 1 }, noted: font }],
    ['is fetched after the app on a slow connection', { delay: 180 }, { first: { fetched: 0, shown: 0 }, noted: font }],
    [
      'is fetched after the app while the page is still loading',
      { delay: 0 },
      { first: { fetched: 0, shown: 0 }, noted: font },
    ],
    [
      'is applied at once when it is cached',
      { delay: 180, stored: font },
      { first: { fetched: 1, shown: 1 }, noted: font },
    ],
    [
      'is not applied at once when an older name is stored',
      { delay: 180, stored: '/old' },
      { first: { fetched: 0 }, noted: font },
    ],
    [
      'is not stored as cached when its fetch fails',
      { delay: 180, fails: true },
      { last: { fetched: 1, shown: 0 }, noted: null },
    ],
    [
      'is applied although its name cannot be stored',
      { delay: 30, isFull: true },
      { last: { fetched: 1, shown: 1 }, noted: null },
    ],
    ['is skipped in a browser without FontFace', { delay: 30, isOld: true }, { last: { fetched: 0, shown: 0 } }],
  ])('%s', async (_, line, expected) => {
    expect(await visited(line)).toMatchObject(expected)
  })

  test('that was fetched after the app is not applied before the next visit', async () => {
    expect((await visited({ delay: 180 })).last).toEqual({ fetched: 1, shown: 0 })
  })
})

test.each([
  ['a script of the app that fails', 'SCRIPT', true],
  ['a picture that fails', 'IMG', false],
  ['an error in a script', undefined, false],
])('the frame says that the app has not come after %s: %s', (_, tagName, isSaid) => {
  const marks: string[] = []
  const listeners: ((event: object) => void)[] = []
  runInNewContext(boot, {
    document: {
      documentElement: { setAttribute: (name: string) => name === 'data-stuck' && marks.push(name) },
      currentScript: null,
      addEventListener: () => {},
    },
    localStorage: { getItem: () => null },
    matchMedia: () => ({ matches: false }),
    location: { pathname: '/auth' },
    addEventListener: (type: string, listener: (event: object) => void) => type === 'error' && listeners.push(listener),
  })
  for (const listener of listeners) listener({ target: { tagName } })
  expect(marks).toEqual(isSaid ? ['data-stuck'] : [])
})
