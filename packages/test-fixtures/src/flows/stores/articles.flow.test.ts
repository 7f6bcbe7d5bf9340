import { panelParts } from '@supplier/core/app/panel.selectors'
import type { ArticleActor } from '@supplier/core/articles/article.machine'
import type { ArticleType, TextSource } from '@supplier/core/articles/articles.domain'
import type { ArticlesActor } from '@supplier/core/articles/articles.machine'
import { openArticle, selectArticle, selectArticles, selectTexts } from '@supplier/core/articles/articles.selectors'
import type { EditorActor } from '@supplier/core/articles/editor.machine'
import { selectEditor } from '@supplier/core/articles/editor.selectors'
import { selectLeaveGuard } from '@supplier/core/leave-guard/leave-guard.selectors'
import { selectConnectionState } from '@supplier/core/realtime/realtime.selectors'
import { selectSetup } from '@supplier/core/setup/setup.selectors'
import { describe, expect, onTestFinished, test } from 'vitest'
import { waitFor } from 'xstate'
import { pusherKey } from '../../pusher/signature.ts'
import { createSandbox } from '../../sandbox/sandbox.ts'
import { startServer } from '../../server/server.ts'
import { articleOf } from '../../world/stores/articles.ts'
import { supplierById } from '../../world/world.ts'
import { type Harness, openHarness } from '../kit/harness.ts'
import { openTab, signInByPassword, type Tab } from '../kit/headless.ts'

const base = '/admin-suppliers/v1/articles'
const fine = 'Відправляємо щодня. '.repeat(8)
const required: readonly ArticleType[] = ['delivery', 'returns', 'about', 'contacts']
const unwritten = { information: false, product: true, delivery: true, payment: true }

const at = (type?: ArticleType) => `/articles-information${type === undefined ? '' : `?article=${type}`}`

const harness = (): Harness => {
  const opened = openHarness({ scenario: 'default', href: at('about') })
  onTestFinished(opened.closeAll)
  opened.sandbox.changeSupplier(1, { steps: unwritten })
  return opened
}

const screenOf = (tab: Tab) => tab.page().screen as unknown as ArticlesActor

const opened = async (the: Harness, type: ArticleType = 'about'): Promise<Tab> => {
  const tab = the.open(at(type))
  await tab.panel()
  await tab.shown<ArticlesActor>('articles-information')
  await the.quiet()
  return tab
}

const articleIn = (tab: Tab): ArticleActor => {
  const article = openArticle(screenOf(tab).getSnapshot())
  if (article === null) throw new Error('no article is open')
  return article
}

const openedIn = (tab: Tab) => {
  const found = selectArticle(articleIn(tab).getSnapshot())
  if (found.state !== 'open') throw new Error(`the article is not open but ${found.state}`)
  return found
}

const editorOf = (tab: Tab): EditorActor => openedIn(tab).editor

const seen = (tab: Tab) => selectEditor(editorOf(tab).getSnapshot())
const type = (tab: Tab, body: string) => editorOf(tab).send({ type: 'text.typed', body })
const choose = (tab: Tab, target: 'published' | 'hidden') => editorOf(tab).send({ type: 'status.chosen', target })

const kept = ({ sandbox }: Harness, of: ArticleType = 'about') => {
  const supplier = supplierById(sandbox.world(), 1)
  const found = supplier && articleOf(sandbox.world(), supplier, of)
  if (!found) throw new Error('no such article')
  return found
}

const saves = (the: Harness) =>
  the.sandbox.requests().filter(({ method, path }) => method === 'PUT' && path.includes(base))

test('typed text is saved after two seconds without typing, and the newest text wins', async () => {
  const the = harness()
  const tab = await opened(the)
  for (const text of ['В', 'Ві', 'Від']) {
    type(tab, text)
    await the.pass(1500)
  }
  expect([saves(the).length, seen(tab).saving.state]).toEqual([0, 'unsaved'])
  await the.pass(500)
  expect(seen(tab).saving).toEqual({ state: 'saved', at: the.sandbox.clock.now() })
  expect([saves(the).length, kept(the)]).toMatchObject([1, { body: 'Від', status: 'draft' }])
})

test('saves go out one at a time and in order', async () => {
  const the = harness()
  const tab = await opened(the)
  the.fault({ kind: 'delay', ms: 3000, method: 'PUT', path: `${base}/about`, count: null })
  type(tab, 'Перше')
  await the.pass(2000)
  type(tab, 'Друге')
  await the.pass(2000)
  expect([saves(the).length, seen(tab).saving.state]).toEqual([1, 'saving'])
  await the.pass(10_000)
  expect([saves(the).length, kept(the).body, seen(tab).saving.state]).toEqual([2, 'Друге', 'saved'])
})

test('a text that may not be published shows why, and is saved', async () => {
  const the = harness()
  const tab = await opened(the)
  type(tab, `${fine} {телефон}`)
  choose(tab, 'published')
  expect(seen(tab).mistakes).toEqual([{ rule: 'placeholder', name: 'телефон' }])
  await the.pass(2000)
  expect([kept(the).status, the.sandbox.requests().some(({ path }) => path.endsWith('/publish'))]).toEqual([
    'draft',
    false,
  ])
})

test('publishing saves first, and later typing stays hidden from buyers', async () => {
  const the = harness()
  const tab = await opened(the)
  type(tab, fine)
  choose(tab, 'published')
  choose(tab, 'published')
  await the.quiet()
  expect([kept(the), tab.sent()]).toMatchObject([{ status: 'published', publishedBody: fine }, ['articles.published']])
  type(tab, `${fine}!`)
  await the.pass(2000)
  expect(kept(the)).toMatchObject({ status: 'published', publishedBody: fine, body: `${fine}!` })
  expect(seen(tab)).toMatchObject({ hasChanges: true, mayPublish: true, mayHide: true })
  choose(tab, 'hidden')
  await the.quiet()
  expect([kept(the).status, seen(tab).mayHide]).toEqual(['hidden', false])
})

test('an article goes on being saved after another one is opened', async () => {
  const the = harness()
  const tab = await opened(the)
  type(tab, 'Про нас')
  tab.app.send({ type: 'navigation.requested', location: { to: 'articles-information', search: '?article=delivery' } })
  await the.quiet()
  expect(selectArticles(screenOf(tab).getSnapshot())).toMatchObject({ openType: 'delivery' })
  await the.pass(2000)
  expect(kept(the).body).toBe('Про нас')
})

test('hiding a required article reverts the setup step', async () => {
  const the = harness()
  the.sandbox.changeSupplier(1, { steps: { ...unwritten, information: true } })
  const tab = await opened(the, 'returns')
  choose(tab, 'hidden')
  await the.quiet()
  expect(supplierById(the.sandbox.world(), 1)?.steps.information).toBe(false)
  expect(selectArticles(screenOf(tab).getSnapshot()).list).toMatchObject({ progress: { done: 3, total: 4 } })
})

test('a template fills in the current supplier data and leaves gaps for the rest', async () => {
  const the = harness()
  the.sandbox.changeSupplier(1, { email: null })
  const tab = await opened(the)
  the.sandbox.changeSupplier(1, { store_name: 'Крамниця на розі' })
  tab.app.send({ type: 'account.invalidated' })
  await the.quiet()
  const gaps = { storeName: 'назва', telephone: 'телефон', email: 'пошта' }
  screenOf(tab).send({ type: 'template.chosen', template: { body: '{назва}: {телефон}, {пошта}, {код}', gaps } })
  expect(seen(tab)).toMatchObject({
    body: 'Крамниця на розі: +380 67 111 22 33, {пошта}, {код}',
    gaps: ['пошта', 'код'],
  })
  await the.pass(2000)
  expect(kept(the).body).toBe(seen(tab).body)
})

describe('on a bad connection', () => {
  test.each(['applied-then-reset', 'applied-then-500', 'truncate', 'reset-before'] as const)(
    'a text is saved after %s, without a conflict',
    async (kind) => {
      const the = harness()
      const tab = await opened(the)
      the.fault({ kind, method: 'PUT', path: `${base}/about` })
      type(tab, 'Про нас')
      await the.pass(2000)
      expect(seen(tab)).toMatchObject({ saving: { state: 'failed' }, body: 'Про нас' })
      await the.pass(5000)
      expect([seen(tab).saving.state, seen(tab).dialog.open, kept(the).body]).toEqual(['saved', 'none', 'Про нас'])
    },
  )

  test('typing on after a save without response is no conflict', async () => {
    const the = harness()
    const tab = await opened(the)
    the.fault({ kind: 'applied-then-reset', method: 'PUT', path: `${base}/about` })
    type(tab, 'Про нас')
    await the.pass(2000)
    type(tab, 'Про нас усе')
    await the.pass(4000)
    expect([seen(tab).saving.state, seen(tab).dialog.open, kept(the).body]).toEqual(['saved', 'none', 'Про нас усе'])
  })

  test('typing on after a save without response and a crash is no conflict', async () => {
    const the = harness()
    const tab = await opened(the)
    the.fault({ kind: 'applied-then-reset', method: 'PUT', path: `${base}/about` })
    type(tab, 'Про нас')
    await the.pass(2000)
    type(tab, 'Про нас усе')
    await the.pass(500)
    the.leave(tab)
    const again = await opened(the)
    expect(seen(again)).toMatchObject({ body: 'Про нас усе', dialog: { open: 'none' } })
    await the.pass(2000)
    expect(kept(the).body).toBe('Про нас усе')
  })

  test('a server that is down is retried at growing intervals, and at once by hand', async () => {
    const the = harness()
    const tab = await opened(the)
    the.fault({ kind: 'status', status: 503, method: 'PUT', path: `${base}/about`, count: null })
    type(tab, 'Про нас')
    await the.pass(60_000)
    expect(saves(the).length).toBe(4)
    the.sandbox.faults.clear()
    editorOf(tab).send({ type: 'retry.chosen' })
    await the.quiet()
    expect([kept(the).body, seen(tab).saving.state]).toEqual(['Про нас', 'saved'])
  })

  test('a refused save is not retried automatically', async () => {
    const the = harness()
    const tab = await opened(the)
    the.fault({ kind: 'status', status: 403, method: 'PUT', path: `${base}/about`, count: null })
    type(tab, 'Про нас')
    await the.pass(120_000)
    expect([saves(the).length, seen(tab).saving.state]).toEqual([1, 'refused'])
    the.sandbox.faults.clear()
    type(tab, 'Про нас усе')
    await the.pass(2000)
    expect(kept(the).body).toBe('Про нас усе')
  })

  test.each(['applied-then-reset', 'applied-then-500', 'truncate'] as const)(
    'an article that was published despite %s is shown as published, without a second request',
    async (kind) => {
      const the = harness()
      const tab = await opened(the)
      the.fault({ kind, method: 'POST', path: `${base}/about/publish` })
      type(tab, fine)
      choose(tab, 'published')
      await the.quiet()
      expect([seen(tab).status, tab.sent(), kept(the).status]).toEqual([
        'published',
        ['articles.published'],
        'published',
      ])
      expect(the.sandbox.requests().filter(({ path }) => path.endsWith('/publish'))).toHaveLength(1)
    },
  )
})

describe('the last required article', () => {
  const publish = { method: 'POST', path: `${base}/about/publish` } as const
  const isFinished = (tab: Tab) => selectArticles(screenOf(tab).getSnapshot()).isFinished

  /** All required articles but one are published, and the test is about to publish that one. */
  const almost = async (the: Harness): Promise<Tab> => {
    the.sandbox.changeSupplier(1, { steps: { ...unwritten, information: true } })
    const tab = await opened(the)
    choose(tab, 'hidden')
    await the.quiet()
    return tab
  }

  test.each(['delay', 'applied-then-hang'] as const)(
    'is celebrated once after %s, even when the list has it first',
    async (kind) => {
      const the = harness()
      const tab = await almost(the)
      the.fault({ ...publish, kind, ...(kind === 'delay' && { ms: 5000 }) })
      choose(tab, 'published')
      await the.pass(6000)
      tab.app.send({ type: 'setup.invalidated' })
      await the.pass(30_000)
      expect([isFinished(tab), seen(tab).status]).toEqual([true, 'published'])
      screenOf(tab).send({ type: 'dialog.dismissed' })
      type(tab, `${seen(tab).body}!`)
      choose(tab, 'published')
      await the.pass(5000)
      expect([isFinished(tab), kept(the).publishedBody]).toEqual([false, seen(tab).body])
    },
  )

  test('is celebrated once the list can be read again', async () => {
    const the = harness()
    await almost(the)
    the.fault({ kind: 'status', status: 503, method: 'GET', path: base, count: null })
    const tab = await opened(the)
    choose(tab, 'published')
    await the.quiet()
    expect([isFinished(tab), seen(tab).status]).toEqual([false, 'published'])
    the.sandbox.faults.clear()
    screenOf(tab).send({ type: 'retry.chosen' })
    await the.quiet()
    expect(isFinished(tab)).toBe(true)
  })

  test('is celebrated when a retry finds that the first attempt succeeded', async () => {
    const the = harness()
    const tab = await almost(the)
    the.fault({ ...publish, kind: 'applied-then-reset' })
    the.fault({ kind: 'status', status: 503, method: 'GET', path: `${base}/about` })
    choose(tab, 'published')
    await the.quiet()
    expect([isFinished(tab), seen(tab).status, kept(the).status]).toEqual([false, 'hidden', 'published'])
    choose(tab, 'published')
    await the.quiet()
    expect([isFinished(tab), seen(tab).status, tab.sent().at(-1)]).toEqual([true, 'published', 'articles.published'])
  })
})

describe('two tabs', () => {
  const both = async (the: Harness) => [await opened(the), await opened(the)] as const

  const conflicting = async (the: Harness) => {
    const [one, other] = await both(the)
    type(one, 'Перша вкладка')
    await the.pass(2000)
    type(other, 'Друга вкладка')
    await the.pass(2000)
    expect(seen(other).dialog).toMatchObject({ open: 'conflict', mine: 'Друга вкладка', theirs: 'Перша вкладка' })
    expect(kept(the).body).toBe('Перша вкладка')
    return [one, other] as const
  }

  test('the second writer may keep their text, and the other one stays in the history', async () => {
    const the = harness()
    const [, other] = await conflicting(the)
    editorOf(other).send({ type: 'mine.kept' })
    await the.pass(2000)
    expect(kept(the).body).toBe('Друга вкладка')
    expect(kept(the).versions.map(({ body }) => body)).toEqual(['Друга вкладка', 'Перша вкладка'])
  })

  const texts = (the: Harness) => kept(the).versions.map(({ body }) => body)

  test('or take the other text, and their own stays in the history', async () => {
    const the = harness()
    const [, other] = await conflicting(the)
    editorOf(other).send({ type: 'theirs.taken' })
    await the.pass(5000)
    expect([seen(other).body, seen(other).saving.state, kept(the).body]).toEqual([
      'Перша вкладка',
      'saved',
      'Перша вкладка',
    ])
    expect(texts(the)).toEqual(['Перша вкладка', 'Друга вкладка', 'Перша вкладка'])
  })

  test('taking the other text from a slow server shows the progress', async () => {
    const the = harness()
    const [, other] = await conflicting(the)
    the.fault({ kind: 'delay', ms: 3000, method: 'PUT', path: `${base}/about` })
    editorOf(other).send({ type: 'theirs.taken' })
    await the.pass(1000)
    expect(seen(other)).toMatchObject({ body: 'Друга вкладка', dialog: { open: 'conflict', isTaking: true } })
    await the.pass(10_000)
    expect([seen(other).body, seen(other).dialog.open]).toEqual(['Перша вкладка', 'none'])
    expect(texts(the)).toEqual(['Перша вкладка', 'Друга вкладка', 'Перша вкладка'])
  })

  test.each([
    ['is down', { kind: 'status', status: 503 }],
    ['cannot be reached', { kind: 'refuse' }],
    ['refuses the request', { kind: 'status', status: 403 }],
    ['applies the request but loses the response', { kind: 'applied-then-reset' }],
    ['applies the request but never responds', { kind: 'applied-then-hang' }],
  ] as const)('taking the other text from a server that %s loses nothing and can be repeated', async (_, fault) => {
    const the = harness()
    const [, other] = await conflicting(the)
    the.fault({ ...fault, method: 'PUT', path: `${base}/about` })
    editorOf(other).send({ type: 'theirs.taken' })
    await the.pass(30_000)
    expect(seen(other)).toMatchObject({
      body: 'Друга вкладка',
      dialog: { open: 'conflict', mine: 'Друга вкладка', theirs: 'Перша вкладка', isTaking: false },
    })
    expect(other.sent()).not.toEqual([])
    editorOf(other).send({ type: 'theirs.taken' })
    await the.pass(30_000)
    expect([seen(other).body, kept(the).body, seen(other).dialog.open]).toEqual([
      'Перша вкладка',
      'Перша вкладка',
      'none',
    ])
    expect(texts(the)).toEqual(['Перша вкладка', 'Друга вкладка', 'Перша вкладка'])
  })

  test('a text that is being typed in another tab stays with that tab', async () => {
    const the = harness()
    const one = await opened(the)
    type(one, 'Перша')
    await the.pass(500)
    const other = await opened(the)
    expect(seen(other).body).toBe('')
    type(one, 'Перша вкладка')
    await the.pass(5000)
    expect([seen(one), seen(other)]).toMatchObject([
      { body: 'Перша вкладка', saving: { state: 'saved' }, dialog: { open: 'none' } },
      { body: '', dialog: { open: 'none' } },
    ])
    expect(kept(the).body).toBe('Перша вкладка')
    other.app.send({ type: 'wakeUp.received', reason: 'shown' })
    await the.quiet()
    expect(seen(other).body).toBe('Перша вкладка')
  })

  test('hiding an article in another tab does not conflict with typed text', async () => {
    const the = harness()
    the.sandbox.changeSupplier(1, { steps: { ...unwritten, information: true } })
    const [one, other] = await both(the)
    choose(one, 'hidden')
    await the.quiet()
    type(other, 'Друга вкладка')
    await the.pass(5000)
    expect([seen(other).dialog.open, kept(the).body, kept(the).status]).toEqual(['none', 'Друга вкладка', 'hidden'])
  })

  test('a tab without unsaved input shows the other tab’s text when it becomes visible', async () => {
    const the = harness()
    const [one, other] = await both(the)
    type(one, 'Перша вкладка')
    await the.pass(2000)
    other.app.send({ type: 'wakeUp.received', reason: 'shown' })
    await the.quiet()
    expect(seen(other)).toMatchObject({ body: 'Перша вкладка', dialog: { open: 'none' } })
  })
})

/** Opens the dialog of other texts and waits for its list. */
const chosen = async (the: Harness, tab: Tab, source: TextSource) => {
  articleIn(tab).send({ type: 'texts.chosen', source })
  await the.quiet()
  const { texts: actor } = openedIn(tab)
  const view = actor && selectTexts(actor.getSnapshot())
  if (actor === null || view?.state !== 'texts') throw new Error('no texts')
  return { actor, view }
}

test('taking a text of another store keeps the replaced one in the history', async () => {
  const the = harness()
  const tab = await opened(the, 'delivery')
  type(tab, 'Моя доставка')
  await the.pass(2000)
  const { actor, view } = await chosen(the, tab, 'stores')
  expect(view.picked).toMatchObject({ storeName: 'Крамничка на Подолі', wasPublished: true })
  actor.send({ type: 'text.taken' })
  await the.pass(2000)
  expect([openedIn(tab).texts, kept(the, 'delivery').body]).toEqual([null, view.picked.body])
  expect(kept(the, 'delivery').versions.map(({ body }) => body)).toEqual([view.picked.body, 'Моя доставка'])
})

test('opening another article closes the dialog of the first', async () => {
  const the = harness()
  const tab = await opened(the, 'delivery')
  await chosen(the, tab, 'stores')
  const first = articleIn(tab)
  tab.visit(at('about'))
  await the.quiet()
  expect(selectArticle(first.getSnapshot())).toMatchObject({ state: 'open', texts: null })
})

test('an earlier text can be restored, and the replaced one stays in the history', async () => {
  const the = harness()
  const tab = await opened(the)
  type(tab, 'Перша')
  await the.pass(2000)
  the.sandbox.clock.move(600_000)
  type(tab, 'Друга')
  await the.pass(2000)
  const { actor, view } = await chosen(the, tab, 'history')
  expect(view.texts.map(({ body }) => body)).toEqual(['Друга', 'Перша'])
  actor.send({ type: 'text.picked', id: view.texts[1]?.id ?? '' })
  actor.send({ type: 'text.taken' })
  await the.pass(2000)
  expect([seen(tab).body, kept(the).body]).toEqual(['Перша', 'Перша'])
  expect(kept(the).versions.map(({ body }) => body)).toEqual(['Перша', 'Друга', 'Перша'])
})

describe('text typed a moment ago', () => {
  const template = { body: 'Шаблон', gaps: { storeName: 'a', telephone: 'b', email: 'c' } }

  /** Each types over the saved text and replaces it by another one at once, before it is saved. */
  const ways: Readonly<Record<string, (the: Harness, tab: Tab) => Promise<string>>> = {
    'a template': async (_, tab) => {
      type(tab, 'Мій текст')
      screenOf(tab).send({ type: 'template.chosen', template })
      editorOf(tab).send({ type: 'template.confirmed' })
      return template.body
    },
    'a text of before': async (the, tab) => {
      const { actor, view } = await chosen(the, tab, 'history')
      type(tab, 'Мій текст')
      actor.send({ type: 'text.taken' })
      return view.picked.body
    },
    'a text of another store': async (the, tab) => {
      const { actor, view } = await chosen(the, tab, 'stores')
      type(tab, 'Мій текст')
      actor.send({ type: 'text.taken' })
      return view.picked.body
    },
  }

  /** Opens the article with one version already in the history. */
  const begun = async (the: Harness): Promise<Tab> => {
    const tab = await opened(the, 'delivery')
    type(tab, 'Перше')
    await the.pass(2000)
    the.sandbox.clock.move(600_000)
    return tab
  }

  const texts = (the: Harness) => kept(the, 'delivery').versions.map(({ body }) => body)

  describe.each(Object.entries(ways))('and replaced by %s', (_, replace) => {
    test('stays in the history', async () => {
      const the = harness()
      const tab = await begun(the)
      const next = await replace(the, tab)
      await the.pass(5000)
      expect([seen(tab).body, seen(tab).saving.state]).toEqual([next, 'saved'])
      expect(texts(the)).toEqual([next, 'Мій текст', 'Перше'])
    })

    test('stays in the history while the server is slow', async () => {
      const the = harness()
      const tab = await begun(the)
      the.fault({ kind: 'delay', ms: 3000, method: 'PUT', path: `${base}/delivery`, count: null })
      const next = await replace(the, tab)
      await the.pass(1000)
      expect([seen(tab).body, seen(tab).saving.state]).toEqual(['Мій текст', 'saving'])
      await the.pass(10_000)
      expect([seen(tab).body, texts(the)]).toEqual([next, [next, 'Мій текст', 'Перше']])
    })

    test.each([
      ['is down', { kind: 'status', status: 503 }],
      ['refuses the request', { kind: 'status', status: 403 }],
      ['applies the request but never responds', { kind: 'applied-then-hang' }],
    ] as const)('stays in the editor while the server %s', async (_, fault) => {
      const the = harness()
      const tab = await begun(the)
      the.fault({ ...fault, method: 'PUT', path: `${base}/delivery`, count: null })
      await replace(the, tab)
      await the.pass(30_000)
      expect(seen(tab).body).toBe('Мій текст')
      expect(tab.sent()).not.toEqual([])
      the.sandbox.faults.clear()
      editorOf(tab).send({ type: 'retry.chosen' })
      await the.pass(5000)
      expect([seen(tab).body, texts(the)[0]]).toEqual(['Мій текст', 'Мій текст'])
    })
  })

  test('is not overwritten in the history by a template that was unsaved at a crash', async () => {
    const the = harness()
    const tab = await opened(the)
    type(tab, 'Мій текст')
    await the.pass(2000)
    screenOf(tab).send({ type: 'template.chosen', template })
    editorOf(tab).send({ type: 'template.confirmed' })
    await the.pass(500)
    the.leave(tab)
    const again = await opened(the)
    await the.pass(2000)
    expect([seen(again).body, kept(the).versions.map(({ body }) => body)]).toEqual([
      template.body,
      [template.body, 'Мій текст'],
    ])
  })

  test('that buyers already see stays in the history, too', async () => {
    const the = harness()
    the.sandbox.changeSupplier(1, { steps: { ...unwritten, information: true } })
    const tab = await opened(the)
    const before = seen(tab).body
    screenOf(tab).send({ type: 'template.chosen', template })
    editorOf(tab).send({ type: 'template.confirmed' })
    await the.pass(2000)
    expect(kept(the).versions).toMatchObject([{ body: template.body }, { body: before, wasPublished: true }])
  })
})

describe('leaving', () => {
  const password = async (the: Harness, tab: Tab) => {
    await tab.shown('login')
    tab.visitPage('with-password')
    await tab.shown('with-password')
    await signInByPassword(tab)
    await the.quiet()
    tab.visit(at('about'))
  }

  /** All ways to leave other than a link or a crash; each ends with the article opened again. */
  const ways: Readonly<Record<string, (the: Harness, tab: Tab) => Promise<void>>> = {
    'by Back': async (the, tab) => {
      tab.visit('/payments/payouts')
      const { leaveGuard } = panelParts(await tab.panel())
      expect(selectLeaveGuard(leaveGuard.getSnapshot())).toBe('page')
      leaveGuard.send({ type: 'leave.confirmed' })
      await tab.shown('payouts')
      await the.quiet()
      tab.visit(at('about'))
    },
    'by logging out in another tab': async (the, tab) => {
      const other = the.open('/settings/customizing')
      await other.panel()
      await the.quiet()
      const before = [...the.entries.keys()]
      other.app.send({ type: 'logout.chosen' })
      await other.shown('login')
      await the.quiet()
      // The other tab removes the drafts first and the session last.
      for (const key of before.filter((one) => !the.entries.has(one)).sort()) tab.storageChanged(key)
      await password(the, tab)
    },
    'by a session that the server refuses': async (the, tab) => {
      the.sandbox.setWorld((world) => ({ ...world, tokens: [] }))
      choose(tab, 'published')
      await the.quiet()
      expect(tab.sent()).toContain('session.expired')
      tab.app.send({ type: 'signIn.requested' })
      await password(the, tab)
    },
  }

  test.each(Object.entries(ways))('left %s, the article keeps the typed text and saves it', async (_, leave) => {
    const the = harness()
    const tab = await opened(the)
    type(tab, fine)
    await the.pass(500)
    const editor = editorOf(tab)
    await leave(the, tab)
    await tab.shown('articles-information')
    await the.quiet()
    expect(editorOf(tab)).not.toBe(editor)
    expect(seen(tab).body).toBe(fine)
    await the.pass(2000)
    expect([kept(the).body, [...the.entries.keys()].filter((key) => key.startsWith('draft.'))]).toEqual([fine, []])
  })

  test('logging out waits for a publish in flight', async () => {
    const the = harness()
    const tab = await opened(the)
    type(tab, fine)
    await the.pass(2000)
    the.fault({ kind: 'delay', ms: 3000, method: 'POST', path: `${base}/about/publish` })
    choose(tab, 'published')
    await the.pass(500)
    tab.app.send({ type: 'logout.chosen' })
    await the.pass(1000)
    expect([tab.app.getSnapshot().matches('signedIn'), kept(the).status]).toEqual([true, 'draft'])
    await the.pass(5000)
    expect([tab.app.getSnapshot().matches('signedOut'), kept(the).status]).toEqual([true, 'published'])
  })

  test('so does navigation, unless the supplier leaves anyway', async () => {
    const the = harness()
    const tab = await opened(the)
    type(tab, fine)
    await the.pass(2000)
    the.fault({ kind: 'hang', method: 'POST', path: `${base}/about/publish` })
    choose(tab, 'published')
    await the.pass(500)
    tab.visit('/payments/payouts')
    const { leaveGuard } = panelParts(await tab.panel())
    await the.pass(500)
    expect([tab.page().location.to, selectLeaveGuard(leaveGuard.getSnapshot())]).toEqual([
      'articles-information',
      'pageWrites',
    ])
    leaveGuard.send({ type: 'leave.confirmed' })
    await tab.shown('payouts')
    tab.app.send({ type: 'logout.chosen' })
    await the.quiet()
    expect(tab.app.getSnapshot().matches('signedOut')).toBe(true)
  })

  test('a navigation that waits for a publish is cancelled by a conflict', async () => {
    const the = harness()
    const tab = await opened(the)
    type(tab, fine)
    await the.pass(2000)
    const other = await opened(the)
    type(other, `${fine}!`)
    await the.pass(2000)
    the.fault({ kind: 'delay', ms: 3000, path: `${base}/about/publish` })
    choose(tab, 'published')
    await the.pass(500)
    tab.visit('/payments/payouts')
    await the.pass(5000)
    expect([tab.page().location.to, seen(tab).dialog.open]).toEqual(['articles-information', 'conflict'])
    expect(tab.isClosingGuarded()).toBe(false)
  })

  test('a navigation waits for the save and the publish that follows it', async () => {
    const the = harness()
    const tab = await opened(the)
    the.fault({ kind: 'delay', ms: 1000, method: 'PUT', path: `${base}/about` })
    the.fault({ kind: 'delay', ms: 3000, path: `${base}/about/publish` })
    type(tab, fine)
    choose(tab, 'published')
    await the.quiet()
    tab.visit('/payments/payouts')
    await the.pass(2000)
    expect([tab.page().location.to, tab.isClosingGuarded()]).toEqual(['articles-information', true])
    await the.pass(5000)
    expect([tab.page().location.to, tab.isClosingGuarded(), kept(the).status]).toEqual(['payouts', false, 'published'])
  })

  test('text typed a moment before a crash is restored and saved', async () => {
    const the = harness()
    const tab = await opened(the)
    type(tab, 'Про нас')
    await the.pass(500)
    expect(kept(the).body).toBe('')
    the.leave(tab)
    const again = await opened(the)
    expect(seen(again).body).toBe('Про нас')
    await the.pass(2000)
    expect([kept(the).body, [...the.entries.keys()].filter((key) => key.startsWith('draft.'))]).toEqual(['Про нас', []])
  })

  test('a draft and a newer text on the server show the conflict dialog', async () => {
    const the = harness()
    const tab = await opened(the)
    type(tab, 'Мій текст')
    await the.pass(500)
    the.leave(tab)
    const draft = [...the.entries].filter(([key]) => key.startsWith('draft.'))
    for (const [key] of draft) the.entries.delete(key)
    const other = await opened(the)
    type(other, 'Інший текст')
    await the.pass(2000)
    the.leave(other)
    for (const [key, value] of draft) the.entries.set(key, value)
    const again = await opened(the)
    expect(seen(again).dialog).toMatchObject({ open: 'conflict', mine: 'Мій текст', theirs: 'Інший текст' })
  })

  test('the page is guarded until the text is saved, and then left by itself', async () => {
    const the = harness()
    const tab = await opened(the)
    type(tab, 'Про нас')
    expect(tab.isClosingGuarded()).toBe(true)
    tab.app.send({ type: 'navigation.requested', location: { to: 'orders' } })
    await the.quiet()
    expect(tab.page().location.to).toBe('articles-information')
    await the.pass(2000)
    expect([tab.page().location.to, tab.isClosingGuarded(), kept(the).body]).toEqual(['orders', false, 'Про нас'])
  })
})

test('once all required articles are published, the step changes in another open tab', async () => {
  const sandbox = createSandbox()
  sandbox.changeSupplier(1, { steps: unwritten })
  const server = await startServer({ sandbox })
  const tabs = [at('delivery'), '/orders'].map(() =>
    openTab({
      sandbox,
      href: '/auth/with-password',
      origin: server.origin,
      fetch: globalThis.fetch,
      limit: 5000,
      now: Date.now,
      realtime: { key: pusherKey, host: '127.0.0.1', port: server.port },
    }),
  )
  onTestFinished(async () => {
    for (const tab of tabs) tab.close()
    await server.close()
  })
  const [writing, watching] = tabs as [Tab, Tab]
  for (const tab of tabs) await signInByPassword(tab)
  const { setup, realtime } = panelParts(await watching.panel())
  await waitFor(setup, (snapshot) => selectSetup(snapshot).steps?.information === false)
  await waitFor(realtime, (snapshot) => selectConnectionState(snapshot) === 'live')
  for (const type of required) {
    writing.app.send({
      type: 'navigation.requested',
      location: { to: 'articles-information', search: `?article=${type}` },
    })
    const screen = await writing.shown<ArticlesActor>('articles-information')
    const article = openArticle(await waitFor(screen, (now) => openArticle(now) !== null))
    if (!article) throw new Error('not opened')
    const found = selectArticle(await waitFor(article, (now) => selectArticle(now).state === 'open'))
    if (found.state !== 'open') throw new Error('not open')
    found.editor.send({ type: 'template.chosen', body: fine })
    found.editor.send({ type: 'status.chosen', target: 'published' })
    await waitFor(found.editor, (now) => selectEditor(now).status === 'published')
  }
  expect(selectArticles(screenOf(writing).getSnapshot())).toMatchObject({
    isFinished: true,
    list: { progress: { done: 4, total: 4 }, isComplete: true },
  })
  await waitFor(setup, (snapshot) => selectSetup(snapshot).steps?.information === true)
  screenOf(writing).send({ type: 'products.chosen' })
  expect(writing.page().location.to).toBe('products-panel')
})
