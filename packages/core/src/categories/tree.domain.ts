import type { Failure } from '../kernel/failure.ts'
import { type Branches, type Category, root } from './categories.domain.ts'

interface Placed {
  readonly id: string
  /** The branch to which the row belongs. */
  readonly parent: string
  /** 1 for the children of the root. */
  readonly level: number
  /** From 1, among the rows of the branch. */
  readonly position: number
  readonly count: number
}

/** A visible row: a category, or what stands in place of the children of an open branch. */
export type TreeRow = Placed &
  (
    | { readonly kind: 'category'; readonly category: Category; readonly isExpanded: boolean }
    | { readonly kind: 'loading' | 'empty' }
    | { readonly kind: 'failed'; readonly failure: Failure }
  )

/** The visible rows of the tree, from top to bottom. */
export const rowsOf = (branches: Branches, expanded: readonly string[]): readonly TreeRow[] => {
  const open = new Set(expanded)
  const rows: TreeRow[] = []
  const add = (parent: string, level: number) => {
    const { children = null, failure = null } = branches[parent] ?? {}
    const note = { id: noteIdOf(parent), parent, level, position: 1, count: 1 }
    if (children === null)
      rows.push(failure === null ? { ...note, kind: 'loading' } : { ...note, kind: 'failed', failure })
    else if (children.length === 0) rows.push({ ...note, kind: 'empty' })
    for (const [at, category] of (children ?? []).entries()) {
      const { id, isLeaf } = category
      const isExpanded = !isLeaf && open.has(id)
      const place = { id, parent, level, position: at + 1, count: children?.length ?? 0 }
      rows.push({ ...place, kind: 'category', category, isExpanded })
      if (isExpanded) add(id, level + 1)
    }
  }
  add(root, 1)
  return rows
}

const noteIdOf = (parent: string): string => `${parent}/note`

export const treeKeys = [
  'ArrowDown',
  'ArrowUp',
  'ArrowRight',
  'ArrowLeft',
  'Home',
  'End',
  'PageDown',
  'PageUp',
] as const
export type TreeKey = (typeof treeKeys)[number]

/** The keys of the tree that mean nothing in a field of text. */
const fieldKeys: readonly TreeKey[] = ['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp']

/** The event that a pressed key sends to the picker, from the tree or from its search field; `null` for a key left alone. */
export const meaningOfKey = (
  { key, hasModifier }: { readonly key: string; readonly hasModifier: boolean },
  isInField: boolean,
) => {
  if (key === 'Enter') return { type: 'category.chosen' } as const
  const treeKey = treeKeys.find((one) => one === key)
  if (treeKey && (!isInField || fieldKeys.includes(treeKey))) return { type: 'key.pressed', key: treeKey } as const
  const isLetter = key.length === 1 && key !== ' ' && !hasModifier
  return isLetter && !isInField ? ({ type: 'letter.typed', letter: key } as const) : null
}

/** What a key does: another row becomes active, or a branch opens or closes. */
export interface KeyOutcome {
  readonly active?: string
  readonly toggled?: string
}

const pageOfRows = 10

/** What a key does in the tree, as the pattern of ARIA describes it. Without an active row, it activates the first. */
export const keyOutcome = (rows: readonly TreeRow[], active: string | null, key: TreeKey): KeyOutcome => {
  const at = rows.findIndex(({ id }) => id === active)
  const row = rows[at]
  if (row === undefined) return activate(rows[key === 'ArrowUp' || key === 'End' ? rows.length - 1 : 0])
  const isBranch = row.kind === 'category' && !row.category.isLeaf
  switch (key) {
    case 'ArrowDown':
      return activate(rows[at + 1])
    case 'ArrowUp':
      return activate(rows[at - 1])
    case 'PageDown':
      return activate(rows[Math.min(at + pageOfRows, rows.length - 1)])
    case 'PageUp':
      return activate(rows[Math.max(at - pageOfRows, 0)])
    case 'Home':
      return activate(rows[0])
    case 'End':
      return activate(rows.at(-1))
    case 'ArrowRight':
      return !isBranch ? {} : row.isExpanded ? activate(rows[at + 1]) : { toggled: row.id }
    case 'ArrowLeft':
      if (isBranch && row.isExpanded) return { toggled: row.id }
      return activate(rows.find(({ id }) => id === row.parent))
  }
}

const activate = (row: TreeRow | undefined): KeyOutcome => (row === undefined ? {} : { active: row.id })

/** The next row whose title begins with the typed letters, beginning anew after the last row. */
export const rowBeginningWith = (rows: readonly TreeRow[], active: string | null, letters: string): string | null => {
  const at = rows.findIndex(({ id }) => id === active)
  // Further letters may keep the active row; a first letter leads on.
  const start = letters.length > 1 ? at : at + 1
  const wanted = folded(letters)
  const begins = (row: TreeRow) => row.kind === 'category' && folded(row.category.title).startsWith(wanted)
  return [...rows.slice(Math.max(start, 0)), ...rows].find(begins)?.id ?? null
}

const folded = (text: string): string => text.toLocaleLowerCase('uk')

/** The category of an id among all loaded ones. */
export const categoryIn = (branches: Branches, id: string): Category | null => {
  for (const { children } of Object.values(branches)) {
    const found = children?.find((one) => one.id === id)
    if (found) return found
  }
  return null
}
