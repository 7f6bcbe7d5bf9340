import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate'
import type { StoreImage } from '../images/image.domain.ts'
import { imageMachine } from '../images/image.machine.ts'
import type { ImageInput, ImageSaved } from '../images/image.setup.ts'
import { notifyApp, notifyFailure } from '../kernel/app-ref.ts'
import { must } from '../kernel/must.ts'
import type { BesideEvent, BesideInput, RecordLoaded } from '../kit/beside/beside.machine.ts'
import { hasFailed, logFault, valueIn } from '../kit/load/reading.domain.ts'
import type { Reading } from '../kit/load/reading.machine.ts'
import { storeCopyMachine } from './store-copy.machine.ts'
import type { Feed } from './stores.port.ts'
import type { Store } from './stores.section.ts'

export interface StoreBesideContext extends BesideInput {
  store: Store | null
  /** `null` until it is read; a store that was never published has none. */
  feed: Feed | null
  /** The images saved or removed since the record was loaded, because an edited form keeps its older record. */
  images: ChangedImages
}

/** The addresses of changed images; `null` for a removed one. */
export type ChangedImages = { readonly [Kind in StoreImage]?: string | null }

const rowIn = ({ event }: { readonly event: RecordLoaded }): unknown => event.row

interface ImageOwner {
  readonly context: StoreBesideContext
  readonly self: { send(event: ImageSaved): void }
}

const imageInput =
  (kind: StoreImage) =>
  ({ context: { app, store }, self }: ImageOwner): ImageInput => ({ app, kind, record: must(store).id, owner: self })

/** Beside the form of a store: its logo and cover, which are saved on their own, the state of its feed, and the copy of settings. */
export const storeBesideMachine = setup({
  types: {
    input: {} as BesideInput,
    context: {} as StoreBesideContext,
    events: {} as BesideEvent | ImageSaved | { type: 'retry.chosen' },
    tags: {} as 'busy',
    children: {} as { logo: 'image'; cover: 'image'; settingsCopy: 'settingsCopy' },
  },
  actors: { ...({} as { fetchFeed: Reading<Feed, string> }), image: imageMachine, settingsCopy: storeCopyMachine },
  guards: {
    hasFeed: ({ context }) => context.store?.feedUrl != null,
  },
  actions: {
    setStore: assign((_, row: unknown) => ({ store: row as Store, images: {} })),
    setImage: assign(({ context: { images } }, { kind, address }: ImageSaved) => ({
      images: { ...images, [kind]: address },
    })),
    setFeed: assign((_, feed: Feed) => ({ feed })),
    touchRecord: ({ context: { page } }) => page.send({ type: 'record.touched' }),
    notifyApp,
  },
}).createMachine({
  id: 'storeBeside',
  context: ({ input }) => ({ ...input, store: null, feed: null, images: {} }),
  initial: 'waiting',
  states: {
    waiting: {
      on: { 'record.loaded': { target: 'shown', actions: { type: 'setStore', params: rowIn } } },
    },

    shown: {
      initial: 'arriving',
      invoke: [
        { id: 'logo', src: 'image', input: imageInput('logo'), onError: { actions: notifyFailure } },
        { id: 'cover', src: 'image', input: imageInput('cover'), onError: { actions: notifyFailure } },
        {
          id: 'settingsCopy',
          src: 'settingsCopy',
          input: ({ context: { app, ids, page, store } }) => ({
            app,
            ids,
            page,
            target: { id: must(store).id, title: must(store).name },
          }),
          onError: { actions: notifyFailure },
        },
      ],
      on: {
        'record.loaded': { target: '.arriving', actions: { type: 'setStore', params: rowIn } },
        'image.saved': { actions: [{ type: 'setImage', params: ({ event }) => event }, 'touchRecord'] },
      },
      states: {
        arriving: { always: [{ guard: 'hasFeed', target: 'reading' }, { target: 'known' }] },

        reading: {
          tags: 'busy',
          invoke: {
            id: 'fetchFeed',
            src: 'fetchFeed',
            input: ({ context }) => must(context.store).id,
            onDone: [
              { guard: hasFailed, target: 'unread', actions: logFault('the feed') },
              { target: 'known', actions: { type: 'setFeed', params: valueIn } },
            ],
          },
        },

        known: {},
        unread: { on: { 'retry.chosen': 'reading' } },
      },
    },
  },
})

export type StoreBesideActor = ActorRefFrom<typeof storeBesideMachine>
export type StoreBesideSnapshot = SnapshotFrom<typeof storeBesideMachine>
