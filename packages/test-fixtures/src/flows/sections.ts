import {
  type AnySection,
  type Field,
  type ListView,
  plainSections,
  type RecordFormActor,
  type RecordFormView,
  type SectionActor,
  sectionList,
  selectList,
  selectRecordForm,
  selectSectionCommand,
  selectSectionForm,
} from '@supplier/core'
import { sectionWires } from '@supplier/core/adapters'
import { type Harness, openHarness } from './harness.ts'
import type { Tab } from './headless.ts'

type Values = Readonly<Record<string, unknown>>
interface Row {
  readonly id: string
}

/** An open section: the actions of a supplier, and what the section shows. */
export interface OpenSection {
  readonly harness: Harness
  readonly tab: Tab
  actor(): SectionActor<AnySection>
  form(): RecordFormActor<Values, Row> | null
  list(): ListView<Row, Values & { page: number }>
  rows(): readonly Row[]
  view(): RecordFormView<Values>
  /** The requests with this method that were sent to the section. */
  sent(method: string): readonly object[]
  /** The rows without a filter. */
  allRows(): Promise<readonly Row[]>
  open(id: string | null): Promise<void>
  type(values: Values): void
  submit(): Promise<void>
  /** Chooses a command, and confirms it if it shows a prompt. */
  choose(name: string, id: string): Promise<void>
  filter(filter: object): Promise<void>
}

/** Every plain section; the same tests run for all of them. */
export const sections: readonly AnySection[] = await Promise.all(Object.values(plainSections).map((load) => load()))

export const baseOf = ({ id }: AnySection): string => {
  const wire = sectionWires.find(({ section }) => section.id === id)
  if (wire === undefined) throw new Error(`${id} has no wire`)
  return wire.base
}

/** Opens a tab with a section. */
export const openSection = async (
  section: AnySection,
  path: string,
  search = '',
  harness: Harness = openHarness({}),
): Promise<OpenSection> => {
  const tab = harness.open(`${path}${search}`)
  await tab.panel()
  await harness.quiet()
  return sectionIn(section, harness, tab)
}

export const sectionIn = (section: AnySection, harness: Harness, tab: Tab): OpenSection => {
  const actor = () => {
    const { location, screen } = tab.page()
    if (location.to !== section.route) throw new Error(`${location.to} is open`)
    return screen as unknown as SectionActor<AnySection>
  }
  const form = () => selectSectionForm<AnySection>(actor().getSnapshot()) as RecordFormActor<Values, Row> | null
  const command = () => selectSectionCommand<AnySection>(actor().getSnapshot())
  const list = () => selectList<Row, Values & { page: number }>(sectionList<AnySection>(actor()).getSnapshot())
  const rows = (): readonly Row[] => {
    const view = list()
    return view.state === 'rows' ? view.rows : []
  }
  const openForm = () => {
    const found = form()
    if (found === null) throw new Error('no form is open')
    return found
  }
  const view = (): RecordFormView<Values> => selectRecordForm(openForm().getSnapshot(), section.statesOf)
  const sent = (method: string) =>
    harness.sandbox.requests().filter((call) => call.method === method && call.path.startsWith(baseOf(section)))
  return {
    harness,
    tab,
    actor,
    form,
    list,
    rows,
    view,
    sent,
    allRows: async () => {
      sectionList<AnySection>(actor()).send({ type: 'filters.cleared' })
      await harness.quiet()
      return rows()
    },
    open: async (id: string | null) => {
      actor().send({ type: 'record.opened', id })
      await harness.quiet()
    },
    type: (values: Values) => {
      for (const [field, value] of Object.entries(values)) openForm().send({ type: 'field.changed', field, value })
    },
    submit: async () => {
      openForm().send({ type: 'form.submitted' })
      await harness.quiet()
    },
    choose: async (name: string, id: string) => {
      actor().send({ type: 'command.chosen', command: name as never, id })
      command()?.send({ type: 'command.confirmed' })
      await harness.quiet()
    },
    filter: async (filter: object) => {
      sectionList<AnySection>(actor()).send({ type: 'filter.chosen', filter })
      await harness.quiet()
    },
  }
}

/** Values for a new record; hidden fields keep their initial value. */
export const sampleOf = ({ form, statesOf }: AnySection): Values => {
  const fields = Object.entries<Field<unknown>>(form)
  const states = statesOf(Object.fromEntries(fields.map(([name, { initial }]) => [name, initial])), null)
  return Object.fromEntries(
    fields.map(([name, field]) => {
      if (states[name] === 'hidden') return [name, field.initial]
      if (field.kind === 'text' || field.kind === 'area') return [name, 'Зразок 1']
      if (field.kind === 'list') return [name, [{ id: null, title: 'Перше' }]]
      return [name, field.initial]
    }),
  )
}

/**
 * The text fields of a section that can always be edited. There must be two, so that two people can change different
 * ones.
 */
export const textsOf = ({ form, statesOf }: AnySection, values: Values, row: unknown): readonly string[] =>
  Object.entries<Field<unknown>>(form)
    .filter(([name, { kind }]) => (kind === 'text' || kind === 'area') && statesOf(values, row)[name] === undefined)
    .map(([name]) => name)
