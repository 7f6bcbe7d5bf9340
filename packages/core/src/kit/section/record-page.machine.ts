import { type ActorRefFrom, assign, setup } from 'xstate'
import { type AppRef, type FeatureEvent, notifyApp, notifyFailure } from '../../kernel/app-ref.ts'
import { childOf } from '../../kernel/child.ts'
import type { ClockPort } from '../../kernel/clock.ts'
import type { IdsPort } from '../../kernel/ids.ts'
import { must } from '../../kernel/must.ts'
import type { Location } from '../../kernel/routes.ts'
import type { PanelScreenInput, ScreenEvent } from '../../kernel/screen.ts'
import type { TypedMachine } from '../../kernel/typed-machine.ts'
import type { CommandOutput } from '../command/command.domain.ts'
import type { ChosenCommand } from '../command/command.machine.ts'
import { text } from '../form/record-fields.domain.ts'
import type { RecordFormOutput } from '../form/record-form.setup.ts'
import type { ListRow } from '../list/list.domain.ts'
import type { RecordChanged } from './record-changed.domain.ts'
import {
  type AnySection,
  type CommandIn,
  defineSection,
  locationOfRecord,
  openIn,
  type RowOf,
  type WideSection,
} from './section.domain.ts'
import { chosenCommand, isNews, messageAbout, reportOf, savedMessage, sectionActorsOf } from './section.setup.ts'

/** From the form: the record as loaded. */
interface RecordLoaded {
  readonly type: 'record.loaded'
  readonly row: unknown
}

export type RecordPageEvent<Name extends string> =
  | ScreenEvent
  | RecordChanged
  | RecordLoaded
  | { type: 'command.chosen'; command: Name }

export interface RecordPageContext<Row> {
  app: AppRef
  clock: ClockPort
  ids: IdsPort
  supplierId: number
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

const machineOf = (section: WideSection) =>
  setup({
    types: {
      input: {} as PanelScreenInput,
      context: {} as RecordPageContext<ListRow>,
      events: {} as RecordPageEvent<string>,
      tags: {} as 'busy',
      children: {} as { form: 'form'; command: 'command' },
    },
    actors: (({ form, command }) => ({ form, command }))(sectionActorsOf(section)),
    guards: {
      isAllowed: ({ context: { row } }, command: string) =>
        row !== null && section.commands[command]?.may(row, [row]) === true,
      isNews: ({ context: { row } }, changed: RecordChanged) =>
        row?.id === changed.id && isNews(section.id, [row], changed),
      isSaved: (_, { row }: RecordFormOutput<unknown>) => row !== null,
      isDismissed: (_, { result }: CommandOutput) => result === 'dismissed',
    },
    actions: {
      setLocation: assign((_, location: Location) => ({ location })),
      setRow: assign((_, row: unknown) => ({ row: row as ListRow })),
      setCommand: assign(({ context: { ids, row } }, command: string) => ({
        running: chosenCommand(section, command, must(row), [must(row)], ids),
      })),
      clearCommand: assign({ running: null }),
      refreshForm: ({ self }) => childOf(self, 'form')?.send({ type: 'refresh.requested' }),
      report: ({ context }, message: FeatureEvent) => reportOf(section)(context.app, message),
      leave: ({ context: { app, location } }, row: ListRow | null) =>
        app.send({
          type: 'navigation.requested',
          location:
            (row && section.savedLocation?.(row, openIn(section, location) === 'new')) ??
            locationOfRecord(section, location, null),
        }),
      notifyApp,
    },
  }).createMachine({
    id: `${section.id}Page`,
    context: ({ input: { app, clock, ids, location, supplier } }) => ({
      app,
      clock,
      ids,
      location,
      supplierId: must(supplier).id,
      row: null,
      running: null,
    }),
    type: 'parallel',
    on: {
      'query.changed': { actions: { type: 'setLocation', params: ({ event }) => event.location } },
      'record.loaded': { actions: { type: 'setRow', params: ({ event }: { event: RecordLoaded }) => event.row } },
      'data.invalidated': { actions: 'refreshForm' },
      'record.changed': { guard: { type: 'isNews', params: ({ event }) => event }, actions: 'refreshForm' },
    },
    states: {
      record: {
        initial: 'open',
        states: {
          open: {
            invoke: {
              id: 'form',
              src: 'form',
              input: ({ context: { app, clock, ids, supplierId, location }, self }) => {
                const open = openIn(section, location)
                return { app, clock, supplierId, id: open === 'new' ? null : open, key: ids.next(), owner: self }
              },
              onDone: [
                {
                  guard: { type: 'isSaved', params: ({ event }) => event.output },
                  target: 'left',
                  actions: [
                    { type: 'report', params: savedMessage },
                    { type: 'leave', params: ({ event }) => event.output.row as ListRow },
                  ],
                },
                { target: 'left', actions: { type: 'leave', params: null } },
              ],
              onError: { target: 'left', actions: [notifyFailure, { type: 'leave', params: null }] },
            },
          },
          left: {},
        },
      },

      command: {
        initial: 'idle',
        states: {
          idle: {
            on: {
              'command.chosen': {
                guard: { type: 'isAllowed', params: ({ event }) => event.command },
                target: 'running',
                actions: { type: 'setCommand', params: ({ event }) => event.command },
              },
            },
          },
          running: {
            invoke: {
              id: 'command',
              src: 'command',
              input: ({ context: { app, running } }) => ({
                app,
                ...must(running),
                asks: section.commands[must(running).command]?.asks === true,
              }),
              onDone: [
                { guard: { type: 'isDismissed', params: ({ event }) => event.output }, target: 'idle' },
                {
                  target: 'idle',
                  actions: [{ type: 'report', params: ({ event }) => messageAbout(event.output) }, 'refreshForm'],
                },
              ],
              onError: { target: 'idle', actions: notifyFailure },
            },
            exit: 'clearCommand',
          },
        },
      },
    },
  })

/** The page of one record with its form and its commands, for a section whose records have pages of their own. */
export const recordPageMachineOf = <S extends AnySection>(section: S): RecordPageMachine<S> =>
  machineOf(section as unknown as WideSection) as unknown as RecordPageMachine<S>

/** The page of a record with one text field. */
export const recordPageMachine = recordPageMachineOf(
  defineSection<ListRow>()({
    id: 'section',
    route: 'attributes',
    param: 'record',
    pages: { create: 'store-create', edit: 'store-edit' },
    query: {},
    form: { title: text() },
    mayEdit: () => true,
    commands: { remove: { may: () => true, asks: true } },
  }),
)
