import { type ActorRefFrom, assign, type PromiseActorLogic, setup } from 'xstate'
import { type AppRef, type FeatureEvent, notifyApp } from '../../kernel/app-ref.ts'
import { childOf } from '../../kernel/child.ts'
import type { ClockPort } from '../../kernel/clock.ts'
import type { IdsPort } from '../../kernel/ids.ts'
import { must } from '../../kernel/must.ts'
import type { Location } from '../../kernel/routes.ts'
import type { PanelScreenInput, ScreenEvent } from '../../kernel/screen.ts'
import type { TypedMachine } from '../../kernel/typed-machine.ts'
import { type BesideEvent, besideMachine } from '../beside/beside.machine.ts'
import { isNews, isPatch, type RecordChanged } from '../beside/record-changed.domain.ts'
import type { CommandOutput, RecordTouched } from '../command/command.domain.ts'
import type { ChosenCommand } from '../command/command.setup.ts'
import type { AnyValues } from '../form/record.domain.ts'
import type { RecordFormOutput, RecordFormTold } from '../form/record-form.setup.ts'
import type { GridEvent, GridReport } from '../grid/grid.setup.ts'
import { type JobBegun, locationOfJob } from '../job/job.domain.ts'
import type { ListPage, ListRow, PageRead } from '../list/list.domain.ts'
import type { ListEvent } from '../list/list.setup.ts'
import type { Codecs, QueryOf } from '../list/query.domain.ts'
import { viewsMachine } from '../views/views.machine.ts'
import {
  commandAt,
  isSameOpen,
  isSameRecord,
  locationOfCommand,
  locationOfRecord,
  openIn,
  savedLocationOf,
  withoutCommand,
} from './open-record.domain.ts'
import type { CommandIn, RowOf, Supplier, WideSection } from './section.domain.ts'
import type { Given } from './section-along.ts'
import {
  beginningOf,
  type Chosen,
  chosenCommand,
  isAllowed,
  isNameable,
  knownRows,
  rowRead,
  rowsWith,
  wayOf,
} from './section-commands.ts'
import { gridMachinesOf, listMachineOf, recordMachinesOf } from './section-machines.ts'
import { invalidateSetup, reportChange, reportCommand } from './section-reports.ts'
import { isLast, nextIn, sequenceIn } from './section-sequence.ts'

/** The message about a saved record. */
export const savedMessage: FeatureEvent = { type: 'success.reported', message: { key: 'kit.saved' } }

/** Goes to a location that takes the place of this one in the history. */
const takePlace = (app: AppRef, location: Location): void =>
  app.send({ type: 'navigation.requested', location, replace: true })

export type SectionEvent<Row extends ListRow, Name extends string> =
  | ScreenEvent
  | PageRead<ListPage<Row>>
  /** A record changed on the server; a version that the list already shows is old news. */
  | RecordChanged
  | RecordTouched
  | RecordFormTold
  /** Opens a record by its id; `null` opens an empty form. */
  | { type: 'record.opened'; id: string | null }
  /**
   * `values`: what the choice brings along, such as the row onto which another one was dragged. With `opensNext` the next
   * record opens once the command is done on the open one.
   */
  | { type: 'command.chosen'; command: Name; id: string; values?: AnyValues; opensNext?: boolean }
  /** From the grid: rows are newer than the list shows, or the list must be read again. */
  | GridReport
  | JobBegun
  /** Time to look whether the server has finished its work on a row. */
  | { type: 'progress.due' }

export interface SectionContext<Row extends ListRow> {
  app: AppRef
  clock: ClockPort
  ids: IdsPort
  supplier: Supplier
  location: Location
  rows: readonly Row[]
  /** The open record as its form loaded it last; `null` until then, and when none is open. */
  opened: Row | null
  /** The ids of the page of the list when a record of it was opened; none while no record is open. */
  sequence: readonly string[]
  running: ChosenCommand | null
  /** Whether the next record opens once the running command is done. */
  opensNext: boolean
}

export type SectionMachine<S> = TypedMachine<
  SectionContext<RowOf<S>>,
  SectionEvent<RowOf<S>, CommandIn<S>>,
  PanelScreenInput,
  undefined,
  'busy'
>
export type SectionActor<S> = ActorRefFrom<SectionMachine<S>>

type ListUpdate = ListEvent<QueryOf<Codecs>>

/** How long to wait before looking again whether the server has finished its work, in milliseconds. */
export const progressPause = 3000

/** Whether the account has another value of what the records show of it. */
export const isStale = ({ accountIn }: WideSection, before: Supplier, now: Supplier): boolean =>
  accountIn !== undefined && accountIn(before) !== accountIn(now)

const refresh = (list: { send(event: ListUpdate): void } | null, keepsPlace: boolean): void =>
  list?.send({ type: 'refresh.requested', keepsPlace })

/** Actors, guards and actions of a section, built from its declaration. */
export const sectionSetup = (section: WideSection) =>
  setup({
    types: {
      input: {} as PanelScreenInput,
      context: {} as SectionContext<ListRow>,
      events: {} as SectionEvent<ListRow, string>,
      tags: {} as 'busy',
      children: {} as {
        list: 'list'
        form: 'form'
        command: 'command'
        grid: 'grid'
        beside: 'beside'
        views: 'views'
      },
    },
    actors: {
      list: listMachineOf(section),
      grid: gridMachinesOf(section).grid,
      ...recordMachinesOf(section),
      along: {} as PromiseActorLogic<Given, ListRow>,
      beside: besideMachine,
      views: viewsMachine,
    },
    delays: { progressPause },
    guards: {
      isRecordOpen: ({ context }) => openIn(section, context.location) !== null,
      isSameOpen: ({ context }, location: Location) => isSameOpen(section, location, context.location),
      isSameRecord: ({ context }, location: Location) => isSameRecord(section, location, context.location),
      isCommandNamed: ({ context }) => commandAt(section, context.location) !== null,
      isKnown: ({ context }) => context.opened !== null,
      isNameable: ({ context: { location, rows, opened } }) =>
        opened !== null &&
        isNameable(section, must(commandAt(section, location)).command, opened, rowsWith(rows, opened)),
      isAllowed: ({ context }, chosen: Chosen) => isAllowed(section, context, chosen),
      isWay: ({ context }, chosen: Chosen) => wayOf(section, context, chosen) !== null,
      opensRecord: ({ context }, chosen: Chosen) =>
        section.commands[chosen.command]?.opensRecord === true && isAllowed(section, context, chosen),
      isNews: ({ context }, changed: RecordChanged) =>
        section.dependsOn?.includes(changed.section) || isNews(section.id, context.rows, changed),
      isPatch: ({ context }, changed: RecordChanged) => isPatch(section.id, context.rows, changed),
      isWorkedOn: (_, row: ListRow) => section.isInProgress?.(row) === true,
      isInProgress: (_, { rows }: ListPage<ListRow>) => rows.some((row) => section.isInProgress?.(row)),
      givesAlong: (_, { row, opensNext }: RecordFormOutput<unknown>) =>
        row !== null && opensNext === true && section.savesWith !== undefined,
      isSaved: (_, { row }: RecordFormOutput<unknown>) => row !== null,
      staysOpen: ({ context }, { row }: RecordFormOutput<unknown>) =>
        row !== null && section.staysOpen === true && openIn(section, context.location) !== 'new',
      opensNext: ({ context }, { row, opensNext }: RecordFormOutput<unknown>) =>
        row !== null && opensNext === true && nextIn(section, context) !== null,
      endsList: ({ context }, { row, opensNext }: RecordFormOutput<unknown>) =>
        row !== null && opensNext === true && isLast(section, context),
      isDoneOn: ({ context }, { result }: CommandOutput) =>
        result === 'done' && context.opensNext && nextIn(section, context) !== null,
      isDoneLast: ({ context }, { result }: CommandOutput) =>
        result === 'done' && context.opensNext && isLast(section, context),
      isDismissed: (_, { result }: CommandOutput) => result === 'dismissed',
      isStale: ({ context }, supplier: Supplier) => isStale(section, context.supplier, supplier),
    },
    actions: {
      setLocation: assign((_, location: Location) => ({ location })),
      setSupplier: assign((_, supplier: Supplier) => ({ supplier })),
      setRows: assign((_, { rows }: ListPage<ListRow>) => ({ rows })),
      invalidateSetup: ({ context }) => invalidateSetup(section, context.app),
      setOpened: assign((_, opened: ListRow) => ({ opened })),
      clearOpened: assign({ opened: null }),
      tellCommand: ({ context, self }, row: ListRow) => {
        const { command, id } = context.running ?? {}
        if (command === undefined || id !== row.id) return
        const begins = beginningOf(section, command, row, context.location)
        childOf(self, 'command')?.send({ type: 'record.read', row, version: row.version ?? null, begins })
        childOf(self, 'command')?.send(rowRead(section, command, row, rowsWith(context.rows, row)))
      },
      tellRow: ({ context: { running }, self }, { rows }: ListPage<ListRow>) => {
        const row = rows.find(({ id }) => id === running?.id)
        if (running && row) childOf(self, 'command')?.send(rowRead(section, running.command, row, rows))
      },
      setCommand: assign(({ context }, { command, id, values }: Chosen) => {
        const rows = knownRows(context)
        const { ids, clock } = context
        return {
          running: chosenCommand(section, command, must(rows.find((row) => row.id === id)), rows, {
            ids,
            clock,
            values,
          }),
        }
      }),
      setNamedCommand: assign(({ context }) => {
        const { command } = must(commandAt(section, context.location))
        return { running: chosenCommand(section, command, must(context.opened), knownRows(context), context) }
      }),
      setSequence: assign(({ context }) => ({ sequence: sequenceIn(section, context) })),
      clearSequence: assign({ sequence: [] }),
      setOpensNext: assign((_, { opensNext = false }: Chosen) => ({ opensNext })),
      clearCommand: assign({ running: null, opensNext: false }),
      forgetCommand: assign(({ context }) => ({ location: withoutCommand(context.location) })),
      tellForgotten: ({ context: { app, location } }) => {
        // A command that was chosen on the record is not in the address.
        if (commandAt(section, location) !== null) takePlace(app, withoutCommand(location))
      },
      refreshForm: ({ self }) => childOf(self, 'form')?.send({ type: 'refresh.requested' }),
      refreshFormOf: ({ context: { location }, self }, { section: changed, id }: RecordChanged) => {
        if (changed !== section.id || openIn(section, location) === id)
          childOf(self, 'form')?.send({ type: 'refresh.requested' })
      },
      sendToGrid: ({ self }, event: GridEvent) => childOf(self, 'grid')?.send(event),
      sendBeside: ({ self }, event: BesideEvent) => childOf(self, 'beside')?.send(event),
      // A new record, and an order that the supplier chose, are shown at once.
      refreshSaved: ({ context: { location }, self }) =>
        refresh(childOf(self, 'list'), openIn(section, location) !== 'new'),
      refreshCommanded: ({ context: { running }, self }) => {
        const { creates, orderOf } = section.commands[must(running).command] ?? {}
        refresh(childOf(self, 'list'), creates !== true && orderOf === undefined)
      },
      sendToList: ({ self }, events: ListUpdate) => childOf(self, 'list')?.send(events),
      patchList: ({ self }, { row }: RecordChanged) =>
        childOf(self, 'list')?.send({ type: 'rows.changed', rows: [must(row)] }),
      report: ({ context }, message: FeatureEvent) => reportChange(section, context.app, message),
      reportCommand: ({ context }, output: CommandOutput) => reportCommand(section, context, output),
      openRecord: ({ context: { app, location } }, id: string | null) =>
        app.send({ type: 'navigation.requested', location: locationOfRecord(section, location, id ?? 'new') }),
      openCommand: ({ context: { app, location } }, { id, command }: Chosen) =>
        app.send({
          type: 'navigation.requested',
          location: locationOfCommand(section, location, { id, command }),
        }),
      takeWay: ({ context }, chosen: Chosen) =>
        context.app.send({ type: 'navigation.requested', location: must(wayOf(section, context, chosen)) }),
      // The dialog of a record would stand before the one of a job, so it is closed; Back leads to it.
      openJob: ({ context: { app, location } }, id: string) =>
        app.send({
          type: 'navigation.requested',
          location: locationOfJob(locationOfRecord(section, location, null), id),
        }),
      // The record takes the place of the open one, so that Back leads to the list.
      switchRecord: ({ context: { app, location } }, id: string | null) =>
        takePlace(app, locationOfRecord(section, location, id ?? 'new')),
      // The first field of the next record has the focus, so that typing goes on; a record that is read begins at its head.
      setNext: assign(({ context }) => {
        const next = locationOfRecord(section, context.location, must(nextIn(section, context)))
        return { location: section.staysOpen ? next : { ...next, hash: `#${Object.keys(section.form)[0]}` } }
      }),
      reportEnd: ({ context: { app } }) => app.send({ type: 'success.reported', message: { key: 'kit.listEnd' } }),
      openNext: ({ context: { app, location } }) => takePlace(app, location),
      leaveRecord: ({ context: { app, location } }, row: ListRow) =>
        takePlace(app, savedLocationOf(section, location, row)),
      closeRecord: ({ context: { app, location } }) => takePlace(app, locationOfRecord(section, location, null)),
      notifyApp,
    },
  })
