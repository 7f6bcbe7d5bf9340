import { assign, or, setup, stateIn } from 'xstate'
import { type AppRef, notifyApp } from '../kernel/app-ref.ts'
import { childOf, sendLater } from '../kernel/child.ts'
import type { ClockPort } from '../kernel/clock.ts'
import type { Failure } from '../kernel/failure.ts'
import type { Location } from '../kernel/routes.ts'
import type { PanelScreenInput, ScreenEvent } from '../kernel/screen.ts'
import type { Readings } from '../kit/load/reading.machine.ts'
import type { Supplier } from '../session/session.domain.ts'
import { type ArticleActor, type ArticleEvent, articleMachine } from './article.machine.ts'
import {
  type ArticleHead,
  type ArticleType,
  articleIn,
  articleTypes,
  isComplete,
  progressOf,
  readHeads,
  withHead,
} from './articles.domain.ts'
import type { ArticlesPort } from './articles.port.ts'
import { missingIn } from './batch.domain.ts'
import { type BatchTold, batchMachine } from './batch.machine.ts'
import { filledIn, knownOf, type Template } from './body/templates.domain.ts'
import type { EditorOutput } from './editor.setup.ts'
import * as notes from './notes.domain.ts'

export type ArticlesEvent =
  | ScreenEvent
  | EditorOutput
  | BatchTold
  | { type: 'retry.chosen' }
  /** Opens the article in the address unless it is open; the machine sends it to itself when the address changes. */
  | { type: 'article.missed' }
  | { type: 'template.chosen'; template: Template }
  | { type: 'preview.chosen' }
  | { type: 'writing.chosen' }
  | { type: 'products.chosen' }
  | { type: 'product.chosen' }
  | { type: 'dialog.dismissed' }

type Fulfilled = Extract<EditorOutput, { type: 'status.reached' }>

export interface ArticlesContext extends notes.Notes {
  app: AppRef
  clock: ClockPort
  supplier: Supplier | null
  /** The article that the address names. */
  openType: ArticleType | null
  /** The articles of the list; `null` until it is loaded. */
  heads: readonly ArticleHead[] | null
  failure: Failure | null
  /** A required article that was published here, until a loaded list shows whether it was the last one missing. */
  due: ArticleHead | null
  /** The actors of articles opened since the screen started; each keeps saving while another one is shown. */
  opened: Partial<Record<ArticleType, ArticleActor>>
}

export const hasDialog = or(['isAsked', stateIn({ aside: 'finished' })])
export const typeIn = ({ search }: Location): ArticleType | null => articleIn(search ?? '')

/** Actors, guards and actions of the information articles. */
export const articlesSetup = setup({
  types: {
    input: {} as PanelScreenInput,
    context: {} as ArticlesContext,
    events: {} as ArticlesEvent,
    tags: {} as 'busy' | 'loading',
    children: {} as { [Type in ArticleType]: 'article' } & { batch: 'batch' },
  },
  actors: {
    ...({} as Readings<Pick<ArticlesPort, 'fetchArticles'>>),
    article: articleMachine,
    batch: batchMachine,
  },
  guards: {
    isOpen: ({ context }) => context.openType !== null,
    isAsked: ({ context }) => notes.isAsked(context),
    isAnother: ({ context }, location: Location) => typeIn(location) !== context.openType,
    /** Several required articles are missing, and nothing is being written. */
    offersBatch: ({ context: { heads, openType, unsaved } }) => {
      const missing = missingIn(heads ?? [])
      return openType === null && missing.length > 1 && !missing.some(({ type }) => unsaved.includes(type))
    },
    isBatchOver: ({ context: { heads, openType } }) => openType !== null || missingIn(heads ?? []).length === 0,
    isFinished: ({ context: { due, heads } }) => due !== null && isComplete(progressOf(heads ?? [])),
  },
  actions: {
    setLocation: assign((_, location: Location) => ({ openType: typeIn(location) })),
    setSupplier: assign((_, supplier: Supplier) => ({ supplier })),
    openArticle: assign(({ context: { app, clock, supplier, openType: of, opened }, self, spawn }) => {
      if (of === null || opened[of]) return {}
      const input = { app, clock, supplierId: supplier?.id ?? 0, owner: self, of }
      return { opened: { ...opened, [of]: spawn('article', { id: of, input }) } }
    }),
    openLater: ({ self }) => sendLater(self, { type: 'article.missed' }),
    setHeads: assign(({ context: { heads: known, due } }, read: readonly ArticleHead[]) => {
      const heads = readHeads(known ?? (due ? [due] : []), read)
      return { heads, failure: null, due: isComplete(progressOf(heads)) ? due : null }
    }),
    setDue: assign(({ context }, { fillsIn, article }: Fulfilled) => ({ due: fillsIn ? article : context.due })),
    clearDue: assign({ due: null }),
    setHead: assign(({ context: { heads } }, events: ArticleHead) => ({ heads: heads && withHead(heads, events) })),
    setFailure: assign((_, failure: Failure) => ({ failure })),
    setWork: assign(({ context }, events: notes.WorkNoted) => notes.withWork(context, events)),
    setDialog: assign(({ context }, events: notes.DialogNoted) => notes.withDialog(context, events)),
    // Two dialogs must not be open at once: a dialog of the editor closes the dialog of other texts.
    barTexts: ({ self }, { of, by, isOpen }: notes.DialogNoted) =>
      by === 'editor' && isOpen && childOf(self, of)?.send({ type: 'texts.blocked' }),
    reportHeads: ({ context: { heads }, self }) => {
      for (const head of heads ?? []) childOf(self, head.type)?.send({ type: 'article.reported', head })
    },
    sendToArticles: ({ self }, event: ArticleEvent) => {
      for (const type of articleTypes) childOf(self, type)?.send(event)
    },
    sendToOpen: ({ context: { openType }, self }, event: ArticleEvent) =>
      openType && childOf(self, openType)?.send(event),
    sendToTemplate: ({ context: { openType, supplier }, self }, template: Template) =>
      openType &&
      childOf(self, openType)?.send({ type: 'template.chosen', body: filledIn(template, knownOf(supplier)) }),
    notifyApp,
  },
})
