import type { RecordFormActor } from '@supplier/core/kit/form/record-form.setup'
import type { AnySection } from '@supplier/core/kit/section/section.domain'
import { sectionBeside } from '@supplier/core/kit/section/section.selectors'
import { withTemplate } from '@supplier/core/reply-templates/reply-templates.domain'
import { selectTemplates } from '@supplier/core/reply-templates/reply-templates.selectors'
import type { ReviewBesideActor } from '@supplier/core/reviews/review-beside.machine'
import { factsOfReview, type Review } from '@supplier/core/reviews/reviews.domain'
import { reviews } from '@supplier/core/reviews/reviews.section'
import { templatesBeside } from '@supplier/core/reviews/reviews.selectors'
import { expect, onTestFinished, test } from 'vitest'
import { withEditedReview } from '../../world/reviews/reviews.ts'
import { supplierById } from '../../world/world.ts'
import { type OpenSection, openSection, pathIn } from '../kit/sections.ts'

const section = reviews as unknown as AnySection

const opened = async (): Promise<OpenSection> => {
  const one = await openSection(section, pathIn(section))
  onTestFinished(one.harness.closeAll)
  return one
}

/** Answers the open review and goes on to the next one, as Ctrl and Enter do. */
const answer = async (one: OpenSection, text: string) => {
  const form = one.form() as RecordFormActor<Readonly<Record<string, unknown>>, unknown>
  const id = form.getSnapshot().context.id
  one.type({ reply: text })
  form.send({ type: 'form.submitted', opensNext: true })
  await one.harness.quiet()
  return id
}

const answeredIn = (one: OpenSection, ids: readonly (string | null)[]) =>
  (one.harness.sandbox.world().records['reviews']?.[1] ?? []).filter(
    ({ id, reply, version }) => ids.includes(String(id)) && reply !== null && version === 2,
  ).length

test('one review after another is answered without leaving the form', async () => {
  const one = await opened()
  const ids = one.rows().map(({ id }) => id)
  expect(ids.length).toBeGreaterThan(10)
  await one.open(ids[0] ?? '')
  const done: (string | null)[] = []
  for (const [at, id] of ids.entries()) {
    if (at === 7) {
      expect(await answer(one, 'Телефонуйте нам: 067 123 45 67')).toBe(id)
      expect(one.view().errors).toMatchObject({ reply: { text: expect.stringContaining('067 123 45 67') } })
    }
    done.push(await answer(one, `Дякуємо за відгук, ${at}!`))
    const next = ids[at + 1]
    expect(one.tab.address()).toBe(next === undefined ? '/reviews' : `/reviews?review=${next}#reply`)
  }
  expect(done).toEqual(ids)
  expect(answeredIn(one, done)).toBe(ids.length)
})

test('an answer with contacts is refused at its field and stays there', async () => {
  const one = await opened()
  await one.open(one.rows()[0]?.id ?? '')
  await answer(one, 'Телефонуйте нам: 067 123 45 67')
  expect(one.view()).toMatchObject({
    errors: { reply: { text: expect.stringContaining('067 123 45 67') } },
    values: { reply: 'Телефонуйте нам: 067 123 45 67' },
  })
})

test('an answer whose response is lost is published once', async () => {
  const one = await opened()
  const id = one.rows()[0]?.id ?? ''
  await one.open(id)
  one.harness.fault({ kind: 'applied-then-reset', method: 'PATCH', path: '/admin-suppliers/v1/reviews/*' })
  await answer(one, 'Дякуємо!')
  await one.harness.pass(2000)
  expect(answeredIn(one, [id])).toBe(1)
  expect(one.form()?.getSnapshot().context.id).not.toBe(id)
})

test('a review that the buyer changes meanwhile keeps the typed answer and shows what it said before', async () => {
  const one = await opened()
  const id = one.rows()[0]?.id ?? ''
  await one.open(id)
  one.type({ reply: 'Дякуємо!' })
  one.harness.sandbox.setWorld((world) => {
    const supplier = supplierById(world, 1)
    return supplier ? withEditedReview(world, supplier, Number(id), 'Передумала: усе чудово.') : world
  })
  await answer(one, 'Дякуємо!')
  await one.open(id)
  const { row } = one.form()?.getSnapshot().context ?? {}
  expect(row).toMatchObject({ text: 'Передумала: усе чудово.', previous: { text: expect.any(String) } })
  expect(one.view().values).toEqual({ reply: 'Дякуємо!' })
})

/** The templates beside the reviews of a tab. */
const templatesIn = (at: OpenSection) => {
  const actor = templatesBeside(sectionBeside<AnySection>(at.actor()) as unknown as ReviewBesideActor)
  if (actor === null) throw new Error('there are no templates')
  return { actor, view: () => selectTemplates(actor.getSnapshot()) }
}

test('two reviews are answered with one template, each by the name of its author and of its product', async () => {
  const one = await opened()
  const reviews = (one.rows() as readonly Review[]).filter(({ reply, rating }) => reply === null && rating === 5)
  const { actor, view } = templatesIn(one)
  for (const review of reviews.slice(0, 2)) {
    await one.open(review.id)
    actor.send({ type: 'templates.opened' })
    await one.harness.quiet()
    actor.send({ type: 'templates.searched', search: 'подяка' })
    const [template] = view().found
    actor.send({ type: 'templates.closed' })
    await answer(one, withTemplate('', template?.text ?? '', factsOfReview(review)))
  }
  const stored = one.harness.sandbox.world().records['reviews']?.[1] ?? []
  const answers = reviews.slice(0, 2).map(({ id }) => stored.find((record) => String(record.id) === id)?.['reply'])
  expect(answers).toEqual(
    reviews.slice(0, 2).map(({ author, product }) =>
      expect.objectContaining({
        text: `${author.split(' ')[0]}, дякуємо за відгук! Раді, що вам сподобалося «${product?.title}».`,
      }),
    ),
  )
})

test('templates that were typed and not saved are offered again', async () => {
  const one = await opened()
  const { actor, view } = templatesIn(one)
  const edit = async () => {
    actor.send({ type: 'editing.requested' })
    await one.harness.quiet()
  }
  await edit()
  const typed = [{ id: null, title: 'Ще не збережено', text: 'Текст' }]
  view().form?.send({ type: 'field.changed', field: 'templates', value: typed })
  view().form?.send({ type: 'form.dismissed' })
  await one.harness.quiet()
  await edit()
  view().form?.send({ type: 'draft.restored' })
  expect(view().form?.getSnapshot().context.values.templates).toEqual(typed)
})

test('templates are edited as one list, which another tab does not overwrite unseen', async () => {
  const one = await opened()
  const other = await openSection(section, pathIn(section), one.harness)
  const [mine, theirs] = [templatesIn(one), templatesIn(other)]
  for (const { actor } of [mine, theirs]) actor.send({ type: 'editing.requested' })
  await one.harness.quiet()
  const write = async ({ view }: typeof mine, title: string) => {
    const form = view().form
    const templates = form?.getSnapshot().context.values.templates ?? []
    form?.send({ type: 'field.changed', field: 'templates', value: [...templates, { id: null, title, text: 'Текст' }] })
    form?.send({ type: 'form.submitted' })
    await one.harness.quiet()
  }
  await write(mine, 'Перший')
  expect(mine.view().form).toBe(null)
  await write(theirs, 'Другий')
  expect(theirs.view().form?.getSnapshot().value).toBe('conflict')
  mine.actor.send({ type: 'templates.opened' })
  await one.harness.quiet()
  expect(mine.view().found.map(({ title }) => title)).toContain('Перший')
})
