import { expect, test } from 'vitest'
import { breaks, expectFullCoverage, explore, gives } from '../../testing/explore.ts'
import { failed, succeeded } from '../kit/load/reading.domain.ts'
import { storeBesideMachine } from './store-beside.machine.ts'
import { selectStoreBeside } from './store-beside.selectors.ts'

const loaded = (feedUrl: string | null) => ({ type: 'record.loaded', row: { id: '1', feedUrl } }) as const
const feed = { productCount: 41, errorCount: 1, generatedAt: null, formats: [] }

const model = explore(storeBesideMachine, {
  input: {
    app: { send: () => {} },
    clock: { now: () => 0 },
    ids: { next: () => 'id-1' },
    supplierId: 1,
    page: { send: () => {} },
  },
  user: [loaded(null), loaded('https://feed.test/1.xml'), { type: 'retry.chosen' }],
  childEvents: {
    logo: [{ type: 'image.saved', kind: 'logo', address: 'https://media.test/1.png' }],
    cover: [{ type: 'image.saved', kind: 'cover', address: null }],
  },
  world: {
    logo: [breaks()],
    cover: [breaks()],
    settingsCopy: [breaks()],
    fetchFeed: [gives(succeeded(feed)), gives(failed({ kind: 'unreachable' }))],
  },
})

test('every state and every transition is visited', () => {
  expectFullCoverage('store-beside', model.coverage)
})

test('a feed that was read stays while it is read again', () => {
  for (const { from, to } of model.movesWhere(({ event }) => event === 'record.loaded'))
    expect(selectStoreBeside(to).feed).toEqual(selectStoreBeside(from).feed)
})
