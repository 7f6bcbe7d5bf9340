import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { notifyFailure } from '../kernel/app-ref.ts'
import { must } from '../kernel/must.ts'
import { writes } from '../kit/claims/claims.ts'
import { hasFailed, logFault, valueIn, whenFailed } from '../kit/load/reading.domain.ts'
import { searchIn } from './categories.domain.ts'
import { guessIn } from './guess.domain.ts'
import { pickerStart } from './picker.domain.ts'
import { chosenIn, pickerSetup } from './picker.setup.ts'
import { place } from './picker-place.setup.ts'

/** The words of a link are in no category, so they are not searched for. */
const look = [{ guard: 'isLink', target: 'guessing' }, { target: 'reading' }] as const

/**
 * Chooses a leaf of the categories: in a tree whose branches are read when they open, or by a search. It sends
 * `category.picked` to its owner. A newer search aborts the request of the older one, whose results can be seen, but
 * not chosen, until the new ones come.
 */
export const categoryPickerMachine = pickerSetup.createMachine({
  id: 'categoryPicker',
  context: ({ input }) => pickerStart(input),
  entry: 'readRoot',
  invoke: {
    id: 'lists',
    src: 'lists',
    input: ({ context: { app }, self }) => ({ app, owner: self, subject: 'lists of categories' }),
    onError: { actions: notifyFailure },
  },
  type: 'parallel',
  on: {
    'branch.read': { actions: { type: 'setBranch', params: ({ event }) => event } },
    'branch.failed': { actions: { type: 'setBranchFailure', params: ({ event }) => event } },
    'value.read': { actions: { type: 'setLists', params: ({ event }) => event.value } },
    'row.activated': { actions: [{ type: 'activate', params: ({ event }) => event.id }, 'tellPlace'] },
    'branch.toggled': {
      actions: [
        { type: 'activate', params: ({ event }) => event.id },
        { type: 'toggle', params: ({ event }) => event.id },
        'readExpanded',
        'tellPlace',
      ],
    },
    'key.pressed': [
      {
        guard: { type: 'opensOrCloses', params: ({ event }) => event.key },
        actions: [{ type: 'pressKey', params: ({ event }) => event.key }, 'readExpanded', 'tellPlace'],
      },
      { actions: [{ type: 'pressKey', params: ({ event }) => event.key }, 'readExpanded'] },
    ],
    'category.chosen': [
      {
        guard: { type: 'isLeaf', params: chosenIn },
        // The place first: whoever comes back to this page finds it there.
        actions: [{ type: 'choose', params: chosenIn }, 'tellPlace', { type: 'notifyOwner', params: chosenIn }],
      },
      {
        guard: { type: 'isBranch', params: chosenIn },
        actions: [{ type: 'refuse', params: chosenIn }, 'readExpanded', 'tellPlace'],
      },
    ],
    'branch.retried': {
      actions: [
        { type: 'setBranchFailure', params: ({ event }) => ({ id: event.id, failure: null }) },
        { type: 'readAgain', params: ({ event }) => event.id },
      ],
    },
    'list.chosen': { actions: [{ type: 'setList', params: ({ event }) => event.list }, 'tellPlace'] },
    'favourite.toggled': { actions: { type: 'toggleFavourite', params: ({ event }) => event.id } },
    'refresh.requested': { actions: 'readAllAgain' },
  },
  states: {
    search: {
      initial: 'arriving',
      on: {
        'search.typed': [
          {
            guard: { type: 'isShort', params: ({ event }) => event.text },
            target: '.none',
            actions: [{ type: 'setSearch', params: ({ event }) => event.text }, 'clearFound', 'tellPlace'],
          },
          {
            guard: { type: 'isAnother', params: ({ event }) => event.text },
            target: '.typing',
            actions: { type: 'setSearch', params: ({ event }) => event.text },
          },
          { actions: { type: 'setSearch', params: ({ event }) => event.text } },
        ],
      },
      states: {
        arriving: { always: [{ guard: 'isUnsearched', target: 'none' }, ...look] },
        none: {},
        typing: {
          tags: 'loading',
          after: {
            searchPause: [
              { ...look[0], actions: 'tellPlace' },
              { ...look[1], actions: 'tellPlace' },
            ],
          },
          on: { 'category.chosen': {} },
        },
        reading: {
          tags: ['busy', 'loading'],
          on: { 'category.chosen': {} },
          invoke: {
            id: 'searchLeaves',
            src: 'searchLeaves',
            input: ({ context }) => must(searchIn(context.search)),
            onDone: [
              whenFailed('failed', 'categories'),
              { guard: { type: 'isTitle', params: valueIn }, target: 'guessing' },
              { target: 'found', actions: { type: 'setFound', params: valueIn } },
            ],
          },
        },
        // The words of a title or of a link are in no category together; the server ranks those that have some of them.
        guessing: {
          tags: ['busy', 'loading'],
          on: { 'category.chosen': {} },
          invoke: {
            id: 'guessLeaves',
            src: 'guessLeaves',
            input: ({ context }) => must(guessIn(context.search)),
            onDone: [
              whenFailed('failed', 'categories'),
              { target: 'found', actions: { type: 'setGuess', params: valueIn } },
            ],
          },
        },
        found: {},
        failed: { on: { 'retry.chosen': look } },
      },
    },

    letters: {
      initial: 'none',
      on: {
        'letter.typed': { target: '.typing', actions: { type: 'typeLetter', params: ({ event }) => event.letter } },
      },
      states: {
        none: {},
        typing: { after: { lettersPause: { target: 'none', actions: 'clearLetters' } } },
      },
    },

    favourites: {
      initial: 'saved',
      states: {
        saved: { always: { guard: 'hasPending', target: 'saving' } },
        saving: {
          tags: 'busy',
          invoke: [
            writes,
            {
              id: 'markFavourite',
              src: 'markFavourite',
              input: ({ context }) => must(context.pending[0]),
              onDone: { target: 'saved', actions: ['keepFavourite', 'dropPending', 'readLists'] },
              onError: { target: 'saved', actions: ['dropPending', notifyFailure, 'readLists'] },
            },
          ],
        },
      },
    },

    chosen: {
      initial: 'arriving',
      states: {
        arriving: { always: [{ guard: 'wasChosen', target: 'reading' }, { target: 'known' }] },
        reading: {
          tags: 'busy',
          invoke: {
            id: 'fetchCategory',
            src: 'fetchCategory',
            input: ({ context }) => must(context.chosen),
            onDone: [
              { guard: hasFailed, target: 'unknown', actions: logFault('category') },
              {
                target: 'known',
                actions: [{ type: 'setCurrent', params: valueIn }, { type: 'reveal', params: valueIn }, 'readExpanded'],
              },
            ],
          },
        },
        known: {},
        unknown: {},
      },
    },

    place,
  },
})

export type CategoryPickerActor = ActorRefFrom<typeof categoryPickerMachine>
export type CategoryPickerSnapshot = SnapshotFrom<typeof categoryPickerMachine>
