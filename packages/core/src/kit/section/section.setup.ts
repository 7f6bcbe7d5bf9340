import { type ActorRefFrom, assign, setup } from 'xstate'
import { childOf } from '../../kernel/child.ts'
import type { ClockPort } from '../../kernel/clock.ts'
import type { IdsPort } from '../../kernel/ids.ts'
import type { Place } from '../../kernel/routes.ts'
import type { PanelScreenInput, ScreenFact } from '../../kernel/screen.ts'
import { type Trunk, type TrunkEvent, tellTrunk } from '../../kernel/trunk.ts'
import type { TypedMachine } from '../../kernel/typed-machine.ts'
import type { CommandOutput, Run } from '../command/command.domain.ts'
import { commandMachine } from '../command/command.machine.ts'
import type { RecordRules } from '../form/record.domain.ts'
import type { Fields } from '../form/record-fields.domain.ts'
import { recordFormOf } from '../form/record-form.machine.ts'
import type { RecordFormOutput } from '../form/record-form.setup.ts'
import type { ListPage, ListRow, PageRead } from '../list/list.domain.ts'
import { createListMachine, type ListEvent } from '../list/list.machine.ts'
import type { Codecs, QueryOf } from '../list/query.domain.ts'
import { type CommandIn, openIn, placeOfRecord, type RowOf, searchNameOf, type WideSection } from './section.domain.ts'

export type SectionEvent<Row extends ListRow, Name extends string> =
  | ScreenFact
  | PageRead<ListPage<Row>>
  /** A record is opened by its id; `null` opens an empty form. */
  | { type: 'record.opened'; id: string | null }
  | { type: 'command.chosen'; command: Name; id: string }
  | { type: 'search.typed'; text: string }
  | { type: 'search.submitted' }

export interface SectionContext<Row extends ListRow> {
  trunk: Trunk
  clock: ClockPort
  ids: IdsPort
  supplierId: number
  place: Place
  rows: readonly Row[]
  running: Run | null
  /** What was typed into the search last, also where it is not searched for yet. */
  typed: string | null
}

export type SectionMachine<S> = TypedMachine<
  SectionContext<RowOf<S>>,
  SectionEvent<RowOf<S>, CommandIn<S>>,
  PanelScreenInput,
  undefined,
  'busy' | 'typing'
>
export type SectionActor<S> = ActorRefFrom<SectionMachine<S>>

interface Chosen {
  readonly command: string
  readonly id: string
}

type ListNews = ListEvent<QueryOf<Codecs>>

/** What the supplier is told of a command. */
const toldOf = ({ result, failure }: CommandOutput): TrunkEvent => {
  if (result === 'done') return { type: 'success.met', message: { key: 'kit.done' } }
  if (result === 'refused' && failure !== null) return { type: 'failure.met', failure }
  return { type: 'warning.met', message: { key: 'kit.unclear' } }
}

const rulesOf = (section: WideSection): RecordRules => ({
  fields: section.form,
  statesOf: (values, row) => section.statesOf(values, row as ListRow | null),
})

/** The machines that a section is made of, without their ports. */
export const sectionActorsOf = (section: WideSection) => ({
  list: createListMachine<ListRow, QueryOf<Codecs>, ListPage<ListRow>>(section.id, section.rules),
  form: recordFormOf<Fields, ListRow>(section.id, rulesOf(section)),
  command: commandMachine,
})

/** Actors, guards and actions of a section, over what it declares. */
export const sectionSetup = (section: WideSection) => {
  const isAllowed = ({ rows }: SectionContext<ListRow>, { command, id }: Chosen) => {
    const row = rows.find((one) => one.id === id)
    return row !== undefined && section.commands[command]?.may(row) === true
  }

  return setup({
    types: {
      input: {} as PanelScreenInput,
      context: {} as SectionContext<ListRow>,
      events: {} as SectionEvent<ListRow, string>,
      tags: {} as 'typing',
      children: {} as { list: 'list'; form: 'form'; command: 'command' },
    },
    actors: sectionActorsOf(section),
    guards: {
      isRecordOpen: ({ context }) => openIn(section, context.place) !== null,
      isSameRecord: ({ context }, place: Place) => openIn(section, place) === openIn(section, context.place),
      isAllowed: ({ context }, chosen: Chosen) => isAllowed(context, chosen),
      isSaved: (_, { row }: RecordFormOutput<unknown>) => row !== null,
      isDismissed: (_, { result }: CommandOutput) => result === 'dismissed',
    },
    actions: {
      setPlace: assign((_, place: Place) => ({ place })),
      setRows: assign((_, { rows }: ListPage<ListRow>) => ({ rows })),
      setCommand: assign(({ context }, { command, id }: Chosen) => ({
        running: { command, id, key: context.ids.next() },
      })),
      setTyped: assign((_, typed: string) => ({ typed })),
      forgetCommand: assign({ running: null }),
      tellList: ({ self }, news: ListNews) => childOf(self, 'list')?.send(news),
      search: ({ context: { typed }, self }) => {
        const name = searchNameOf(section)
        if (name !== null && typed !== null)
          childOf(self, 'list')?.send({ type: 'filter.chosen', filter: { [name]: typed }, replace: true })
      },
      tellResult: ({ context }, output: CommandOutput) => context.trunk.send(toldOf(output)),
      openRecord: ({ context: { trunk, place } }, id: string | null) =>
        trunk.send({ type: 'place.wanted', place: placeOfRecord(section, place, id ?? 'new') }),
      closeRecord: ({ context: { trunk, place } }) =>
        trunk.send({ type: 'place.wanted', place: placeOfRecord(section, place, null), replace: true }),
      tellTrunk,
    },
    // From the last key to the search: one search for a word, not one for each letter.
    delays: { pause: 300 },
  })
}
