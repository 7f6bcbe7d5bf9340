// @vitest-environment node
import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { describe, expect, test, vi } from 'vitest'

const boot = readFileSync(new URL('../../public/boot.js', import.meta.url), 'utf8')
const font = '/assets/inter-1.woff2'

interface Line {
  /** Milliseconds until the document was there; 0 while it is still coming. */
  readonly arrival: number
  readonly stored?: string
  readonly fails?: boolean
  readonly isFull?: boolean
  readonly isOld?: boolean
}

/** What the script does with the font, before the page has loaded and after. */
const visited = async ({ arrival, stored, fails = false, isFull = false, isOld = false }: Line) => {
  const entries = new Map(stored === undefined ? [] : [['font', stored]])
  const onLoad: (() => void)[] = []
  const seen = { fetched: 0, shown: 0 }
  const load = async () => {
    seen.fetched += 1
    if (fails) throw new Error('unreachable')
  }
  const FontFace = vi.fn(function FontFace() {
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
    performance: { getEntriesByType: () => [{ requestStart: 10, responseEnd: arrival === 0 ? 0 : 10 + arrival }] },
    matchMedia: () => ({ matches: false }),
    location: { pathname: '/auth' },
    addEventListener: (_: 'load', listener: () => void) => void onLoad.push(listener),
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
    ['comes with the page on a quick line', { arrival: 30 }, { first: { fetched: 1, shown: 1 }, noted: font }],
    ['comes behind the app on a slow line', { arrival: 180 }, { first: { fetched: 0, shown: 0 }, noted: font }],
    ['comes behind a page that is still coming', { arrival: 0 }, { first: { fetched: 0, shown: 0 }, noted: font }],
    ['is used where it is at hand', { arrival: 180, stored: font }, { first: { fetched: 1, shown: 1 }, noted: font }],
    ['is not at hand under an older name', { arrival: 180, stored: '/old' }, { first: { fetched: 0 }, noted: font }],
    ['that never came is not at hand', { arrival: 180, fails: true }, { last: { fetched: 1, shown: 0 }, noted: null }],
    ['need not be noted', { arrival: 30, isFull: true }, { last: { fetched: 1, shown: 1 }, noted: null }],
    ['is left out where nobody knows such things', { arrival: 30, isOld: true }, { last: { fetched: 0, shown: 0 } }],
  ])('%s', async (_, line, expected) => {
    expect(await visited(line)).toMatchObject(expected)
  })

  test('that was fetched behind the app is not shown before the next visit', async () => {
    expect((await visited({ arrival: 180 })).last).toEqual({ fetched: 1, shown: 0 })
  })
})
