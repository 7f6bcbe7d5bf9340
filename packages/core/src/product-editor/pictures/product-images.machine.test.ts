import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate'
import { imageFile } from '../../images/image.domain.ts'
import type { OpenedImageEvent } from '../../images/images.port.ts'
import { PortError } from '../../kernel/failure.ts'
import { linkedPictureMachine } from './linked-picture.machine.ts'
import { pictureMachine } from './picture.machine.ts'
import { mostUploads, orderIn, type PictureOrder } from './pictures.domain.ts'
import type { PictureLink, PictureUpload, PictureUploadEvent } from './pictures.port.ts'
import { productImagesMachine } from './product-images.machine.ts'
import type { StoredPicture } from './stored-pictures.domain.ts'

const png = new Uint8Array([
  0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 3, 32, 0, 0, 3, 32, 0,
])

type Outcome = 'done' | 'lost' | 'appliedThenLost' | 'stale'
const outcomes: readonly Outcome[] = ['done', 'lost', 'appliedThenLost', 'stale']

/** A server whose answers come when the test lets them, in any order, or never arrive. */
const openWorld = () => {
  let server: StoredPicture[] = []
  let version = 1
  let nextId = 1
  const pending: ((outcome: Outcome) => void)[] = []
  const stored = () => ({ version, pictures: [...server] })

  const answered = <Value>(act: () => Value, mayBeStale = false): Promise<Value> =>
    new Promise((resolve, reject) => {
      pending.push((outcome) => {
        try {
          const value = outcome === 'done' || outcome === 'appliedThenLost' ? act() : null
          if (outcome === 'done') return resolve(value as Value)
        } catch (error) {
          return reject(error)
        }
        const stale = { kind: 'refused', status: 409, texts: [], fields: {}, retryAfter: null } as const
        reject(new PortError(outcome === 'stale' && mayBeStale ? stale : { kind: 'unreachable' }))
      })
    })

  const store = (key: string, source: string | null = null): StoredPicture => {
    const known = server.find((one) => one.key === key)
    if (known) return known
    const picture = {
      id: String(nextId++),
      key,
      url: null,
      alt: '',
      size: null,
      state: source === null ? ('ready' as const) : ('processing' as const),
      source,
      error: null,
    }
    server = [...server, picture]
    version += 1
    return picture
  }

  /** The server has fetched a picture, or could not. */
  const fetched = (at: number, isThere: boolean) => {
    const processing = server.filter(({ state }) => state === 'processing')
    const one = processing[at % Math.max(1, processing.length)]
    if (!one) return
    const outcome = isThere ? ({ state: 'ready' } as const) : ({ state: 'failed', error: 'image_away' } as const)
    server = server.map((other) => (other === one ? { ...one, ...outcome } : other))
    version += 1
  }

  const uploads = { count: 0, most: 0 }
  const linkedPicture = linkedPictureMachine.provide({
    actors: {
      linkPicture: fromPromise<StoredPicture, PictureLink>(({ input }) =>
        answered(() => store(input.key, input.source)),
      ),
    },
  })
  const picture = pictureMachine.provide({
    actors: {
      inspectImage: fromPromise(async () => ({ bytes: 100, declared: 'image/png', head: png })) as never,
      openImage: fromCallback<OpenedImageEvent, never>(() => {}) as never,
      uploadPicture: fromCallback<PictureUploadEvent, PictureUpload>(({ sendBack, input }) => {
        let isOver = false
        uploads.count += 1
        uploads.most = Math.max(uploads.most, uploads.count)
        pending.push((outcome) => {
          // An aborted upload may have reached the server.
          const found = outcome === 'lost' || outcome === 'stale' ? null : store(input.key)
          if (isOver) return
          if (found && outcome === 'done') sendBack({ type: 'picture.stored', picture: found })
          else sendBack({ type: 'upload.failed', failure: { kind: 'unreachable' } })
        })
        return () => {
          isOver = true
          uploads.count -= 1
        }
      }) as never,
    },
  })
  const machine = productImagesMachine.provide({
    actors: {
      picture,
      linkedPicture,
      fetchPictures: fromPromise(() => answered(stored)) as never,
      removePicture: fromPromise<void, { id: string }>(({ input }) =>
        answered(() => {
          server = server.filter(({ id }) => id !== input.id)
          version += 1
        }),
      ) as never,
      orderPictures: fromPromise<ReturnType<typeof stored>, { pictures: readonly PictureOrder[]; version: number }>(
        ({ input }) =>
          answered(() => {
            if (input.version !== version)
              throw new PortError({ kind: 'refused', status: 409, texts: [], fields: {}, retryAfter: null })
            const named = input.pictures.flatMap(({ id, alt }) => {
              const one = server.find((known) => known.id === id)
              return one ? [{ ...one, alt }] : []
            })
            server = [...named, ...server.filter(({ id }) => named.every((one) => one.id !== id))]
            version += 1
            return stored()
          }, true),
      ) as never,
    },
  })
  const clock = new SimulatedClock()
  let key = 0
  const actor = createActor(machine, {
    clock,
    input: {
      app: { send: () => {} },
      ids: { next: () => `key-${key++}` },
      owner: { send: () => {} },
      product: '1',
      stored: stored(),
    },
  }).start()
  const settle = () => new Promise(setImmediate)
  const answer = async (at: number, outcome: Outcome) => {
    const [one] = pending.splice(at % Math.max(1, pending.length), 1)
    one?.(outcome)
    await settle()
  }
  /** Lets everything end well, however long it takes. */
  const heal = async () => {
    for (let turn = 0; turn < 400; turn += 1) {
      await settle()
      while (pending.length > 0) await answer(0, 'done')
      while (server.some(({ state }) => state === 'processing')) fetched(0, true)
      const { pictures } = actor.getSnapshot().context
      for (const one of pictures) if (one.state === 'failed') actor.send({ type: 'picture.retried', key: one.key })
      clock.increment(10_000)
    }
  }
  return { actor, clock, answer, fetched, heal, settle, uploads, server: () => server }
}

const step = fc.oneof(
  fc.record({ do: fc.constant('add' as const), count: fc.integer({ min: 1, max: 6 }) }),
  fc.record({ do: fc.constant('link' as const), count: fc.integer({ min: 1, max: 4 }) }),
  fc.record({ do: fc.constant('fetched' as const), at: fc.nat(14), isThere: fc.boolean() }),
  fc.record({ do: fc.constant('move' as const), at: fc.nat(14), to: fc.nat(14) }),
  fc.record({ do: fc.constant('remove' as const), at: fc.nat(14) }),
  fc.record({ do: fc.constant('describe' as const), at: fc.nat(14) }),
  fc.record({ do: fc.constant('retry' as const), at: fc.nat(14) }),
  fc.record({ do: fc.constant('answer' as const), at: fc.nat(20), outcome: fc.constantFrom(...outcomes) }),
  fc.record({ do: fc.constant('wait' as const), ms: fc.constantFrom(100, 700, 6000) }),
)

/** The second of two pictures comes to the server first, and its answer is lost. */
const storedUnawares = [
  { do: 'add', count: 2 },
  { do: 'answer', at: 1, outcome: 'appliedThenLost' },
  { do: 'answer', at: 0, outcome: 'done' },
] satisfies readonly (typeof step extends fc.Arbitrary<infer Step> ? Step : never)[]

test('any interleaving of files, addresses, permutation, failure, retry and removal ends in the shown order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 30 }), async (steps) => {
      const { actor, clock, answer, fetched, heal, settle, uploads, server } = openWorld()
      let links = 0
      const keyAt = (at: number) => {
        const { pictures } = actor.getSnapshot().context
        return pictures[at % Math.max(1, pictures.length)]?.key ?? ''
      }
      for (const one of steps) {
        if (one.do === 'add')
          actor.send({ type: 'files.chosen', files: Array.from({ length: one.count }, () => imageFile({})) })
        if (one.do === 'link') {
          const addresses = Array.from({ length: one.count }, () => `https://shop.test/${links++}.jpg`)
          actor.send({ type: 'addresses.taken', addresses })
        }
        if (one.do === 'fetched') fetched(one.at, one.isThere)
        if (one.do === 'move') actor.send({ type: 'picture.moved', key: keyAt(one.at), to: one.to })
        if (one.do === 'remove') actor.send({ type: 'picture.removed', key: keyAt(one.at) })
        if (one.do === 'describe') actor.send({ type: 'picture.described', key: keyAt(one.at), alt: `alt ${one.at}` })
        if (one.do === 'retry') actor.send({ type: 'picture.retried', key: keyAt(one.at) })
        if (one.do === 'answer') await answer(one.at, one.outcome)
        if (one.do === 'wait') clock.increment(one.ms)
        await settle()
      }
      // An address that is tried again is another picture with the same address.
      const shown = () => actor.getSnapshot().context.pictures.map(({ key, source }) => source ?? key)
      const wished = shown()
      await heal()
      const { pictures, doomed } = actor.getSnapshot().context
      expect(shown()).toEqual(wished)
      expect(pictures.every(({ state }) => state === 'stored')).toBe(true)
      expect(doomed).toEqual([])
      expect(server().map(({ id, alt }) => ({ id, alt }))).toEqual(orderIn(pictures))
      expect(uploads.most).toBeLessThanOrEqual(mostUploads)
      actor.stop()
    }),
    { numRuns: 300, examples: [[storedUnawares]] },
  )
}, 60_000)

test('a reading that began before an upload ended does not remove the picture, a later one without it does', async () => {
  const { actor, heal, server } = openWorld()
  const shown = () => actor.getSnapshot().context.pictures.length
  actor.send({ type: 'files.chosen', files: [imageFile({})] })
  await heal()
  actor.send({ type: 'pictures.reported', stored: { version: 1, pictures: [] } })
  expect(shown()).toBe(1)
  await heal()
  actor.send({ type: 'pictures.reported', stored: { version: 2, pictures: server() } })
  expect(shown()).toBe(1)
  actor.send({ type: 'pictures.reported', stored: { version: 3, pictures: [] } })
  expect(shown()).toBe(0)
  actor.stop()
})
