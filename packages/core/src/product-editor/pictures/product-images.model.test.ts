import { expect, test } from 'vitest'
import { expectFullCoverage, explore, fails, gives } from '../../../testing/explore.ts'
import { imageFile } from '../../images/image.domain.ts'
import { productImagesMachine } from './product-images.machine.ts'
import type { ImagesEvent } from './product-images.setup.ts'

const ready = { state: 'ready', source: null, error: null } as const
const link = 'https://shop.ua/1.jpg'
const picture = (id: string) => ({ id, key: `key-${id}`, url: null, alt: '', size: null, ...ready })
/** A picture that the server fetches. */
const fetching = { ...picture('3'), key: 'key-new', state: 'processing', source: link } as const
const stored = (version: number, ...ids: readonly string[]) => ({ version, pictures: ids.map(picture) })
/** The product with a picture that the server could not fetch. */
const broken = {
  version: 4,
  pictures: [picture('1'), { ...picture('4'), key: 'key-broken', state: 'failed', source: link, error: 'image_away' }],
} as const
const refused = (status: number) => fails({ kind: 'refused', status, texts: [], fields: {}, retryAfter: null } as const)

type Surroundings = Parameters<typeof explore<typeof productImagesMachine>>[1]

const exploreFrom = (ids: readonly string[], more: Omit<Surroundings, 'input'>) =>
  explore(productImagesMachine, {
    input: {
      app: { send: () => {} },
      ids: { next: () => 'key-new' },
      owner: { send: () => {} },
      product: '1',
      stored: stored(1, ...ids),
    },
    childEvents: { picture: [], linkedPicture: [] },
    project: ({ pictures, known, doomed, dropped, isUnswept }) => [
      dropped.length > 0,
      pictures.map(({ key, state, alt }) => [key, state, alt]),
      known.map(({ id, alt }) => [id, alt]),
      doomed,
      isUnswept,
    ],
    ...more,
  })

const uploading = exploreFrom(['1', '2'], {
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
  world: {
    orderPictures: [gives(stored(2, '2', '1')), refused(409), fails()],
    removePicture: [gives(undefined), refused(409), fails()],
    fetchPictures: [gives(stored(4, '1')), fails()],
    sweep: [gives(stored(4, '1')), fails()],
  },
})

const linking = exploreFrom(['1'], {
  user: ({ children }): readonly ImagesEvent[] => [
    ...('picture-key-new' in children
      ? ([
          { type: 'picture.removed', key: 'key-new' },
          { type: 'picture.uploaded', key: 'key-new', picture: fetching },
        ] as const satisfies readonly ImagesEvent[])
      : ([
          { type: 'addresses.taken', addresses: [link] },
          { type: 'picture.retried', key: 'key-broken' },
        ] as const)),
    { type: 'picture.described', key: 'key-1', alt: 'cover' },
    { type: 'refresh.requested' },
    { type: 'pictures.reported', stored: stored(3, '1', '3') },
  ],
  world: {
    orderPictures: [],
    removePicture: [gives(undefined)],
    fetchPictures: [gives(stored(4, '1')), gives(broken), fails()],
  },
})

test('every state and every transition is visited', () => {
  expectFullCoverage('product-images', uploading.coverage, linking.coverage)
})

test('a picture that could not be fetched is requested anew in its place, and the old one is removed', () => {
  const again = linking.movesWhere(
    ({ event, from, to }) => event === 'picture.retried' && from.context.pictures !== to.context.pictures,
  )
  for (const { from, to } of again) {
    const at = from.context.pictures.findIndex(({ key }) => key === 'key-broken')
    expect(to.context.pictures[at]).toMatchObject({ key: 'key-new', id: null, state: 'waiting', source: link })
    expect(to.context.doomed).toContain('4')
  }
})
