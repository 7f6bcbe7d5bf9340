import { panelParts } from '@supplier/core/app/panel.selectors'
import { selectCommand } from '@supplier/core/kit/command/command.selectors'
import { selectJobs } from '@supplier/core/kit/job/jobs.selectors'
import { selectWaiting } from '@supplier/core/kit/list/list.selectors'
import type { AnySection } from '@supplier/core/kit/section/section.domain'
import { sectionList } from '@supplier/core/kit/section/section.selectors'
import { isNightly } from '@supplier/core/testing/nightly'
import { describe, expect, onTestFinished, test } from 'vitest'
import { openHarness } from '../kit/harness.ts'
import { samples } from '../kit/samples.ts'
import {
  baseOf,
  type OpenSection,
  openSection,
  pathIn,
  readBack,
  requiredIn,
  sampleOf,
  sectionIn,
  sections,
  textsOf,
} from '../kit/sections.ts'
import { statusTroubles, transportTroubles } from '../kit/troubles.ts'

/** A refusal that names fields which no form has. */
const strangeRefusal = (errors: object) => ({
  kind: 'status' as const,
  status: 422,
  body: {
    message: 'Дані не прийнято.',
    code: 'invalid',
    errors: { ...errors, 'strange.0.part': ['Такого поля немає.'], unknown: ['Перевірте решту.'] },
  },
})

/** The sections over which each trouble is tried: one with a dialog, one with pages. */
const inFull = ['attributes', 'stores']
const troublesOf = (id: string) => {
  const all = [...statusTroubles, ...transportTroubles]
  return isNightly() || inFull.includes(id) ? all : all.filter(({ fault }) => fault.kind === 'applied-then-reset')
}

describe.each(sections.map((section) => [section.id, section] as const))('%s', (_, section) => {
  const path = pathIn(section)
  const troubles = troublesOf(section.id)
  // A section without fields has its form elsewhere.
  const hasForm = Object.keys(section.form).length > 0
  const mayCreate = hasForm && section.mayCreate !== false
  // Masked names are not guessed by a search, and a row that tells everything is not opened.
  const hasSearch = 'search' in section.query
  const opens = hasForm || section.mayOpen !== section.mayEdit
  const base = baseOf(section)
  const opened = async (at: string = path, from?: OpenSection) => {
    const one = await openSection(section, at, from?.harness)
    if (!from) onTestFinished(one.harness.closeAll)
    return one
  }
  const editable = (one: OpenSection) => {
    const row = one.rows().find((candidate) => section.mayEdit(candidate))
    if (row === undefined) throw new Error('the seeds have nothing to edit')
    return row
  }
  const opensFirst = async () => {
    const one = await opened()
    const { id } = editable(one)
    await one.open(id)
    return { one, id }
  }
  const [text = '', other = ''] = textsOf(section, sampleOf(section), null)
  /** What no draft holds. */
  const secretsOf = (values: object) =>
    Object.fromEntries(Object.entries(values).filter(([name]) => section.form[name]?.isSecret))
  const stored = async (one: OpenSection, id: string) => {
    const again = await opened(pathIn(section, id), one)
    return again.view().saved
  }

  test('opens with rows, and keeps each filter in the address', async () => {
    const one = await opened()
    if ('size' in section.query) await one.filter({ size: Number(section.query.size.choices.at(-1)) })
    const all = one.rows().map(({ id }) => id)
    expect(all.length).toBeGreaterThan(0)
    const choices = Object.entries<{ kind: string; choices: readonly string[] }>(section.query).flatMap(
      ([name, { kind, choices: each }]) =>
        kind === 'one' || kind === 'many'
          ? each.map((choice) => ({ [name]: kind === 'many' ? [choice] : choice }))
          : [],
    )
    for (const filter of choices) {
      await one.filter({ ...section.rules.queryOf(''), ...filter })
      const found = one.rows().map(({ id }) => id)
      expect(found.every((id) => all.includes(id))).toBe(true)
      const search = section.rules.searchOf({ ...section.rules.queryOf(''), ...filter })
      expect(one.tab.address()).toBe(`${path}${search}`)
      const again = await opened(`${path}${search}`, one)
      expect(again.rows().map(({ id }) => id)).toEqual(found)
    }
  })

  test.runIf(hasSearch)('searches once after the last key, without an entry in the history for each key', async () => {
    const one = await opened()
    const before = one.reads()
    for (const typed of ['ж', 'жо', 'жодн'])
      one.actor().getSnapshot().children['list'].send({ type: 'search.typed', text: typed })
    await one.harness.pass(500)
    expect(one.reads() - before).toBe(1)
    expect(one.list().state).toBe('nothingFound')
    expect(one.tab.address()).toBe(`${path}?search=${encodeURIComponent('жодн')}`)
    one.actor().getSnapshot().children['list'].send({ type: 'search.typed', text: '' })
    one.actor().getSnapshot().children['list'].send({ type: 'search.submitted' })
    await one.harness.quiet()
    expect(one.list().state).toBe('rows')
  })

  test.each(troubles)('a list that cannot be read, $name: shows the error, and a retry loads it', async (trouble) => {
    const one = await opened()
    const isBusy = trouble.status === 503
    one.harness.fault({ ...trouble.fault, method: 'GET', path: base })
    await one.filter({ sort: section.query.sort.choices[1] })
    if (!isBusy) await one.harness.pass(16_000)
    expect(one.list().messages).toHaveLength(trouble.status === 401 ? one.list().messages.length : isBusy ? 2 : 1)
    expect(one.list().isStale || one.list().state !== 'rows').toBe(true)
    if (isBusy) await one.harness.pass(1500)
    else one.actor().getSnapshot().children['list'].send({ type: 'retry.chosen' })
    await one.harness.quiet()
    expect(one.list()).toMatchObject({ state: 'rows', isStale: false })
  })

  test.runIf(hasSearch)('a late response to an earlier query is not shown', async () => {
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    let isHeld = false
    const harness = openHarness({
      between: async (call, send) => {
        const isFirst = isHeld && call.method === 'GET' && call.path === base
        isHeld &&= !isFirst
        const response = await send()
        if (isFirst) await held
        return response
      },
    })
    const one = await openSection(section, path, harness)
    onTestFinished(harness.closeAll)
    const all = one.rows().map(({ id }) => id)
    isHeld = true
    void one.filter({ search: 'жодного такого' })
    await one.harness.quiet()
    await one.filter({ search: '' })
    release()
    await one.harness.quiet()
    expect([one.list().state, one.rows().map(({ id }) => id), one.tab.address()]).toEqual(['rows', all, path])
  })

  test('a change elsewhere moves no shown row: another order and a new row wait', async () => {
    const one = await opened()
    const { harness } = one
    await harness.pass(1000)
    const ids = () => one.rows().map(({ id }) => id)
    const list = sectionList<AnySection>(one.actor())
    const waiting = () => selectWaiting(list.getSnapshot() as never)
    const before = ids()
    const call = one.sent('GET').findLast(({ path }) => path === base)
    const { token } = JSON.parse(harness.entries.get('user') ?? '{}')
    const answer = await harness.sandbox.fetch(`http://localhost${call?.path}${call?.search}`, {
      headers: { Authorization: `Bearer ${token}`, 'X-Session': 'supplier' },
    })
    const page = await answer.json()
    const [first] = page.data
    const data = [{ ...first, id: typeof first.id === 'number' ? 987_654 : 'new' }, ...page.data.toReversed()]
    harness.sandbox.faults.add({ kind: 'status', status: 200, method: 'GET', path: base, body: { ...page, data } })
    list.send({ type: 'page.outdated' })
    await harness.pass(1000)
    expect([ids(), waiting()]).toEqual([before, 1])
    list.send({ type: 'newest.chosen' })
    expect(ids().slice(1)).toEqual(before.toReversed())
  })

  test('an event that comes twice, or late, reads the list once', async () => {
    const one = await opened()
    await one.harness.pass(1000)
    const [row] = one.rows() as readonly { readonly id: string; readonly version?: number }[]
    const heard = async (version: number) => {
      const before = one.reads()
      one.actor().send({ type: 'record.changed', section: section.id, id: row?.id ?? '', version })
      await one.harness.pass(1000)
      return one.reads() - before
    }
    const version = row?.version ?? 0
    expect([await heard(version + 1), await heard(version), await heard(version - 1)]).toEqual([1, 0, 0])
  })

  test.runIf(opens && !section.pages)('an event reads the open record again only if it is about this one', async () => {
    const one = await opened()
    const [row, other = { id: 'other' }] = one.rows()
    const id = row?.id ?? ''
    await one.open(id)
    const heard = async (changed: string) => {
      const reads = () => one.sent('GET').filter(({ path }) => path === `${base}/${id}`).length
      const before = reads()
      one.actor().send({ type: 'record.changed', section: section.id, id: changed, version: 999 })
      await one.harness.pass(1000)
      return reads() - before
    }
    expect([await heard(other.id), await heard(id)]).toEqual([0, 1])
  })

  test.runIf(mayCreate)('shows required fields as errors and sends no request', async () => {
    const one = await opened()
    await one.open(null)
    expect(one.tab.address()).toBe(pathIn(section, 'new'))
    // Some required fields begin with a value, which is taken out.
    for (const name of requiredIn(section)) one.type({ [name]: section.form[name].initial })
    await one.submit()
    for (const name of requiredIn(section)) {
      const field = section.form[name]
      expect(one.view().errors).toMatchObject(field.check(field.initial, name))
    }
    expect(one.sent('POST')).toEqual([])
  })

  /** Whether the form of a new record is open. One that was created may be open on its page instead. */
  const isNewOpen = (one: OpenSection) => one.form() !== null && one.view().isNew
  const backToList = async (one: OpenSection) => {
    if (!section.savedLocation) return
    one.form()?.send({ type: 'form.dismissed' })
    await one.harness.quiet()
  }

  test.runIf(mayCreate)('creates a record, and its form leaves the address', async () => {
    const one = await opened()
    const before = (await one.allRows()).map(({ id }) => id)
    await one.open(null)
    one.type(sampleOf(section))
    await one.submit()
    expect([isNewOpen(one), one.sent('POST').length]).toEqual([false, 1])
    await backToList(one)
    expect([one.form(), one.tab.address()]).toEqual([null, path])
    const made = (await one.allRows()).filter(({ id }) => !before.includes(id))
    expect(made).toHaveLength(1)
    const values = await stored(one, made[0]?.id ?? '')
    expect(readBack(section, values)).toEqual(readBack(section, sampleOf(section)))
  })

  describe.each(troubles)('a save that fails with $name', (trouble) => {
    test.runIf(mayCreate)('of a new record keeps the input and creates it once', async () => {
      const one = await opened()
      const before = one.rows().length
      await one.open(null)
      one.type(sampleOf(section))
      one.harness.fault({ ...trouble.fault, method: 'POST', path: base })
      await one.submit()
      await one.harness.pass(16_000)
      if (isNewOpen(one)) {
        expect(one.view().values).toMatchObject({ [text]: sampleOf(section)[text] })
        await one.submit()
      }
      expect(isNewOpen(one)).toBe(false)
      await backToList(one)
      expect(await one.allRows()).toHaveLength(before + 1)
    })

    test.runIf(hasForm)('of a change keeps the input and is saved in the end', async () => {
      const { one, id } = await opensFirst()
      one.type({ [text]: 'Нова назва' })
      one.harness.fault({ ...trouble.fault, method: 'PATCH', path: `${base}/*` })
      await one.submit()
      await one.harness.pass(16_000)
      if (one.form() !== null) {
        expect(one.view().values).toMatchObject({ [text]: 'Нова назва' })
        await one.submit()
      }
      expect(one.form()).toBe(null)
      expect(await stored(one, id)).toMatchObject({ [text]: 'Нова назва' })
    })
  })

  test.runIf(hasForm)('a refusal about no field of the form is told above it, beside those at the fields', async () => {
    const { one, id } = await opensFirst()
    one.type({ [text]: 'Нова назва' })
    one.harness.fault({ ...strangeRefusal({ [text]: ['Назву зайнято.'] }), method: 'PATCH', path: `${base}/*` })
    await one.submit()
    expect(one.view()).toMatchObject({
      errors: { [text]: { text: 'Назву зайнято.' } },
      note: { text: 'Такого поля немає. Перевірте решту.' },
      values: { [text]: 'Нова назва' },
    })
    one.type({ [text]: 'Інша назва' })
    expect(one.view()).toMatchObject({ errors: {}, note: null })
    expect(await stored(one, id)).not.toMatchObject({ [text]: 'Нова назва' })
  })

  test.runIf(mayCreate)(
    'a new record without response, changed and sent again, is updated instead of created twice',
    async () => {
      const one = await opened()
      const before = one.rows().length
      await one.open(null)
      one.type(sampleOf(section))
      one.harness.fault({ kind: 'applied-then-reset', method: 'POST', path: base })
      one.harness.fault({ kind: 'reset-before', method: 'GET', path: `${base}/by-key/*` })
      await one.submit()
      expect(one.view().note).toEqual({ key: 'kit.saveUnclear' })
      one.type({ [text]: 'Інша назва' })
      await one.submit()
      await backToList(one)
      expect(one.form()).toBe(null)
      expect(await one.allRows()).toHaveLength(before + 1)
      expect(one.sent('PATCH')).toHaveLength(1)
    },
  )

  test.runIf(mayCreate).each([
    ['theirs.taken', 1],
    ['mine.kept', 2],
  ] as const)(
    'a draft that two tabs save with other values changes no record of the other tab: %s',
    async (choice, made) => {
      const one = await opened()
      const before = (await one.allRows()).length
      await one.open(null)
      one.type({ ...sampleOf(section), [text]: 'Перша' })
      const another = await opened(pathIn(section, 'new'), one)
      another.form()?.send({ type: 'draft.restored' })
      another.type({ ...secretsOf(sampleOf(section)), [text]: 'Друга' })
      await one.submit()
      await another.submit()
      expect(another.view()).toMatchObject({
        state: 'conflict',
        isNew: true,
        conflicts: [{ name: text, theirs: 'Перша' }],
      })
      expect(another.tab.sent()).toEqual([])
      another.form()?.send({ type: choice })
      await another.harness.quiet()
      // Another field may have to be unique, such as a code; then nothing is saved, and the field says why.
      const isRefused = another.form() !== null && Object.keys(another.view().errors).length > 0
      if (choice === 'theirs.taken')
        expect(another.view()).toMatchObject({ isNew: false, isChanged: false, values: { [text]: 'Перша' } })
      else if (isRefused) expect(another.view()).toMatchObject({ isNew: true, values: { [text]: 'Друга' } })
      else expect(another.tab.sent()).toEqual(['kit.saved'])
      const look = await opened(path, one)
      expect([(await look.allRows()).length - before, one.sent('PATCH')]).toEqual([isRefused ? 1 : made, []])
    },
  )

  test.runIf(mayCreate)('a draft that two tabs save unchanged makes one record', async () => {
    const one = await opened()
    const before = (await one.allRows()).length
    await one.open(null)
    one.type(sampleOf(section))
    const another = await opened(pathIn(section, 'new'), one)
    another.form()?.send({ type: 'draft.restored' })
    another.type(secretsOf(sampleOf(section)))
    await one.submit()
    await another.submit()
    expect([one.tab.sent(), another.tab.sent()]).toEqual([['kit.saved'], ['kit.saved']])
    expect((await (await opened(path, one)).allRows()).length - before).toBe(1)
  })

  test.runIf(other !== '')('changes to different fields by two people are merged without a prompt', async () => {
    const { one, id } = await opensFirst()
    const another = await opened(pathIn(section, id), one)
    another.type({ [other]: 'друге' })
    await another.submit()
    one.type({ [text]: 'Перша' })
    await one.submit()
    expect(one.form()).toBe(null)
    expect(await stored(one, id)).toMatchObject({ [text]: 'Перша', [other]: 'друге' })
  })

  test.runIf(hasForm).each([
    ['theirs.taken', 'Їхня'],
    ['mine.kept', 'Моя'],
  ] as const)('changes to the same field by two people: %s', async (choice, kept) => {
    const { one, id } = await opensFirst()
    const another = await opened(pathIn(section, id), one)
    another.type({ [text]: 'Їхня' })
    await another.submit()
    one.type({ [text]: 'Моя' })
    await one.submit()
    expect(one.view()).toMatchObject({ state: 'conflict', conflicts: [{ name: text, theirs: 'Їхня' }] })
    one.form()?.send({ type: choice })
    await one.harness.quiet()
    if (one.form() !== null) await one.submit()
    expect(one.form()).toBe(null)
    expect(await stored(one, id)).toMatchObject({ [text]: kept })
  })

  test.runIf(mayCreate)('unsaved input is offered after closing and after a reload, until it is saved', async () => {
    const one = await opened()
    await one.open(null)
    const begun = one.view().values[text]
    one.type({ [text]: 'Ще не збережено' })
    one.form()?.send({ type: 'form.dismissed' })
    await one.harness.quiet()
    expect([one.form(), one.tab.address()]).toEqual([null, path])
    one.harness.leave(one.tab)
    const again = await opened(pathIn(section, 'new'), one)
    expect(again.view()).toMatchObject({ hasOffer: true, values: { [text]: begun } })
    again.form()?.send({ type: 'draft.restored' })
    expect(again.view().values).toMatchObject({ [text]: 'Ще не збережено' })
    again.type({ ...sampleOf(section), [text]: 'Тепер збережено' })
    await again.submit()
    await backToList(again)
    await again.open(null)
    expect(again.view().hasOffer).toBe(false)
  })

  test.runIf(hasForm)('a record that this tab never saw is shown as not found, not as deleted', async () => {
    const one = await opened(pathIn(section, '999999'))
    expect(one.view().state).toBe('missing')
    one.form()?.send({ type: 'form.dismissed' })
    await one.harness.quiet()
    expect(one.tab.address()).toBe(path)
  })

  test.runIf(hasForm)('a record that may not be read says the reason of the server', async () => {
    const one = await opened()
    const id = one.rows().find((row) => section.mayEdit(row))?.id ?? '1'
    one.harness.leave(one.tab)
    const texts = [{ text: 'Це запис іншого постачальника.' }]
    one.harness.fault({
      kind: 'status',
      status: 403,
      body: { message: texts[0]?.text },
      method: 'GET',
      path: `${baseOf(section)}/${id}`,
    })
    const again = await opened(pathIn(section, id), one)
    expect(again.view()).toMatchObject({ state: 'failed', messages: texts })
  })

  test('a list that the server does not have is said so, and one that may not be read says why', async () => {
    const one = await opened(path)
    one.harness.leave(one.tab)
    for (const [status, state] of [
      [404, 'notOffered'],
      [403, 'notAllowed'],
    ] as const) {
      const texts = [{ text: `Відповідь ${status}` }]
      one.harness.fault({
        kind: 'status',
        status,
        body: { message: texts[0]?.text },
        method: 'GET',
        path: baseOf(section),
      })
      const again = await opened(path, one)
      expect(again.list()).toMatchObject({ state, messages: texts })
      one.harness.leave(again.tab)
      one.harness.sandbox.faults.clear()
    }
  })

  test.runIf(mayCreate && 'remove' in section.commands)('a record deleted while it is edited is shown so', async () => {
    const one = await opened()
    const known = (await one.allRows()).map(({ id }) => id)
    await one.open(null)
    one.type(sampleOf(section))
    await one.submit()
    one.tab.visit(path)
    await one.harness.quiet()
    const made = (await one.allRows()).find(({ id }) => !known.includes(id))?.id ?? ''
    await one.open(made)
    const another = await opened(path, one)
    await another.choose('remove', made)
    one.type({ [text]: 'Запізно' })
    await one.submit()
    expect(one.view()).toMatchObject({ state: 'deleted' })
  })

  test.runIf(hasForm)('another record in the address opens that record', async () => {
    const one = await opened()
    const [first, second] = one.rows().filter((row) => section.mayEdit(row))
    await one.open(first?.id ?? '')
    one.tab.visit(pathIn(section, second?.id))
    await one.harness.quiet()
    expect(one.form()?.getSnapshot().context.id).toBe(second?.id)
    one.tab.visit(path)
    await one.harness.quiet()
    expect(one.form()).toBe(null)
  })

  describe.each(
    Object.entries<{
      may(row: unknown, rows: readonly unknown[]): boolean
      said?: string | undefined
      isDone?: unknown
      isJob?: boolean
      isKeyed?: boolean
      creates?: boolean
      opensRecord?: boolean
      linkOf?: unknown
    }>(section.commands).filter(([, { linkOf }]) => linkOf === undefined),
  )('the command %s', (name, command) => {
    const sentTo = samples[section.id]?.commandPaths?.[name] ?? `${base}/*`
    const said = `said.${command.said}`
    const ready = async () => {
      const one = await opened()
      const row = await one.rowWhere((candidate) => command.may(candidate, one.rows()))
      if (row === undefined) throw new Error('the seeds have no row for it')
      if (command.opensRecord) {
        one.actor().send({ type: 'command.chosen', command: name as never, id: row.id })
        await one.harness.quiet()
      }
      return { one, row }
    }

    test('is carried out, and only if the row allows it', async () => {
      const { one, row } = await ready()
      await one.choose(name, row.id)
      expect(one.harness.sandbox.world().jobs).toHaveLength(command.isJob ? 1 : 0)
      expect(one.tab.sent()).toEqual([command.isJob ? 'kit.bulkStarted' : said])
      const refused = one.rows().find((candidate) => !command.may(candidate, one.rows()))
      const writes = () => ['POST', 'PUT', 'PATCH', 'DELETE'].flatMap((method) => one.sent(method)).length
      const sent = writes()
      if (refused) await one.choose(name, refused.id)
      expect(writes()).toBe(sent)
    })

    test('without a response is looked up by its key or its row, or sent again with its key', async () => {
      const { one, row } = await ready()
      one.harness.fault({
        kind: 'applied-then-reset',
        path: `${base}/*`,
      })
      await one.choose(name, row.id)
      expect(one.tab.sent()).toEqual([
        command.isJob ? 'kit.bulkStarted' : command.isDone || command.isKeyed || command.creates ? said : 'kit.unclear',
      ])
      const { jobs } = one.harness.sandbox.world()
      const followed = selectJobs(panelParts(await one.tab.panel()).jobs.getSnapshot()).rows
      expect(followed.map(({ id }) => id)).toEqual(jobs.map(({ id }) => String(id)))
    })

    test.runIf(command.isJob)('that never arrived starts no job, and its dialog stays with the reason', async () => {
      const { one, row } = await ready()
      one.harness.fault({ kind: 'reset-before', path: `${base}/*` })
      await one.choose(name, row.id)
      const typed = () => one.command()?.getSnapshot().context.values
      const before = typed()
      await one.harness.pass(46_000)
      const keyed = one.harness.sandbox.requests().filter(({ fields }) => fields.includes('client_key'))
      expect([keyed.length, one.harness.sandbox.world().jobs, one.tab.sent()]).toEqual([1, [], []])
      const dialog = one.command()
      expect([typed(), dialog && selectCommand(dialog.getSnapshot()).note]).toEqual([before, expect.anything()])
      dialog?.send({ type: 'command.confirmed' })
      await one.harness.quiet()
      expect([one.harness.sandbox.world().jobs.length, one.tab.sent()]).toEqual([1, ['kit.bulkStarted']])
    })

    test.runIf(command.isDone && !command.isJob && !command.isKeyed)(
      'that arrives after it was looked up is found, and not called refused meanwhile',
      async () => {
        let arrive = (): unknown => null
        let isHeld = false
        const harness = openHarness({
          between: async (call, send) => {
            if (!isHeld || call.method === 'GET') return send()
            isHeld = false
            arrive = send
            throw new TypeError('reset')
          },
        })
        onTestFinished(harness.closeAll)
        const one = await openSection(section, path, harness)
        const row = await one.rowWhere((candidate) => command.may(candidate, one.rows()))
        isHeld = true
        await one.choose(name, row?.id ?? '')
        const dialog = one.command()
        expect([dialog && selectCommand(dialog.getSnapshot())]).toMatchObject([{ isLookingUp: true, note: null }])
        await harness.pass(20_000)
        await arrive()
        await harness.pass(26_000)
        expect([one.command(), one.tab.sent()]).toEqual([null, [said]])
      },
    )

    test.runIf(command.isKeyed).each(troubles)('with $name is carried out once, or not at all', async (trouble) => {
      const { one, row } = await ready()
      const version = () =>
        one.harness.sandbox.world().records[section.id]?.[1]?.find(({ id }) => String(id) === row.id)?.version
      one.harness.fault({ ...trouble.fault, path: `${base}/*`, count: 1 })
      await one.choose(name, row.id)
      await one.harness.pass(16_000)
      const dialog = one.command()
      if (dialog) {
        dialog.send({ type: 'command.confirmed' })
        await one.harness.quiet()
        await one.closeTold()
      }
      expect([one.command(), one.tab.sent().at(-1)]).toEqual([null, said])
      // A command that creates leaves the row as it is.
      const grown = command.creates ? 0 : 1
      expect(version()).toBe(Number((row as { readonly version?: number }).version) + grown)
    })

    test.runIf(command.isKeyed).each([408, 409, 425, 429])(
      'whose repetition is refused with %i while the server still runs the first request is not called refused',
      async (status) => {
        let isHeld = false
        const writes: (() => Promise<unknown>)[] = []
        const harness = openHarness({
          between: async (call, send) => {
            if (!isHeld || call.method === 'GET') return send()
            writes.push(send)
            if (writes.length === 1) throw new TypeError('reset')
            if (writes.length > 2) return send()
            return Response.json({ message: 'Запит ще виконується.', code: 'in_progress' }, { status })
          },
        })
        onTestFinished(harness.closeAll)
        const one = await openSection(section, path, harness)
        const row = await one.rowWhere((candidate) => command.may(candidate, one.rows()))
        if (command.opensRecord) {
          one.actor().send({ type: 'command.chosen', command: name as never, id: row?.id ?? '' })
          await harness.quiet()
        }
        isHeld = true
        await one.choose(name, row?.id ?? '')
        const dialog = one.command()
        expect([writes.length, dialog && selectCommand(dialog.getSnapshot())]).toMatchObject([
          2,
          { isLookingUp: true, note: null },
        ])
        await harness.pass(5000)
        await writes[0]?.()
        await harness.pass(41_000)
        await one.closeTold()
        expect([one.command(), one.tab.sent()]).toEqual([null, [command.isJob ? 'kit.bulkStarted' : said]])
      },
    )

    test('that was refused because of no field of its dialog shows why', async () => {
      const { one, row } = await ready()
      one.harness.fault({ ...strangeRefusal({}), path: sentTo })
      await one.choose(name, row.id)
      const dialog = one.command()
      if (dialog) {
        const { note } = selectCommand(dialog.getSnapshot())
        expect(note).toEqual({ text: 'Такого поля немає. Перевірте решту.' })
      } else expect(one.tab.sent()).toEqual(['Дані не прийнято.', 'Такого поля немає.', 'Перевірте решту.'])
    })

    test('that was refused shows why', async () => {
      const { one, row } = await ready()
      const body = { message: 'Так не можна.', code: 'wrong_state' }
      one.harness.fault({ kind: 'status', status: 409, body, path: sentTo })
      await one.choose(name, row.id)
      const dialog = one.command()
      if (dialog) expect(selectCommand(dialog.getSnapshot()).note).toEqual({ text: 'Так не можна.' })
      else expect(one.tab.sent()).toEqual(['Так не можна.'])
    })
  })

  test('is refetched after a realtime event', async () => {
    const one = await opened()
    const before = one.sent('GET').length
    ;(await one.tab.panel()).send({ type: 'refresh.requested' })
    await one.harness.quiet()
    expect(one.sent('GET').length).toBeGreaterThan(before)
    expect(sectionIn(section, one.harness, one.tab).list().state).toBe('rows')
  })
})
