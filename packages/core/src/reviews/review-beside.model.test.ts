import { expect, test } from 'vitest'
import { breaks, expectFullCoverage, explore, gives } from '../../testing/explore.ts'
import { failed, succeeded } from '../kit/load/reading.domain.ts'
import { reviewBesideMachine } from './review-beside.machine.ts'
import { selectPhoto } from './reviews.selectors.ts'

const summary = { average: 4.6, total: 9, answeredPercent: 90, answerSeconds: 3600 }

const model = explore(reviewBesideMachine, {
  input: { app: { send: () => {} }, clock: { now: () => 0 }, supplierId: 1 },
  user: [
    {
      type: 'page.read',
      page: { rows: [], page: 1, total: 0, lastPage: 1 },
      query: { page: 1, store: '70' } as { page: number },
      isFiltered: false,
    },
    { type: 'photo.opened', photos: ['a', 'b'], photo: 1 },
    { type: 'photo.turned', by: 1 },
    { type: 'photo.turned', by: -1 },
    { type: 'photo.closed' },
  ],
  world: {
    fetchSummary: [gives(succeeded(summary)), gives(failed({ kind: 'unreachable' }))],
    templates: [breaks()],
  },
  project: ({ store, summary: known, photo }) => [store, known !== null, photo],
})

test('every state and every transition is visited', () => {
  expectFullCoverage('review-beside', model.coverage)
})

test('a photo that is turned stays among those of its review', () => {
  for (const { to } of model.movesWhere(
    ({ event, from }) => event === 'photo.turned' && from.matches({ photo: 'open' }),
  ))
    expect(['a', 'b']).toContain(selectPhoto(to)?.url)
})
