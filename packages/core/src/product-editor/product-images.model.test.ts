import { test } from 'vitest'
import { expectFullCoverage, explore, fails, gives } from '../../testing/explore.ts'
import { imageFile } from '../images/image.domain.ts'
import { productImagesMachine } from './product-images.machine.ts'
import type { ImagesEvent } from './product-images.setup.ts'

const picture = (id: string) => ({ id, key: `key-${id}`, url: null, alt: '', size: null })
const stored = (version: number, ...ids: readonly string[]) => ({ version, pictures: ids.map(picture) })
const refused = (status: number) => fails({ kind: 'refused', status, texts: [], fields: {}, retryAfter: null } as const)

const model = explore(productImagesMachine, {
  input: {
    app: { send: () => {} },
    ids: { next: () => 'key-new' },
    owner: { send: () => {} },
    product: '1',
    stored: stored(1, '1', '2'),
  },
  // One new picture at a time: each has the same key here.
  user: ({ children }): readonly ImagesEvent[] => [
    ...('picture-key-new' in children
      ? ([
          { type: 'picture.removed', key: 'key-new' },
          { type: 'picture.retried', key: 'key-new' },
          { type: 'picture.changed', key: 'key-new', change: { state: 'waiting' } },
          { type: 'picture.uploaded', key: 'key-new', picture: { ...picture('3'), key: 'key-new' } },
        ] as const satisfies readonly ImagesEvent[])
      : [{ type: 'files.chosen', files: [imageFile({})] } as const]),
    { type: 'picture.moved', key: 'key-2', to: 0 },
    { type: 'picture.described', key: 'key-1', alt: 'cover' },
    { type: 'picture.removed', key: 'key-2' },
    { type: 'retry.chosen' },
    { type: 'pictures.reported', stored: stored(3, '1') },
  ],
  childEvents: { picture: [] },
  world: {
    orderPictures: [gives(stored(2, '2', '1')), refused(409), fails()],
    removePicture: [gives(undefined), refused(409), fails()],
    fetchPictures: [gives(stored(4, '1')), fails()],
    sweep: [gives(stored(4, '1')), fails()],
  },
  project: ({ pictures, known, doomed, dropped, isUnswept }) => [
    dropped.length > 0,
    pictures.map(({ key, state, alt }) => [key, state, alt]),
    known.map(({ id, alt }) => [id, alt]),
    doomed,
    isUnswept,
  ],
  limit: 20_000,
})

test('every state and every transition is visited', () => {
  expectFullCoverage('product-images', model.coverage)
})
