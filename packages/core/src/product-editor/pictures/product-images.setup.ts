import { assign, setup, stopChild } from 'xstate'
import type { ImageFile } from '../../images/image.domain.ts'
import { type AppRef, notifyApp } from '../../kernel/app-ref.ts'
import { childOf, sendLater } from '../../kernel/child.ts'
import { type Failure, isUnclear } from '../../kernel/failure.ts'
import type { IdsPort } from '../../kernel/ids.ts'
import type { Message } from '../../kernel/message.ts'
import { must } from '../../kernel/must.ts'
import type { PortActors } from '../../kernel/port.ts'
import { linkedPictureMachine } from './linked-picture.machine.ts'
import { pictureMachine } from './picture.machine.ts'
import type { PictureTold } from './picture.setup.ts'
import type { AddressesTaken } from './picture-addresses.machine.ts'
import * as rules from './pictures.domain.ts'
import type { PicturesPort, StoredPictures } from './pictures.port.ts'
import { type StoredPicture, toldOf, withStored } from './stored-pictures.domain.ts'

export type ImagesEvent =
  | { type: 'files.chosen'; files: readonly ImageFile[] }
  | { type: 'picture.moved'; key: string; to: number }
  | { type: 'picture.described'; key: string; alt: string }
  | { type: 'picture.removed'; key: string }
  | { type: 'picture.retried'; key: string }
  | { type: 'retry.chosen' }
  | { type: 'refresh.requested' }
  | AddressesTaken
  /** The product was loaded again. */
  | { type: 'pictures.reported'; stored: StoredPictures }
  | PictureTold

/** Sent to the owner after each change: which pictures the product has. */
export interface PicturesChanged {
  readonly type: 'pictures.changed'
  readonly pictures: readonly rules.Picture[]
}

export interface ImagesInput {
  readonly app: AppRef
  readonly ids: IdsPort
  readonly owner: { send(event: PicturesChanged): void }
  readonly product: string
  readonly stored: StoredPictures
}

export interface ImagesContext extends Omit<ImagesInput, 'stored'> {
  pictures: readonly rules.Picture[]
  /** Uploaded here, and in no reading yet: a reading that began before the upload ended does not remove them. */
  unread: readonly string[]
  /** Keys of uploads that failed: one that was stored all the same has a place on the server that nobody here knows. */
  unplaced: readonly string[]
  /** The order of the server, as known. */
  known: readonly rules.PictureOrder[]
  version: number
  /** Ids that are to be removed from the server, in order. */
  doomed: readonly string[]
  /** Keys of pictures that were removed while they were sent; one that was stored all the same is removed too. */
  dropped: readonly string[]
  /** A picture was removed whose upload may still arrive, so the server is asked once more. */
  isUnswept: boolean
  /** How often in a row the server was asked for the pictures that it fetches. */
  looks: number
  /** The pictures that may be sent now. */
  turns: readonly string[]
  message: Message | null
  failure: Failure | null
}

const childName = (key: string): string => `picture-${key}`

const orderOf = (stored: readonly StoredPicture[]): readonly rules.PictureOrder[] =>
  stored.map(({ id, alt }) => ({ id, alt }))

/** After so many the pictures that are still fetched wait for an event about the product. */
const mostLooks = 30

const isFetching = ({ pictures }: Pick<ImagesContext, 'pictures'>): boolean =>
  pictures.some(({ state }) => state === 'fetching')

export const imagesSetup = setup({
  types: {
    input: {} as ImagesInput,
    context: {} as ImagesContext,
    events: {} as ImagesEvent,
    tags: {} as 'busy',
  },
  actors: {
    ...({} as PortActors<Pick<PicturesPort, 'fetchPictures' | 'orderPictures' | 'removePicture'>>),
    picture: pictureMachine,
    linkedPicture: linkedPictureMachine,
  },
  guards: {
    isUnswept: ({ context }) => context.isUnswept,
    mayLook: ({ context }) => context.looks < mostLooks && isFetching(context),
    isFetched: ({ context }) => !isFetching(context),
    mayLinkAgain: ({ context }, key: string) =>
      context.pictures.some((one) => one.key === key && one.id !== null && one.source !== null),
    isDoomed: ({ context }) => context.doomed.length > 0,
    isOutOfOrder: ({ context: { pictures, known } }) => rules.isOutOfOrder(pictures, known),
    isStale: (_, failure: Failure) => failure.kind === 'refused' && failure.status === 409,
    isUnclear: (_, failure: Failure) => isUnclear(failure),
  },
  actions: {
    addFiles: assign(({ context, spawn, self }, files: readonly ImageFile[]) => {
      const { app, ids, pictures, product } = context
      const taken = files.slice(0, rules.placesLeft(pictures)).map((file) => ({ key: ids.next(), file }))
      for (const { key, file } of taken)
        spawn('picture', { id: childName(key), input: { app, owner: self, product, key, file } })
      return {
        pictures: [...pictures, ...taken.map(({ key, file }) => rules.chosenPicture(key, file))],
        message:
          taken.length < files.length
            ? ({ key: 'productEditor.tooManyPictures', values: { max: rules.mostPictures } } as const)
            : null,
      }
    }),
    addLinks: assign(({ context, spawn, self }, addresses: readonly string[]) => {
      const { ids, pictures, product } = context
      const links = addresses.slice(0, rules.placesLeft(pictures)).map((source) => ({ key: ids.next(), source }))
      for (const link of links)
        spawn('linkedPicture', { id: childName(link.key), input: { owner: self, product, ...link } })
      return { pictures: [...pictures, ...links.map(({ key, source }) => rules.linkedPicture(key, source))] }
    }),
    // The server keeps what it could not fetch, so a new picture takes its place.
    linkAgain: assign(({ context, spawn, self }, old: string) => {
      const { ids, pictures, product, doomed } = context
      const { id, source, alt } = must(pictures.find(({ key }) => key === old))
      const link = { key: ids.next(), source: must(source) }
      spawn('linkedPicture', { id: childName(link.key), input: { owner: self, product, ...link } })
      return {
        pictures: pictures.map((one) => (one.key === old ? rules.linkedPicture(link.key, link.source, alt) : one)),
        doomed: [...doomed, must(id)],
      }
    }),
    clearLooks: assign({ looks: 0 }),
    countLook: assign(({ context }) => ({ looks: context.looks + 1 })),
    applyChange: assign(({ context }, { key, change }: Extract<PictureTold, { type: 'picture.changed' }>) => ({
      pictures: rules.changed(context.pictures, key, change),
      unplaced: change.state === 'failed' ? [...context.unplaced, key] : context.unplaced,
    })),
    setUploaded: assign(({ context }, { key, picture }: Extract<PictureTold, { type: 'picture.uploaded' }>) => {
      const { pictures, known, doomed, unplaced } = context
      const isLast = known.every(({ id }) => id !== picture.id) && !unplaced.includes(key)
      const twin = pictures.find((one) => one.id === picture.id && one.key !== key)
      const order = isLast ? [...known, { id: picture.id, alt: picture.alt }] : known
      // The same file twice is one picture on the server; the first one keeps its place.
      if (twin) return { pictures: pictures.filter((one) => one.key !== key), known: order, doomed }
      return {
        pictures: rules.changed(pictures, key, toldOf(picture)),
        looks: 0,
        known: order,
        doomed,
        unread: [...context.unread, picture.id],
      }
    }),
    move: assign(({ context }, { key, to }: { key: string; to: number }) => ({
      pictures: rules.movedTo(context.pictures, key, to),
    })),
    describe: assign(({ context }, { key, alt }: { key: string; alt: string }) => ({
      pictures: rules.changed(context.pictures, key, { alt }),
    })),
    stopPicture: stopChild((_, key: string) => childName(key)),
    remove: assign(({ context: { pictures, doomed, dropped, isUnswept } }, key: string) => {
      const { id = null, state } = pictures.find((one) => one.key === key) ?? {}
      return {
        pictures: pictures.filter((one) => one.key !== key),
        doomed: id === null || doomed.includes(id) ? doomed : [...doomed, id],
        dropped: id === null ? [...dropped, key] : dropped,
        isUnswept: isUnswept || (id === null && state !== 'checking' && state !== 'refused'),
        message: null,
      }
    }),
    setRemoved: assign(({ context: { doomed, known } }) => ({
      doomed: doomed.slice(1),
      known: known.filter(({ id }) => id !== doomed[0]),
    })),
    // The server refuses to remove it, so it is shown again.
    giveBack: assign(({ context: { doomed } }) => ({
      doomed: doomed.slice(1),
      message: { key: 'productEditor.pictureNotRemoved' } as const,
    })),
    setStored: assign(({ context }, { version, pictures: stored }: StoredPictures) => {
      const { pictures, doomed, dropped } = context
      const unread = context.unread.filter((id) => stored.every((one) => one.id !== id))
      const late = stored.filter(({ key }) => key !== null && dropped.includes(key)).map(({ id }) => id)
      const removed = [...new Set([...doomed, ...late])]
      return {
        version,
        known: orderOf(stored),
        doomed: removed,
        unread,
        pictures: withStored(pictures, stored, removed, unread),
        failure: null,
      }
    }),
    setUnswept: assign((_, isUnswept: boolean) => ({ isUnswept })),
    setFailure: assign((_, failure: Failure | null) => ({ failure })),
    // They count as sending at once, so that no place is given twice.
    setTurns: assign(({ context: { pictures } }) => {
      const turns = rules.turnsIn(pictures)
      return { turns, pictures: turns.reduce((all, key) => rules.changed(all, key, { state: 'sending' }), pictures) }
    }),
    giveTurns: ({ context, self }) => {
      for (const key of context.turns) sendLater(childOf(self, childName(key)), { type: 'turn.given' })
    },
    retryPicture: ({ self }, key: string) => sendLater(childOf(self, childName(key)), { type: 'retry.chosen' }),
    notifyOwner: ({ context: { owner, pictures } }) => owner.send({ type: 'pictures.changed', pictures }),
    notifyApp,
  },
  delays: {
    changesPause: 600,
    lateUploadsEnd: 10_000,
    pauseEnds: 5000,
    lookPauses: ({ context }) => Math.min(15_000, 2000 * 2 ** context.looks),
  },
})

/** The first picture that is to be removed. */
export const nextDoomed = ({ product, doomed }: ImagesContext) => ({ product, id: must(doomed[0]) })
