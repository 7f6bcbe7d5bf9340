import { assign, sendTo, setup } from 'xstate'
import { type AppRef, notifyApp } from '../../kernel/app-ref.ts'
import { childOf } from '../../kernel/child.ts'
import type { ClockPort } from '../../kernel/clock.ts'
import { requestLifetime } from '../../kernel/failure.ts'
import type { IdsPort } from '../../kernel/ids.ts'
import { must } from '../../kernel/must.ts'
import { type BulkOutput, type Picks, toldOf } from '../bulk/bulk.domain.ts'
import { createBulkMachine } from '../bulk/bulk.machine.ts'
import type { BulkSentOff, BulkSettled, LostBulk } from '../bulk/bulk.setup.ts'
import type { Edit } from '../cells/cells.domain.ts'
import { createCellsMachine } from '../cells/cells.machine.ts'
import type { CellsEvent, EditSaved } from '../cells/cells.setup.ts'
import { optionsMachine } from '../form/options.machine.ts'
import type { JobBegun } from '../job/job.domain.ts'
import type { ListPage, ListQuery, ListRow, PageRead } from '../list/list.domain.ts'
import type { Reading } from '../load/reading.machine.ts'
import { editTime, type SentStep, type UndoName } from '../undo/undo.domain.ts'
import { undoMachine } from '../undo/undo.machine.ts'
import type { BulkFound, EditUndone } from '../undo/undo.setup.ts'
import type { Counts, GridRules } from './grid.domain.ts'
import {
  countPicked,
  filterKey,
  foundPicked,
  isPicked,
  nothingPicked,
  pickedWith,
  rangeOf,
  type SeenPage,
  type Selection,
  seenOn,
} from './selection.domain.ts'

export type GridEvent =
  /** Records may have changed, such as by a job that has ended. */
  | { type: 'data.invalidated' }
  | PageRead<ListPage<ListRow>>
  /** Picks or unpicks a row; with `isRange` also the rows between it and the one picked last. */
  | { type: 'row.picked'; id: string; isRange: boolean }
  /** Picks the rows of the shown page, or unpicks them if all are picked. */
  | { type: 'page.picked' }
  | { type: 'found.picked' }
  | { type: 'picks.cleared' }
  | { type: 'bulk.chosen'; action: string }
  | EditSaved
  | EditUndone
  /** Opens the picker of a filter. */
  | { type: 'filter.opened'; name: string; source: string }
  | { type: 'rows.changed'; rows: readonly ListRow[] }
  | BulkSentOff
  | BulkSettled
  | BulkFound

/** Sent to the owner: rows are newer than the list shows, or the list must be read again. */
export type GridReport =
  | { readonly type: 'rows.changed'; readonly rows: readonly ListRow[] }
  | { type: 'list.outdated' /** With new rows. */; creates?: boolean }
  | JobBegun

export interface GridInput {
  readonly app: AppRef
  readonly clock: ClockPort
  readonly ids: IdsPort
  readonly name: UndoName
  readonly owner: { send(event: GridReport): void }
}

export interface GridContext extends GridInput {
  readonly page: SeenPage | null
  readonly selection: Selection
  /** The row that was picked last. */
  readonly anchor: string | null
  readonly action: string | null
  /** The action of an earlier visit that is looked up. */
  readonly lost: LostBulk | null
  readonly counts: Counts | null
}

export const picksOf = (selection: Selection): Picks => {
  if (selection.by === 'ids') return { ids: [...selection.ids.keys()] }
  const { query, except, asOf, total } = selection
  return { query, except: [...except], asOf, total }
}

/** Actors, guards and actions of a grid. */
export const gridSetup = ({ rules, hasTabs, bulk, cells }: GridRules) => {
  const pageOf = ({ page: { rows, total, asOf = null }, query }: PageRead<ListPage<ListRow>>): SeenPage => ({
    rows,
    query,
    key: filterKey(rules, query),
    total,
    asOf,
  })
  const countsKey = (query: ListQuery) => filterKey(rules, rules.withoutTab?.(query) ?? query)

  return setup({
    types: {
      input: {} as GridInput,
      context: {} as GridContext,
      events: {} as GridEvent,
      tags: {} as 'busy',
    },
    actors: {
      bulk: createBulkMachine((name) => bulk[name] ?? {}),
      cells: createCellsMachine(cells),
      options: optionsMachine,
      fetchCounts: {} as Reading<Counts, ListQuery>,
      undo: undoMachine,
    },
    guards: {
      mayCount: ({ context: { page } }, { query, isPatched }: PageRead<ListPage<ListRow>>) =>
        hasTabs &&
        !isPatched &&
        (page === null ||
          countsKey(page.query) !== countsKey(query) ||
          // The same page was read again, because rows changed.
          rules.searchOf(page.query) === rules.searchOf(query)),
      isKnown: (_, { action }: SentStep) => Object.hasOwn(bulk, action),
      isCounted: ({ context }) => context.counts !== null,
      mayRun: ({ context: { selection } }, action: string) => Object.hasOwn(bulk, action) && countPicked(selection) > 0,
      hasJob: (_, { answer }: BulkOutput) => answer?.job != null,
      opensNext: ({ context: { selection } }, { action, answer }: BulkOutput) =>
        answer?.job != null && bulk[action]?.followedBy !== undefined && countPicked(selection) > 0,
      hasUndo: (_, { answer }: BulkOutput) => answer?.result?.undo != null,
      hasAnswer: (_, { answer }: BulkOutput) => answer !== null,
      isUnclear: (_, { isUnclear }: BulkOutput) => isUnclear,
    },
    actions: {
      setPage: assign(({ context: { selection } }, read: PageRead<ListPage<ListRow>>) => {
        const page = pageOf(read)
        return { page, selection: seenOn(selection, page) }
      }),
      sendToCells: ({ self }, event: CellsEvent) => childOf(self, 'cells')?.send(event),
      openFilter: ({ self }, { name, source }: { name: string; source: string }) =>
        childOf(self, 'options')?.send({
          type: 'options.opened',
          field: name,
          query: { source, search: '', within: null },
        }),
      pickRow: assign(({ context: { page, selection, anchor } }, { id, isRange }: { id: string; isRange: boolean }) => {
        const isOn = !isPicked(selection, id)
        const ids = isRange ? rangeOf(must(page), anchor, id) : [id]
        return { selection: pickedWith(selection, must(page), ids, isRange || isOn), anchor: id }
      }),
      pickPage: assign(({ context: { page, selection } }) => {
        const ids = must(page).rows.map(({ id }) => id)
        const isOn = ids.some((id) => !isPicked(selection, id))
        return { selection: pickedWith(selection, must(page), ids, isOn), anchor: null }
      }),
      pickFound: assign(({ context: { page, selection } }) => ({ selection: foundPicked(must(page)) ?? selection })),
      clearPicks: assign({ selection: nothingPicked, anchor: null }),
      endPicks: assign(({ context: { selection, anchor } }, { action }: BulkOutput) =>
        bulk[action]?.keepsPicks ? { selection, anchor } : { selection: nothingPicked, anchor: null },
      ),
      setAction: assign((_, action: string) => ({ action })),
      setFollowing: assign((_, { action }: BulkOutput) => ({ action: must(bulk[action]?.followedBy) })),
      setLost: assign(({ context: { clock } }, { action, key, count, at }: SentStep) => ({
        action,
        lost: { key, count, isLate: Math.abs(clock.now() - at) >= requestLifetime },
      })),
      clearAction: assign({ action: null, lost: null }),
      keepSent: sendTo('undo', ({ context }, { action, key, count }: BulkSentOff) => ({
        type: 'step.added',
        step: { kind: 'sent', action, key, count, at: context.clock.now(), until: null },
      })),
      sendToUndo: sendTo('undo', (_, event: BulkSettled) => event),
      setCounts: assign((_, counts: Counts) => ({ counts })),
      offerUndo: sendTo('undo', (_, { action, answer }: BulkOutput) => {
        const { undo, done } = must(answer?.result)
        const { jobId, until } = must(undo)
        return { type: 'step.added', step: { kind: 'bulk', action, jobId, count: done, until: Date.parse(until) } }
      }),
      offerEdit: sendTo('undo', ({ context }, edit: Edit) => ({
        type: 'step.added',
        step: { kind: 'edit', edits: [edit], until: context.clock.now() + editTime },
      })),
      awaitUndo: sendTo('undo', (_, { action, answer }: BulkOutput) => {
        const { id: jobId } = must(answer?.job)
        return { type: 'step.added', step: { kind: 'bulk', action, jobId, count: 0, until: null } }
      }),
      reviewUndo: sendTo('undo', { type: 'data.invalidated' }),
      startJob: ({ context: { app, owner } }, { action, answer }: BulkOutput) => {
        const job = must(answer?.job)
        app.send({ type: 'job.started', job })
        if (bulk[action]?.opensJob) owner.send({ type: 'job.begun', id: job.id })
        else app.send({ type: 'success.reported', message: { key: 'kit.bulkStarted' } })
      },
      reportDone: ({ context: { app } }, { action, answer }: BulkOutput) => {
        const { done, failed } = must(answer?.result)
        const key = toldOf(bulk[action])
        if (done > 0 || failed.length === 0)
          app.send({ type: 'success.reported', message: { key, values: { count: done } } })
      },
      notifyOwner: ({ context: { owner } }, report: GridReport) => owner.send(report),
      notifyApp,
    },
  })
}
