import { expect, test } from 'vitest'
import { expectFullCoverage, explore, fails, gives } from '../../../testing/explore.ts'
import { linkedPictureMachine } from './linked-picture.machine.ts'

const accepted = {
  id: '7',
  key: 'key-1',
  url: null,
  alt: '',
  size: null,
  state: 'processing',
  source: 'https://shop.ua/1.jpg',
  error: null,
} as const

const model = explore(linkedPictureMachine, {
  input: {
    owner: { send: () => {} },
    product: '1',
    key: 'key-1',
    source: 'https://shop.ua/1.jpg',
  },
  user: [{ type: 'turn.given' }, { type: 'retry.chosen' }],
  world: {
    linkPicture: [
      gives(accepted),
      fails({ kind: 'unreachable' }),
      fails({ kind: 'refused', status: 422, texts: [], fields: {}, retryAfter: null }),
    ],
  },
})

test('every state and every transition is visited', () => {
  expectFullCoverage('linked-picture', model.coverage)
})

test('a picture is accepted only after the server said so, and every one can get there', () => {
  for (const { to, event } of model.movesWhere(({ to }) => to.status === 'done'))
    expect([event, to.status]).toEqual(['xstate.done.actor.linkPicture', 'done'])
  for (const { state } of model.paths) expect(model.canReach((one) => one.status === 'done', state)).toBe(true)
})
