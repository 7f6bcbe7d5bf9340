import { createSandbox, type Sandbox } from '@supplier/test-fixtures/sandbox/sandbox'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openedSignedIn } from '../../testing/opened.tsx'

const unwritten = { information: false, product: true, delivery: true, payment: true }
const fine = 'Відправляємо щодня. '.repeat(8)

const base = '/admin-suppliers/v1/articles'

const atArticles = async (type?: string, prepare: (sandbox: Sandbox) => void = () => {}) => {
  const sandbox = createSandbox()
  sandbox.changeSupplier(1, { steps: unwritten })
  prepare(sandbox)
  const app = await openedSignedIn(sandbox, `/articles-information${type === undefined ? '' : `?article=${type}`}`)
  return { app, sandbox }
}

const press = (name: string | RegExp) => act(async () => void fireEvent.click(screen.getByRole('button', { name })))
const text = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Текст статті' })
const rows = async () =>
  within(await screen.findByRole('navigation', { name: 'Інформаційні статті' })).getAllByRole('link')

it('lists the seven articles with their states, and how many are done', async () => {
  await atArticles()
  expect((await rows()).map((row) => row.textContent)).toEqual([
    'Доставка та оплатаНе заповнено · обов’язкова',
    'Обмін та поверненняНе заповнено · обов’язкова',
    'Про магазинНе заповнено · обов’язкова',
    'Контакти та графік роботиНе заповнено · обов’язкова',
    'ГарантіяНе заповнено',
    'Договір офертиНе заповнено',
    'Політика конфіденційностіНе заповнено',
  ])
  expect(screen.getByRole('progressbar', { name: 'Обов’язкові статті: 0 з 4' })).not.toBe(null)
})

const sentFor = (sandbox: Sandbox) =>
  sandbox
    .requests()
    .flatMap(({ method, path }) => (method === 'GET' || !path.includes('/articles/') ? [] : [`${method} ${path}`]))

it('the missing articles are read on one page and published together, each with its own requests', async () => {
  const { sandbox } = await atArticles()
  const shown = await screen.findByRole('region', { name: 'Перегляд: Контакти та графік роботи' })
  await waitFor(() => expect(shown.textContent).toContain('Магазин: Крамниця Олени'))
  // Buyers see no marks, and neither does the supplier.
  expect(within(shown).getByRole('heading', { name: 'Контакти' })).not.toBe(null)
  expect(document.body.textContent).not.toMatch(/##|\*\*/)
  await press('Опублікувати всі 4')
  await screen.findByRole('dialog', { name: 'Готово! Тепер можна додавати товари' })
  expect(sentFor(sandbox).map((one) => one.replace(/^.*\/articles\//, ''))).toEqual(
    ['delivery', 'returns', 'about', 'contacts'].flatMap((type) => [type, `${type}/publish`]),
  )
})

it('an article that is not published is named with its reason, and the others are', async () => {
  const { sandbox } = await atArticles(undefined, (one) => one.changeSupplier(1, { email: null }))
  await screen.findByText('Замініть {електронна пошта}')
  sandbox.faults.add({
    kind: 'status',
    status: 422,
    body: { message: 'Так не можна' },
    method: 'POST',
    path: `${base}/about/publish`,
  })
  await press('Опублікувати 3')
  await screen.findByText('Не опубліковано: «Про магазин».')
  expect(screen.getByText('Так не можна')).not.toBe(null)
  expect(
    (await rows()).slice(0, 4).map((row) => row.textContent?.match(/Опубліковано|Чернетка|Не заповнено/)?.[0]),
  ).toEqual(['Опубліковано', 'Опубліковано', 'Чернетка', 'Не заповнено'])
  await press('Опублікувати')
  await waitFor(async () => expect((await rows())[2]?.textContent).toContain('Опубліковано'))
})

it('a template fills an article with known data and lists the remaining placeholders', async () => {
  await atArticles('contacts', (sandbox) => sandbox.changeSupplier(1, { email: null }))
  await text()
  await press('Заповнити за шаблоном')
  expect((await text()).value).toContain(
    'Магазин: Крамниця Олени\nТелефон: +380 67 111 22 33\nПошта: {електронна пошта}',
  )
  await press('Опублікувати')
  expect(screen.getByText('Замініть {електронна пошта}')).not.toBe(null)
  expect((await text()).getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(await text())
})

it('choosing a placeholder selects it in the text', async () => {
  await atArticles('contacts', (sandbox) => sandbox.changeSupplier(1, { email: null }))
  await text()
  await press('Заповнити за шаблоном')
  await press('{електронна пошта}')
  const { value, selectionStart, selectionEnd } = await text()
  expect(value.slice(selectionStart, selectionEnd)).toBe('{електронна пошта}')
  expect(document.activeElement).toBe(await text())
  fireEvent.change(await text(), { target: { value: value.replace('{електронна пошта}', 'a@b.test') } })
  expect(screen.queryByRole('button', { name: '{електронна пошта}' })).toBe(null)
})

it('a mark is applied to the selected text, which stays selected', async () => {
  await atArticles('about')
  fireEvent.change(await text(), { target: { value: 'Про наш магазин' } })
  ;(await text()).setSelectionRange(4, 7)
  await press('Жирний')
  expect((await text()).value).toBe('Про **наш** магазин')
  await press('Список')
  const { value, selectionStart, selectionEnd } = await text()
  expect([value, value.slice(selectionStart, selectionEnd)]).toEqual(['- Про **наш** магазин', 'наш'])
})

it('an article is published, previewed as buyers see it, and hidden', async () => {
  await atArticles('about')
  fireEvent.change(await text(), { target: { value: `## Вітаємо\n\n${fine} [тут](https://shop.test)` } })
  await press('Опублікувати')
  await screen.findByText('Статтю опубліковано.')
  expect((await rows())[2]?.textContent).toContain('Опубліковано')
  fireEvent.click(screen.getByRole('radio', { name: 'Перегляд' }))
  expect((await screen.findByRole('heading', { level: 3 })).textContent).toBe('Вітаємо')
  const link = screen.getByRole('link', { name: 'тут' })
  expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([
    'https://shop.test',
    'noopener noreferrer nofollow',
  ])
  await press('Приховати')
  await waitFor(async () => expect((await rows())[2]?.textContent).toContain('Приховано'))
})

it('replacing a text with a template needs confirmation', async () => {
  await atArticles('about')
  fireEvent.change(await text(), { target: { value: 'Про нас' } })
  await press('Заповнити за шаблоном')
  await screen.findByRole('dialog', { name: 'Замінити текст шаблоном?' })
  await press('Залишити текст')
  expect((await text()).value).toBe('Про нас')
})

it('after the last required article, products come next', async () => {
  const { app } = await atArticles('delivery')
  for (const type of ['delivery', 'returns', 'about', 'contacts']) {
    await act(async () =>
      app.send({ type: 'navigation.requested', location: { to: 'articles-information', search: `?article=${type}` } }),
    )
    await waitFor(async () => expect((await text()).value).toBe(''))
    fireEvent.change(await text(), { target: { value: fine } })
    await press('Опублікувати')
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Опублікувати/ })).toBe(null))
  }
  const dialog = await screen.findByRole('dialog', { name: 'Готово! Тепер можна додавати товари' })
  await act(async () => void fireEvent.click(within(dialog).getByRole('button', { name: 'Імпорт та інші способи' })))
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Текст статті' })).toBe(null))
})

it('a text that failed to save is reported and can be sent again', async () => {
  const { sandbox } = await atArticles('about')
  await text()
  sandbox.faults.add({ kind: 'status', status: 503, method: 'PUT', path: `${base}/about`, count: null })
  fireEvent.change(await text(), { target: { value: 'Про нас' } })
  expect(screen.getByText('Зміни ще не збережено')).not.toBe(null)
  await screen.findByText('Не збережено, скоро спробуємо ще раз')
  expect((await rows())[2]?.textContent).toContain('не збережено')
  sandbox.faults.clear()
  await press('Спробувати ще раз')
  await screen.findByText(/^Збережено о/)
  expect((await rows())[2]?.textContent).not.toContain('не збережено')
})

it('leaving an unsaved text needs confirmation', async () => {
  const { app, sandbox } = await atArticles('about')
  await text()
  sandbox.faults.add({ kind: 'status', status: 503, method: 'PUT', path: `${base}/about`, count: null })
  fireEvent.change(await text(), { target: { value: 'Про нас' } })
  await act(async () => app.send({ type: 'navigation.requested', location: { to: 'orders' } }))
  await screen.findByRole('dialog', { name: 'Залишити сторінку?' })
  await press('Залишитися')
  expect((await text()).value).toBe('Про нас')
})

it('an earlier version is viewed and restored', async () => {
  await atArticles('about')
  const first = `## Вітаємо\n\n${fine}[тут](https://shop.test)`
  fireEvent.change(await text(), { target: { value: first } })
  await press('Опублікувати')
  await screen.findByText('Статтю опубліковано.')
  fireEvent.change(await text(), { target: { value: 'Геть інше' } })
  await screen.findByText('Зміни ще не збережено')
  await screen.findByText(/^Збережено о/)
  await press('Історія')
  const dialog = within(await screen.findByRole('dialog', { name: 'Історія статті' }))
  await act(async () => void fireEvent.click(await dialog.findByRole('button', { name: /опубліковано$/ })))
  expect((await dialog.findByRole('heading', { level: 3 })).textContent).toBe('Вітаємо')
  expect(dialog.getByRole('region', { name: 'Вибраний текст' }).textContent).toContain('тут (https://shop.test)')
  await act(async () => void fireEvent.click(dialog.getByRole('button', { name: 'Повернути цю версію' })))
  expect((await text()).value).toBe(first)
})

it('the article of another store is viewed and copied', async () => {
  await atArticles('delivery')
  await text()
  await press('З іншого магазину')
  const dialog = within(await screen.findByRole('dialog', { name: 'Скопіювати з іншого магазину' }))
  expect(await dialog.findByRole('button', { name: 'Крамничка на Подолі опубліковано', pressed: true })).not.toBe(null)
  expect((await dialog.findByRole('heading', { name: 'Самовивіз' })).tagName).toBe('H3')
  await act(async () => void fireEvent.click(dialog.getByRole('button', { name: 'Скопіювати' })))
  expect((await text()).value).toContain('## Самовивіз')
})

it('copying is not offered when no other store has the article', async () => {
  await atArticles('offer')
  await text()
  expect(screen.queryByRole('button', { name: 'З іншого магазину' })).toBe(null)
  expect(screen.getByRole('button', { name: 'Історія' })).not.toBe(null)
})

it('says that no other store has the article any more', async () => {
  const { sandbox } = await atArticles('delivery')
  await text()
  sandbox.setWorld((world) => ({ ...world, stores: [] }))
  await press('З іншого магазину')
  const dialog = within(await screen.findByRole('dialog', { name: 'Скопіювати з іншого магазину' }))
  await dialog.findByText('Копіювати поки нема звідки')
  expect(dialog.queryByRole('button', { name: 'Скопіювати' })).toBe(null)
})

const conflicting = async () => {
  const { sandbox } = await atArticles('about')
  fireEvent.change(await text(), { target: { value: 'Перше' } })
  await screen.findByText(/^Збережено о/)
  sandbox.setWorld((world) => ({
    ...world,
    articles: world.articles.map((one) =>
      one.type === 'about' ? { ...one, body: 'Їхній текст', version: one.version + 1 } : one,
    ),
  }))
  fireEvent.change(await text(), { target: { value: 'Мій **текст**' } })
  return { sandbox, dialog: within(await screen.findByRole('dialog', { name: 'Статтю змінено в іншому вікні' })) }
}

it('two conflicting texts are compared as buyers would see them', async () => {
  const { dialog } = await conflicting()
  expect((await dialog.findByText('текст')).tagName).toBe('STRONG')
  expect(dialog.getByRole('region', { name: 'Ваш текст' }).textContent).toBe('Ваш текстМій текст')
  expect(dialog.getByRole('region', { name: /^Збережений текст/ }).textContent).toContain('Їхній текст')
})

it('the saved text is taken only after the unsaved one is stored, and the dialog stays open until then', async () => {
  const { sandbox, dialog } = await conflicting()
  sandbox.faults.add({
    kind: 'status',
    status: 422,
    body: { message: 'Ні.', errors: { body: ['Не цей текст.'] } },
    method: 'PUT',
    path: `${base}/about`,
  })
  const take = () => dialog.getByRole('button', { name: 'Взяти збережений' })
  await act(async () => void fireEvent.click(take()))
  expect((await dialog.findByRole('alert')).textContent).toBe('Не цей текст.')
  expect(dialog.getByRole('region', { name: 'Ваш текст' }).textContent).toContain('Мій текст')
  await act(async () => void fireEvent.click(take()))
  await waitFor(async () => expect((await text()).value).toBe('Їхній текст'))
  expect(screen.queryByRole('dialog', { name: 'Статтю змінено в іншому вікні' })).toBe(null)
})

it('a list that failed to reload stays visible and is marked as outdated', async () => {
  const { app, sandbox } = await atArticles()
  await rows()
  sandbox.faults.add({ kind: 'status', status: 500, method: 'GET', path: base, count: null })
  await act(async () => app.send({ type: 'wakeUp.received', reason: 'shown' }))
  await screen.findByText('Не вдалося оновити список')
  expect(await rows()).toHaveLength(7)
  sandbox.faults.clear()
  await press('Спробувати ще раз')
  await waitFor(() => expect(screen.queryByText('Не вдалося оновити список')).toBe(null))
})

it('reports that the articles failed to load, and retries', async () => {
  const { sandbox } = await atArticles(undefined, (one) =>
    one.faults.add({ kind: 'status', status: 500, path: base, count: null }),
  )
  await screen.findByRole('heading', { name: 'Не вдалося отримати список' })
  sandbox.faults.clear()
  await press('Спробувати ще раз')
  expect(await rows()).toHaveLength(7)
})
