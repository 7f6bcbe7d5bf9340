import { sectionWires } from '@supplier/core/adapters/sections'
import { sections as plainSections } from '@supplier/core/app/panel-screens.compose'
import { pathOf } from '@supplier/core/kernel/routes'
import type { CommandActor } from '@supplier/core/kit/command/command.machine'
import type { Field } from '@supplier/core/kit/fields/record-fields.domain'
import { type RecordFormView, selectRecordForm } from '@supplier/core/kit/form/record-form.selectors'
import type { RecordFormActor } from '@supplier/core/kit/form/record-form.setup'
import { type ListView, selectList } from '@supplier/core/kit/list/list.selectors'
import type { Codec } from '@supplier/core/kit/list/query.domain'
import { locationOfRecord } from '@supplier/core/kit/section/open-record.domain'
import { moveOnto } from '@supplier/core/kit/section/order.domain'
import type { RecordPageActor } from '@supplier/core/kit/section/record-page.setup'
import type { AnySection } from '@supplier/core/kit/section/section.domain'
import { sectionList, selectSectionCommand, selectSectionForm } from '@supplier/core/kit/section/section.selectors'
import type { SectionActor } from '@supplier/core/kit/section/section.setup'
import { type Harness, openHarness } from './harness.ts'
import type { Tab } from './headless.ts'
import { type Samples, samples } from './samples.ts'

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
  sent(method: string): readonly { readonly path: string; readonly search: string }[]
  /** How often the list was read. */
  reads(): number
  /** The first such row on the first page of any tab, whose tab stays open. */
  rowWhere(isLike: (row: Row) => boolean): Promise<Row | undefined>
  /** The rows without a filter. */
  allRows(): Promise<readonly Row[]>
  open(id: string | null): Promise<void>
  type(values: Values): void
  submit(): Promise<void>
  command(): CommandActor | null
  /** Chooses a command, fills in its fields, and confirms it if it shows a prompt. */
  choose(name: string, id: string): Promise<void>
  /** Closes the dialog of a command that shows what the answer told. */
  closeTold(): Promise<void>
  drag(id: string, onto: string): Promise<void>
  filter(filter: object): Promise<void>
}

/** Every plain section; the same tests run for all of them. */
export const sections: readonly AnySection[] = await Promise.all(Object.values(plainSections).map((load) => load()))

const wires = await Promise.all(Object.values(sectionWires).map((load) => load()))

export const baseOf = ({ id }: AnySection): string => {
  const wire = wires.find(({ section }) => section.id === id)
  if (wire === undefined) throw new Error(`${id} has no wire`)
  return wire.base
}

/** The path of a section's list, or of one of its records: by its id, or `new`. */
export const pathIn = (section: AnySection, record: string | null = null): string =>
  pathOf(locationOfRecord(section, { to: section.route }, record))

/** Opens a tab with a section, by default its list. */
export const openSection = async (
  section: AnySection,
  path: string = pathIn(section),
  harness: Harness = openHarness({}),
): Promise<OpenSection> => {
  const tab = harness.open(path)
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
  const pages: readonly string[] = Object.values(section.pages ?? {})
  /** The form on the page of a record or over the list; `null` when none or another page is open. */
  const form = () => {
    const { location, screen } = tab.page()
    if (pages.includes(location.to))
      return selectSectionForm<AnySection>((screen as unknown as RecordPageActor<AnySection>).getSnapshot())
    return location.to === section.route ? selectSectionForm<AnySection>(actor().getSnapshot()) : null
  }
  const command = () => selectSectionCommand<AnySection>(actor().getSnapshot())
  const closeTold = async () => {
    const told = command()
    if (told?.getSnapshot().matches('telling') !== true) return
    told.send({ type: 'dialog.dismissed' })
    await harness.quiet()
  }
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
    reads: () => sent('GET').filter(({ path }) => path === baseOf(section)).length,
    rowWhere: async (isLike) => {
      const found = () => rows().find(isLike)
      const [name, codec] = tabIn(section) ?? []
      for (const choice of codec?.choices ?? []) {
        if (found()) break
        sectionList<AnySection>(actor()).send({ type: 'filter.chosen', filter: { [String(name)]: choice } })
        await harness.quiet()
      }
      return found()
    },
    command,
    allRows: async () => {
      sectionList<AnySection>(actor()).send({ type: 'filters.cleared' })
      await harness.quiet()
      const view = list()
      if (view.state === 'rows' && view.pager.hasNext) {
        const filter = { size: Number(section.query['size'].choices.at(-1)) }
        sectionList<AnySection>(actor()).send({ type: 'filter.chosen', filter })
        await harness.quiet()
      }
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
      if (command() === null) actor().send({ type: 'command.chosen', command: name as never, id })
      // It opens over its record.
      if (section.commands[name]?.opensRecord) await harness.quiet()
      for (const [field, value] of Object.entries(samplesOf(section).commands?.[name] ?? {}))
        command()?.send({ type: 'field.changed', field, value })
      command()?.send({ type: 'command.confirmed' })
      await harness.quiet()
      await closeTold()
    },
    closeTold,
    /** Drags a row to the place of another one. */
    drag: async (id: string, onto: string) => {
      const { rows } = actor().getSnapshot().context
      const move = moveOnto(section, rows, id, onto)
      if (move) actor().send({ type: 'command.chosen', command: move.command as never, id, values: move.values })
      await harness.quiet()
    },
    filter: async (filter: object) => {
      sectionList<AnySection>(actor()).send({ type: 'filter.chosen', filter })
      await harness.quiet()
    },
  }
}

/** The name and the codec of the tabs of a section’s list. */
export const tabIn = ({ query }: AnySection): readonly [string, Codec<unknown>] | undefined =>
  Object.entries<Codec<unknown>>(query).find(([, { kind }]) => kind === 'tab')

const samplesOf = ({ id }: AnySection): Samples => samples[id] ?? {}

/** Values for a new record; hidden fields keep their initial value. */
export const sampleOf = (section: AnySection): Values => {
  const { form, statesOf } = section
  const fields = Object.entries<Field<unknown>>(form)
  const values = Object.fromEntries(fields.map(([name, field]) => [name, sampleOfField(field)]))
  const sample = { ...values, ...samplesOf(section).values }
  const states = statesOf(sample, null)
  return Object.fromEntries(
    fields.map(([name, { initial }]) => [name, states[name] === 'hidden' ? initial : sample[name]]),
  )
}

const sampleOfField = ({ kind, initial, check }: Field<unknown>): unknown => {
  if ((kind === 'text' || kind === 'area') && isFree(check)) return 'Зразок 1'
  return kind === 'list' ? [{ id: null, title: 'Перше' }] : initial
}

/** Whether any short text is valid. */
const isFree = (check: Field<unknown>['check']): boolean => Object.keys(check('Нова назва', 'x')).length === 0

/** The values as they are read back: without secrets, and without the ids that the server gave to entries. */
export const readBack = ({ form }: AnySection, values: Values): Values =>
  JSON.parse(
    JSON.stringify(
      Object.fromEntries(Object.entries(values).map(([name, value]) => [name, form[name].isSecret ? '' : value])),
      (key, value) => (key === 'id' ? null : value),
    ),
  )

/** The fields of a section that can always be edited and take any text. */
export const textsOf = ({ form, statesOf }: AnySection, values: Values, row: unknown): readonly string[] =>
  Object.entries<Field<unknown>>(form)
    .filter(([, { kind, check }]) => (kind === 'text' || kind === 'area') && isFree(check))
    .filter(([name]) => statesOf(values, row)[name] === undefined)
    .map(([name]) => name)

/** The visible fields that a new record must have and that are empty at first. */
export const requiredIn = ({ form, statesOf }: AnySection): readonly string[] => {
  const fields = Object.entries<Field<unknown>>(form)
  const states = statesOf(Object.fromEntries(fields.map(([name, { initial }]) => [name, initial])), null)
  return fields
    .filter(([name, { initial, check }]) => states[name] === undefined && check(initial, name)[name] !== undefined)
    .map(([name]) => name)
}
