import { type ActorRefFrom, assign, not, or, type SnapshotFrom, setup, stateIn } from 'xstate'
import { childOf, tellLater } from '../kernel/child.ts'
import type { ClockPort } from '../kernel/clock.ts'
import type { Failure } from '../kernel/failure.ts'
import type { Place } from '../kernel/routes.ts'
import type { PanelScreenInput, ScreenFact } from '../kernel/screen.ts'
import { type Trunk, tellTrunk } from '../kernel/trunk.ts'
import { showsDialog } from '../kit/claims/claims.ts'
import { valueIn, whenFailed } from '../kit/load/reading.domain.ts'
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
import type { EditorFact } from './editor.setup.ts'
import * as notes from './notes.domain.ts'
import { filledIn, knownOf, type Template } from './templates.domain.ts'

export type ArticlesEvent =
  | ScreenFact
  | EditorFact
  | { type: 'retry.chosen' }
  /** The article in the address is not opened yet. */
  | { type: 'article.missed' }
  | { type: 'template.chosen'; template: Template }
  | { type: 'preview.chosen' }
  | { type: 'writing.chosen' }
  | { type: 'products.chosen' }
  | { type: 'dialog.dismissed' }

type Fulfilled = Extract<EditorFact, { type: 'wish.fulfilled' }>

export interface ArticlesContext extends notes.Notes {
  trunk: Trunk
  clock: ClockPort
  supplier: Supplier | null
  /** The article that stands in the address. */
  openType: ArticleType | null
  /** What the list knows; `null` until it was read. */
  heads: readonly ArticleHead[] | null
  failure: Failure | null
  /** A required article that was published here; whether it was the last is not read yet. */
  due: ArticleHead | null
  /** Articles that were opened since the screen was; each goes on saving when another one is looked at. */
  opened: Partial<Record<ArticleType, ArticleActor>>
}

const celebrate = { guard: 'isFinished', target: 'finished' } as const
const hasDialog = or(['isAsked', stateIn({ aside: 'finished' })])
const typeIn = ({ search }: Place): ArticleType | null => articleIn(search ?? '')

/** The screen of the information articles: the list, and what is written in each of them. */
export const articlesMachine = setup({
  types: {
    input: {} as PanelScreenInput,
    context: {} as ArticlesContext,
    events: {} as ArticlesEvent,
    tags: {} as 'busy' | 'loading',
    children: {} as { [Type in ArticleType]: 'article' },
  },
  actors: {
    ...({} as Readings<Pick<ArticlesPort, 'fetchArticles'>>),
    article: articleMachine,
  },
  guards: {
    isOpen: ({ context }) => context.openType !== null,
    isAsked: ({ context }) => notes.isAsked(context),
    isAnother: ({ context }, place: Place) => typeIn(place) !== context.openType,
    isFinished: ({ context: { due, heads } }) => due !== null && isComplete(progressOf(heads ?? [])),
  },
  actions: {
    rememberPlace: assign((_, place: Place) => ({ openType: typeIn(place) })),
    rememberSupplier: assign((_, supplier: Supplier) => ({ supplier })),
    openArticle: assign(({ context: { trunk, clock, supplier, openType: of, opened }, self, spawn }) => {
      if (of === null || opened[of]) return {}
      const input = { trunk, clock, supplierId: supplier?.id ?? 0, owner: self, of }
      return { opened: { ...opened, [of]: spawn('article', { id: of, input }) } }
    }),
    openLater: ({ self }) => tellLater(self, { type: 'article.missed' }),
    rememberHeads: assign(({ context: { heads: known, due } }, read: readonly ArticleHead[]) => {
      const heads = readHeads(known ?? (due ? [due] : []), read)
      return { heads, failure: null, due: isComplete(progressOf(heads)) ? due : null }
    }),
    rememberDue: assign(({ context }, { fillsIn, article }: Fulfilled) => ({ due: fillsIn ? article : context.due })),
    forgetDue: assign({ due: null }),
    rememberHead: assign(({ context: { heads } }, news: ArticleHead) => ({ heads: heads && withHead(heads, news) })),
    setFailure: assign((_, failure: Failure) => ({ failure })),
    rememberWork: assign(({ context }, news: notes.WorkNoted) => notes.withWork(context, news)),
    rememberDialog: assign(({ context }, news: notes.DialogNoted) => notes.withDialog(context, news)),
    // What an editor asks comes before what is looked at: two dialogs never stand over each other.
    barTexts: ({ self }, { of, by, isOpen }: notes.DialogNoted) =>
      by === 'editor' && isOpen && childOf(self, of)?.send({ type: 'texts.barred' }),
    reportHeads: ({ context: { heads }, self }) => {
      for (const head of heads ?? []) childOf(self, head.type)?.send({ type: 'article.reported', head })
    },
    tellArticles: ({ self }, event: ArticleEvent) => {
      for (const type of articleTypes) childOf(self, type)?.send(event)
    },
    tellOpen: ({ context: { openType }, self }, event: ArticleEvent) =>
      openType && childOf(self, openType)?.send(event),
    tellTemplate: ({ context: { openType, supplier }, self }, template: Template) =>
      openType &&
      childOf(self, openType)?.send({ type: 'template.chosen', body: filledIn(template, knownOf(supplier)) }),
    tellTrunk,
  },
}).createMachine({
  id: 'articles',
  context: ({ input: { trunk, clock, place, supplier } }) => ({
    trunk,
    clock,
    supplier,
    openType: typeIn(place),
    heads: null,
    failure: null,
    due: null,
    opened: {},
    unsaved: [],
    dialogs: [],
  }),
  entry: 'openArticle',
  type: 'parallel',
  on: {
    'work.noted': { actions: { type: 'rememberWork', params: ({ event }) => event } },
    'dialog.noted': {
      actions: [
        { type: 'rememberDialog', params: ({ event }) => event },
        { type: 'barTexts', params: ({ event }) => event },
      ],
    },
    'work.discarded': { actions: { type: 'tellArticles', params: ({ event }) => event } },
    'supplier.learned': { actions: { type: 'rememberSupplier', params: ({ event }) => event.supplier } },
    'template.chosen': { actions: { type: 'tellTemplate', params: ({ event }) => event.template } },
    'article.missed': { actions: 'openArticle' },
    'article.learned': { actions: { type: 'rememberHead', params: ({ event }) => event.article } },
  },
  states: {
    list: {
      initial: 'reading',
      states: {
        reading: {
          tags: ['busy', 'loading'],
          invoke: {
            id: 'fetchArticles',
            src: 'fetchArticles',
            onDone: [
              whenFailed('failed', 'articles'),
              { target: 'shown', actions: [{ type: 'rememberHeads', params: valueIn }, 'reportHeads'] },
            ],
          },
        },

        shown: { on: { 'setup.learned': 'reading', 'tab.shown': 'reading' } },
        failed: { on: { 'retry.chosen': 'reading', 'setup.learned': 'reading', 'tab.shown': 'reading' } },
      },
    },

    aside: {
      initial: 'writing',
      on: {
        'place.refined': {
          guard: { type: 'isAnother', params: ({ event }) => event.place },
          target: '.writing',
          actions: [
            { type: 'tellOpen', params: { type: 'texts.barred' } },
            { type: 'rememberPlace', params: ({ event }) => event.place },
            'openLater',
          ],
        },
        'wish.fulfilled': {
          actions: [
            { type: 'rememberHead', params: ({ event }) => event.article },
            { type: 'rememberDue', params: ({ event }) => event },
          ],
        },
      },
      states: {
        writing: {
          always: celebrate,
          on: { 'preview.chosen': { guard: 'isOpen', target: 'previewing' } },
        },
        previewing: { always: celebrate, on: { 'writing.chosen': 'writing' } },

        finished: {
          entry: 'forgetDue',
          on: {
            'dialog.dismissed': 'writing',
            'products.chosen': {
              target: 'writing',
              actions: { type: 'tellTrunk', params: { type: 'place.wanted', place: { to: 'products-panel' } } },
            },
          },
        },
      },
    },

    dialog: {
      initial: 'none',
      states: {
        none: { always: { guard: hasDialog, target: 'open' } },
        open: { invoke: showsDialog, always: { guard: not(hasDialog), target: 'none' } },
      },
    },
  },
})

export type ArticlesActor = ActorRefFrom<typeof articlesMachine>
export type ArticlesSnapshot = SnapshotFrom<typeof articlesMachine>
