import { type ActorRefFrom, assign, type PromiseActorLogic, sendTo, setup } from 'xstate'
import { type AppRef, type FeatureEvent, notifyApp } from '../../kernel/app-ref.ts'
import { childOf } from '../../kernel/child.ts'
import type { ClockPort } from '../../kernel/clock.ts'
import type { IdsPort } from '../../kernel/ids.ts'
import { must } from '../../kernel/must.ts'
import type { Location } from '../../kernel/routes.ts'
import type { PanelScreenInput, ScreenEvent } from '../../kernel/screen.ts'
import type { TypedMachine } from '../../kernel/typed-machine.ts'
import { besideMachine, type RecordLoaded } from '../beside/beside.machine.ts'
import { isNews, type RecordChanged } from '../beside/record-changed.domain.ts'
import type { CommandOutput, RecordTouched } from '../command/command.domain.ts'
import type { ChosenCommand } from '../command/command.setup.ts'
import { copyMachine } from '../copy/copy.machine.ts'
import type { RecordFormOutput, RecordFormTold } from '../form/record-form.setup.ts'
import type { ListRow } from '../list/list.domain.ts'
import { commandAt, locationOfRecord, savedLocationOf, withoutCommand } from './open-record.domain.ts'
import type { CommandIn, RowOf, Supplier, WideSection } from './section.domain.ts'
import { isStale, progressPause } from './section.setup.ts'
import type { Given } from './section-along.ts'
import { chosenCommand, isNameable, rowRead } from './section-commands.ts'
import { recordMachinesOf } from './section-machines.ts'
import { reportChange, reportCommand } from './section-reports.ts'

export type RecordPageEvent<Name extends string> =
  | ScreenEvent
  | RecordChanged
  | RecordFormTold
  | RecordTouched
  | { type: 'command.chosen'; command: Name }

export interface RecordPageContext<Row> {
  app: AppRef
  clock: ClockPort
  ids: IdsPort
  supplier: Supplier
  location: Location
  /** The record as loaded last; `null` before that, and for a new one. */
  row: Row | null
  running: ChosenCommand | null
}

export type RecordPageMachine<S> = TypedMachine<
  RecordPageContext<RowOf<S>>,
  RecordPageEvent<CommandIn<S>>,
  PanelScreenInput,
  undefined,
  'busy'
>
export type RecordPageActor<S> = ActorRefFrom<RecordPageMachine<S>>

/** Actors, guards and actions of a record's page, built from the declaration of its section. */
export const recordPageSetup = (section: WideSection) =>
  setup({
    types: {
      input: {} as PanelScreenInput,
      context: {} as RecordPageContext<ListRow>,
      events: {} as RecordPageEvent<string>,
      tags: {} as 'busy',
      children: {} as { form: 'form'; command: 'command'; copy: 'copy'; beside: 'beside' },
    },
    actors: {
      ...recordMachinesOf(section),
      along: {} as PromiseActorLogic<Given, ListRow>,
      copy: copyMachine,
      beside: besideMachine,
    },
    delays: { progressPause },
    guards: {
      isInProgress: ({ context: { row } }) => row !== null && section.isInProgress?.(row) === true,
      isAllowed: ({ context: { row } }, command: string) =>
        row !== null && section.commands[command]?.may(row, [row]) === true,
      isKnown: ({ context: { row } }) => row !== null,
      isCommandNamed: ({ context: { location, row } }) => row !== null && commandAt(section, location) !== null,
      isNameable: ({ context: { location, row } }) => {
        const named = commandAt(section, location)
        return row !== null && named?.id === row.id && isNameable(section, named.command, row, [row])
      },
      isNews: ({ context: { row } }, changed: RecordChanged) =>
        row?.id === changed.id && isNews(section.id, [row], changed),
      givesAlong: (_, { row, opensNext }: RecordFormOutput<unknown>) =>
        row !== null && opensNext === true && section.savesWith !== undefined,
      isSaved: (_, { row }: RecordFormOutput<unknown>) => row !== null,
      isDismissed: (_, { result }: CommandOutput) => result === 'dismissed',
      isStale: ({ context }, supplier: Supplier) => isStale(section, context.supplier, supplier),
    },
    actions: {
      setLocation: assign((_, location: Location) => ({ location })),
      setSupplier: assign((_, supplier: Supplier) => ({ supplier })),
      setRow: assign((_, row: unknown) => ({ row: row as ListRow })),
      tellCommand: ({ context: { running }, self }, row: unknown) => {
        if (running) childOf(self, 'command')?.send(rowRead(section, running.command, row as ListRow, [row as ListRow]))
      },
      passBeside: sendTo('beside', (_, loaded: RecordLoaded) => loaded),
      refreshBeside: sendTo('beside', { type: 'refresh.requested' }),
      setCommand: assign(({ context: { row, ids, clock } }, command: string) => ({
        running: chosenCommand(section, command, must(row), [must(row)], { ids, clock }),
      })),
      setNamedCommand: assign(({ context: { row, ...context } }) => {
        const { command } = must(commandAt(section, context.location))
        return { running: chosenCommand(section, command, must(row), [must(row)], context) }
      }),
      clearCommand: assign({ running: null }),
      forgetCommand: assign(({ context }) => ({ location: withoutCommand(context.location) })),
      tellForgotten: ({ context: { app, location } }) => {
        // A command that was chosen on the page is not in the address.
        if (commandAt(section, location) === null) return
        app.send({ type: 'navigation.requested', location: withoutCommand(location), replace: true })
      },
      refreshForm: ({ self }) => childOf(self, 'form')?.send({ type: 'refresh.requested' }),
      report: ({ context }, message: FeatureEvent) => reportChange(section, context.app, message),
      reportCommand: ({ context }, output: CommandOutput) => reportCommand(section, context, output),
      leave: ({ context: { app, location } }, row: ListRow | null) =>
        app.send({
          type: 'navigation.requested',
          location: row ? savedLocationOf(section, location, row) : locationOfRecord(section, location, null),
        }),
      notifyApp,
    },
  })
