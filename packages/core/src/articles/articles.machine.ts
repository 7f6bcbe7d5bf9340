import { type ActorRefFrom, not, type SnapshotFrom } from 'xstate'
import { notifyFailure } from '../kernel/app-ref.ts'
import { showsDialog } from '../kit/claims/claims.ts'
import { valueIn, whenFailed } from '../kit/load/reading.domain.ts'
import { articlesSetup, hasDialog, typeIn } from './articles.setup.ts'
import { missingIn } from './batch.domain.ts'

const celebrate = { guard: 'isFinished', target: 'finished' } as const

/** The screen of the information articles: the list, and an actor for each opened article. */
export const articlesMachine = articlesSetup.createMachine({
  id: 'articles',
  context: ({ input: { app, clock, location, supplier } }) => ({
    app,
    clock,
    supplier,
    openType: typeIn(location),
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
    'edits.reported': { actions: { type: 'setWork', params: ({ event }) => event } },
    'dialog.reported': {
      actions: [
        { type: 'setDialog', params: ({ event }) => event },
        { type: 'barTexts', params: ({ event }) => event },
      ],
    },
    'edits.discarded': { actions: { type: 'sendToArticles', params: ({ event }) => event } },
    'supplier.updated': { actions: { type: 'setSupplier', params: ({ event }) => event.supplier } },
    'template.chosen': { actions: { type: 'sendToTemplate', params: ({ event }) => event.template } },
    'article.missed': { actions: 'openArticle' },
    'article.updated': { actions: { type: 'setHead', params: ({ event }) => event.article } },
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
              { target: 'shown', actions: [{ type: 'setHeads', params: valueIn }, 'reportHeads'] },
            ],
          },
        },

        shown: { on: { 'setup.loaded': 'reading', 'tab.shown': 'reading' } },
        failed: { on: { 'retry.chosen': 'reading', 'setup.loaded': 'reading', 'tab.shown': 'reading' } },
      },
    },

    aside: {
      initial: 'writing',
      on: {
        'query.changed': {
          guard: { type: 'isAnother', params: ({ event }) => event.location },
          target: '.writing',
          actions: [
            { type: 'sendToOpen', params: { type: 'texts.blocked' } },
            { type: 'setLocation', params: ({ event }) => event.location },
            'openLater',
          ],
        },
        'status.reached': {
          actions: [
            { type: 'setHead', params: ({ event }) => event.article },
            { type: 'setDue', params: ({ event }) => event },
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
          entry: 'clearDue',
          on: {
            'dialog.dismissed': 'writing',
            'product.chosen': {
              target: 'writing',
              actions: {
                type: 'notifyApp',
                params: { type: 'navigation.requested', location: { to: 'product-create' } },
              },
            },
            'products.chosen': {
              target: 'writing',
              actions: {
                type: 'notifyApp',
                params: { type: 'navigation.requested', location: { to: 'products-panel' } },
              },
            },
          },
        },
      },
    },

    // Several missing articles are offered together while none of them is open.
    batch: {
      initial: 'away',
      states: {
        away: { always: { guard: 'offersBatch', target: 'offered' } },
        offered: {
          invoke: {
            id: 'batch',
            src: 'batch',
            input: ({ context: { app, heads }, self }) => ({
              app,
              owner: self,
              types: missingIn(heads ?? []).map(({ type }) => type),
            }),
            onError: { target: 'away', actions: notifyFailure },
          },
          initial: 'idle',
          states: {
            idle: {
              always: { guard: 'isBatchOver', target: '#articles.batch.away' },
              on: { 'batch.begun': 'running' },
            },
            running: { on: { 'batch.ended': 'idle' } },
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
