import { assign, setup } from 'xstate'
import { notifyApp } from '../kernel/app-ref.ts'
import { childOf } from '../kernel/child.ts'
import type { Failure } from '../kernel/failure.ts'
import { must } from '../kernel/must.ts'
import type { PortActors } from '../kernel/port.ts'
import { type LoadMachine, loadMachine, type ValueRead } from '../kit/load/load.machine.ts'
import type { Readings } from '../kit/load/reading.machine.ts'
import { type BranchRead, branchMachine } from './branch.machine.ts'
import { type Category, type PickerList, root, type Shortlists, searchIn } from './categories.domain.ts'
import type { CategoriesPort } from './categories.port.ts'
import { guessIn, isLink, mayBeTitle } from './guess.domain.ts'
import { categoryOf, type PickerContext, type PickerInput, shownRows } from './picker.domain.ts'
import { placeOf, revealed } from './picker-place.domain.ts'
import { keyOutcome, rowBeginningWith, type TreeKey } from './tree.domain.ts'

export type PickerEvent =
  | { type: 'branch.toggled'; id: string }
  | { type: 'row.activated'; id: string }
  | { type: 'key.pressed'; key: TreeKey }
  | { type: 'letter.typed'; letter: string }
  | { type: 'search.typed'; text: string }
  | { type: 'list.chosen'; list: PickerList }
  /** Without an id, the active row. */
  | { type: 'category.chosen'; id?: string }
  | { type: 'favourite.toggled'; id: string }
  | { type: 'branch.retried'; id: string }
  /** The search that failed is sent again. */
  | { type: 'retry.chosen' }
  | { type: 'refresh.requested' }
  | BranchRead
  | ValueRead<Shortlists>

const toggledIn = (expanded: readonly string[], id: string): readonly string[] =>
  expanded.includes(id) ? expanded.filter((one) => one !== id) : [...expanded, id]

const idOf = (branch: string) => `branch-${branch}`

/** Actors, guards and actions of the picker of a category. */
export const pickerSetup = setup({
  types: {
    input: {} as PickerInput,
    context: {} as PickerContext,
    events: {} as PickerEvent,
    tags: {} as 'busy' | 'loading',
    children: {} as { lists: 'lists' },
  },
  actors: {
    ...({} as Readings<Pick<CategoriesPort, 'searchLeaves' | 'guessLeaves' | 'fetchCategory'>>),
    ...({} as Pick<PortActors<CategoriesPort>, 'markFavourite'>),
    branch: branchMachine,
    lists: loadMachine as unknown as LoadMachine<Shortlists>,
  },
  // One search for a typed word, and letters typed in one go belong together.
  delays: { searchPause: 300, lettersPause: 700 },
  guards: {
    isAnother: ({ context }, text: string) => searchIn(context.search) !== searchIn(text),
    isShort: (_, text: string) => searchIn(text) === null,
    isLink: ({ context }) => isLink(context.search) && guessIn(context.search) !== null,
    isTitle: ({ context }, found: readonly Category[]) => found.length === 0 && mayBeTitle(context.search),
    isLeaf: ({ context }, id: string | null) => id !== null && categoryOf(context, id)?.isLeaf === true,
    isBranch: ({ context }, id: string | null) => id !== null && categoryOf(context, id)?.isLeaf === false,
    wasChosen: ({ context }) => context.chosen !== null,
    hasPlace: ({ context }) => context.place.at !== null,
    isUnsearched: ({ context }) => searchIn(context.search) === null,
    opensOrCloses: (_, key: TreeKey) => key === 'ArrowRight' || key === 'ArrowLeft',
    hasPending: ({ context }) => context.pending.length > 0,
  },
  actions: {
    setBranch: assign(({ context: { branches } }, { id, children }: { id: string; children: readonly Category[] }) => ({
      branches: { ...branches, [id]: { children, failure: null } },
    })),
    setBranchFailure: assign(({ context: { branches } }, { id, failure }: { id: string; failure: Failure | null }) => ({
      branches: { ...branches, [id]: { children: branches[id]?.children ?? null, failure } },
    })),
    readRoot: assign(({ context: { app }, self, spawn }) => {
      spawn('branch', { id: idOf(root), input: { app, owner: self, id: root } })
      return {}
    }),
    toggle: assign(({ context: { expanded } }, id: string) => ({ expanded: toggledIn(expanded, id) })),
    // A branch is read when it opens for the first time, and stays in the tree when it is closed.
    readExpanded: assign(({ context: { app, branches, expanded }, self, spawn }) => {
      const added = expanded.filter((id) => branches[id] === undefined)
      for (const id of added) spawn('branch', { id: idOf(id), input: { app, owner: self, id } })
      return { branches: { ...branches, ...Object.fromEntries(added.map((id) => [id, unread])) } }
    }),
    readAgain: ({ self }, id: string) => childOf(self, idOf(id))?.send({ type: 'refresh.requested' }),
    readAllAgain: ({ context: { branches }, self }) => {
      for (const id of Object.keys(branches)) childOf(self, idOf(id))?.send({ type: 'refresh.requested' })
      childOf(self, 'lists')?.send({ type: 'refresh.requested' })
    },
    readLists: ({ self }) => childOf(self, 'lists')?.send({ type: 'refresh.requested' }),
    setLists: assign((_, lists: Shortlists) => ({ lists })),
    activate: assign((_, active: string) => ({ active, refused: null })),
    pressKey: assign(({ context }, key: TreeKey) => {
      const { active = context.active, toggled } = keyOutcome(shownRows(context), context.active, key)
      return {
        active,
        refused: null,
        ...(toggled !== undefined && { expanded: toggledIn(context.expanded, toggled) }),
      }
    }),
    typeLetter: assign(({ context }, letter: string) => {
      const letters = context.letters + letter
      return { letters, active: rowBeginningWith(shownRows(context), context.active, letters) ?? context.active }
    }),
    clearLetters: assign({ letters: '' }),
    setSearch: assign((_, search: string) => ({ search, refused: null })),
    setList: assign((_, list: PickerList) => ({ list, active: null, refused: null })),
    clearFound: assign({ found: null, failure: null, active: null, isGuess: false }),
    setFound: assign((_, found: readonly Category[]) => ({
      found,
      failure: null,
      active: found[0]?.id ?? null,
      isGuess: false,
    })),
    // A guess is never chosen by the same Enter that typed the title, so no row is active.
    setGuess: assign((_, found: readonly Category[]) => ({ found, failure: null, active: null, isGuess: true })),
    setFailure: assign((_, failure: Failure) => ({ failure, found: null })),
    // A branch opens, so that a leaf below it can be chosen.
    refuse: assign(({ context: { expanded } }, id: string | null) => ({
      refused: id,
      active: id,
      expanded: id === null || expanded.includes(id) ? expanded : [...expanded, id],
    })),
    choose: assign(({ context }, id: string | null) => {
      const current = categoryOf(context, must(id))
      return { current, chosen: id, active: id, refused: null }
    }),
    notifyOwner: ({ context }, id: string | null) => {
      const category = id === null ? null : categoryOf(context, id)
      if (category) context.owner.send({ type: 'category.picked', category })
    },
    // What was chosen while the former choice was read counts.
    setCurrent: assign(({ context }, current: Category | null) =>
      context.current === null ? { current, refused: current?.isLeaf === false ? current.id : null } : {},
    ),
    reveal: assign(({ context }, category: Category | null) => revealed(context, category)),
    tellPlace: ({ context }) => context.owner.send({ type: 'picker.moved', place: placeOf(context) }),
    toggleFavourite: assign(({ context }, id: string) => {
      const category = categoryOf(context, id)
      return category ? { pending: [...context.pending, { id, isFavourite: !category.isFavourite }] } : {}
    }),
    // The list is read again, but the star must not go back until then.
    keepFavourite: assign(({ context }) => {
      const { lists, pending } = context
      if (lists === null) return {}
      const { id, isFavourite } = must(pending[0])
      const category = categoryOf(context, id)
      const others = lists.favourite.filter((one) => one.id !== id)
      return { lists: { ...lists, favourite: isFavourite && category ? [...others, category] : others } }
    }),
    dropPending: assign(({ context: { pending } }) => ({ pending: pending.slice(1) })),
    notifyApp,
  },
})

const unread = { children: null, failure: null } as const

/** The category that an event chooses: the named one, or the active row of what is shown. */
export const chosenIn = ({
  context,
  event,
}: {
  readonly context: PickerContext
  readonly event: { readonly id?: string }
}): string | null => {
  if (event.id !== undefined) return event.id
  const row = shownRows(context).find(({ id }) => id === context.active)
  return row?.kind === 'category' ? row.id : null
}
