import {
  type ArticleActor,
  type ArticlesActor,
  type ArticleType,
  type EditorActor,
  openArticle,
  panelParts,
  selectArticle,
  selectArticles,
  selectEditor,
  selectLeaving,
  selectLineState,
  selectSetup,
  selectTexts,
  type TextSource,
} from '@supplier/core'
import { describe, expect, onTestFinished, test } from 'vitest'
import { waitFor } from 'xstate'
import { pusherKey } from '../pusher/signature.ts'
import { createSandbox } from '../sandbox.ts'
import { startServer } from '../server.ts'
import { articleOf } from '../world/articles.ts'
import { supplierById } from '../world/world.ts'
import { openTab, signInByPassword, type Tab } from './headless.ts'
import { openTill, type Till } from './till.ts'

const base = '/admin-suppliers/v1/articles'
const fine = 'Відправляємо щодня. '.repeat(8)
const required: readonly ArticleType[] = ['delivery', 'returns', 'about', 'contacts']
const unwritten = { information: false, product: true, delivery: true, payment: true }

const at = (type?: ArticleType) => `/articles-information${type === undefined ? '' : `?article=${type}`}`

const till = (): Till => {
  const opened = openTill({ scenario: 'default', href: at('about') })
  onTestFinished(opened.closeAll)
  opened.sandbox.changeSupplier(1, { steps: unwritten })
  return opened
}

const screenOf = (tab: Tab) => tab.page().screen as unknown as ArticlesActor

const opened = async (the: Till, type: ArticleType = 'about'): Promise<Tab> => {
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
const choose = (tab: Tab, wish: 'published' | 'hidden') => editorOf(tab).send({ type: 'status.chosen', wish })

const kept = ({ sandbox }: Till, of: ArticleType = 'about') => {
  const supplier = supplierById(sandbox.world(), 1)
  const found = supplier && articleOf(sandbox.world(), supplier, of)
  if (!found) throw new Error('no such article')
  return found
}

const saves = (the: Till) =>
  the.sandbox.requests().filter(({ method, path }) => method === 'PUT' && path.includes(base))

test('what is typed is saved once nobody has typed for two seconds, and the newest text wins', async () => {
  const the = till()
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

test('writes go one at a time and in order', async () => {
  const the = till()
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

test('a text that is not fit to be published says why, and is kept', async () => {
  const the = till()
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

test('publishing saves first, and what is typed on afterwards is not shown to buyers', async () => {
  const the = till()
  const tab = await opened(the)
  type(tab, fine)
  choose(tab, 'published')
  choose(tab, 'published')
  await the.quiet()
  expect([kept(the), tab.said()]).toMatchObject([{ status: 'published', publishedBody: fine }, ['articles.published']])
  type(tab, `${fine}!`)
  await the.pass(2000)
  expect(kept(the)).toMatchObject({ status: 'published', publishedBody: fine, body: `${fine}!` })
  expect(seen(tab)).toMatchObject({ hasChanges: true, mayPublish: true, mayHide: true })
  choose(tab, 'hidden')
  await the.quiet()
  expect([kept(the).status, seen(tab).mayHide]).toEqual(['hidden', false])
})

test('an article that is left for another one goes on being saved', async () => {
  const the = till()
  const tab = await opened(the)
  type(tab, 'Про нас')
  tab.app.send({ type: 'place.wanted', place: { to: 'articles-information', search: '?article=delivery' } })
  await the.quiet()
  expect(selectArticles(screenOf(tab).getSnapshot())).toMatchObject({ openType: 'delivery' })
  await the.pass(2000)
  expect(kept(the).body).toBe('Про нас')
})

test('hiding a required article takes the step back', async () => {
  const the = till()
  the.sandbox.changeSupplier(1, { steps: { ...unwritten, information: true } })
  const tab = await opened(the, 'returns')
  choose(tab, 'hidden')
  await the.quiet()
  expect(supplierById(the.sandbox.world(), 1)?.steps.information).toBe(false)
  expect(selectArticles(screenOf(tab).getSnapshot()).list).toMatchObject({ progress: { done: 3, total: 4 } })
})

test('a template says what is known of the supplier by now, and leaves the rest to be filled in', async () => {
  const the = till()
  the.sandbox.changeSupplier(1, { email: null })
  const tab = await opened(the)
  the.sandbox.changeSupplier(1, { store_name: 'Крамниця на розі' })
  tab.app.send({ type: 'account.outdated' })
  await the.quiet()
  const gaps = { storeName: 'назва', telephone: 'телефон', email: 'пошта' }
  screenOf(tab).send({ type: 'template.chosen', template: { body: '{назва}: {телефон}, {пошта}, {код}', gaps } })
  expect(seen(tab)).toMatchObject({
    body: 'Крамниця на розі: +38(067)-111-22-33, {пошта}, {код}',
    gaps: ['пошта', 'код'],
  })
  await the.pass(2000)
  expect(kept(the).body).toBe(seen(tab).body)
})

describe('when the line is bad', () => {
  test.each(['applied-then-reset', 'applied-then-500', 'truncate', 'reset-before'] as const)(
    'a text that met %s is saved all the same, and nothing conflicts',
    async (kind) => {
      const the = till()
      const tab = await opened(the)
      the.fault({ kind, method: 'PUT', path: `${base}/about` })
      type(tab, 'Про нас')
      await the.pass(2000)
      expect(seen(tab)).toMatchObject({ saving: { state: 'failed' }, body: 'Про нас' })
      await the.pass(5000)
      expect([seen(tab).saving.state, seen(tab).dialog.open, kept(the).body]).toEqual(['saved', 'none', 'Про нас'])
    },
  )

  test('what is typed on after a lost answer is no text of somebody else', async () => {
    const the = till()
    const tab = await opened(the)
    the.fault({ kind: 'applied-then-reset', method: 'PUT', path: `${base}/about` })
    type(tab, 'Про нас')
    await the.pass(2000)
    type(tab, 'Про нас усе')
    await the.pass(4000)
    expect([seen(tab).saving.state, seen(tab).dialog.open, kept(the).body]).toEqual(['saved', 'none', 'Про нас усе'])
  })

  test('also when the tab crashed meanwhile', async () => {
    const the = till()
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

  test('a server that is down is asked ever more rarely, and at once by hand', async () => {
    const the = till()
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

  test('what the server refuses is not sent again by itself', async () => {
    const the = till()
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
    'an article that was published although %s counts as published, and is not asked for twice',
    async (kind) => {
      const the = till()
      const tab = await opened(the)
      the.fault({ kind, method: 'POST', path: `${base}/about/publish` })
      type(tab, fine)
      choose(tab, 'published')
      await the.quiet()
      expect([seen(tab).status, tab.said(), kept(the).status]).toEqual([
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

  /** All but one are published, and that one is about to be. */
  const almost = async (the: Till): Promise<Tab> => {
    the.sandbox.changeSupplier(1, { steps: { ...unwritten, information: true } })
    const tab = await opened(the)
    choose(tab, 'hidden')
    await the.quiet()
    return tab
  }

  test.each(['delay', 'applied-then-hang'] as const)(
    'is celebrated once, although %s and the list knew it first',
    async (kind) => {
      const the = till()
      const tab = await almost(the)
      the.fault({ ...publish, kind, ...(kind === 'delay' && { ms: 5000 }) })
      choose(tab, 'published')
      await the.pass(6000)
      tab.app.send({ type: 'setup.outdated' })
      await the.pass(30_000)
      expect([isFinished(tab), seen(tab).status]).toEqual([true, 'published'])
      screenOf(tab).send({ type: 'dialog.dismissed' })
      type(tab, `${seen(tab).body}!`)
      choose(tab, 'published')
      await the.pass(5000)
      expect([isFinished(tab), kept(the).publishedBody]).toEqual([false, seen(tab).body])
    },
  )

  test('is celebrated when the list can be read at last', async () => {
    const the = till()
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

  test('is celebrated when a second try finds out that the first was carried out', async () => {
    const the = till()
    const tab = await almost(the)
    the.fault({ ...publish, kind: 'applied-then-reset' })
    the.fault({ kind: 'status', status: 503, method: 'GET', path: `${base}/about` })
    choose(tab, 'published')
    await the.quiet()
    expect([isFinished(tab), seen(tab).status, kept(the).status]).toEqual([false, 'hidden', 'published'])
    choose(tab, 'published')
    await the.quiet()
    expect([isFinished(tab), seen(tab).status, tab.said().at(-1)]).toEqual([true, 'published', 'articles.published'])
  })
})

describe('two tabs', () => {
  const both = async (the: Till) => [await opened(the), await opened(the)] as const

  const conflicting = async (the: Till) => {
    const [one, other] = await both(the)
    type(one, 'Перша вкладка')
    await the.pass(2000)
    type(other, 'Друга вкладка')
    await the.pass(2000)
    expect(seen(other).dialog).toMatchObject({ open: 'conflict', mine: 'Друга вкладка', theirs: 'Перша вкладка' })
    expect(kept(the).body).toBe('Перша вкладка')
    return [one, other] as const
  }

  test('whoever comes second may keep what is theirs, and the other text stays in the history', async () => {
    const the = till()
    const [, other] = await conflicting(the)
    editorOf(other).send({ type: 'mine.kept' })
    await the.pass(2000)
    expect(kept(the).body).toBe('Друга вкладка')
    expect(kept(the).versions.map(({ body }) => body)).toEqual(['Друга вкладка', 'Перша вкладка'])
  })

  const texts = (the: Till) => kept(the).versions.map(({ body }) => body)

  test('or take what is there, and their own text stays in the history', async () => {
    const the = till()
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

  test('who takes it from a slow server sees what is being done', async () => {
    const the = till()
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
    ['will have none of it', { kind: 'status', status: 403 }],
    ['answers and is not heard', { kind: 'applied-then-reset' }],
    ['does not answer', { kind: 'applied-then-hang' }],
  ] as const)('who takes it from a server that %s loses nothing, and may try again', async (_, fault) => {
    const the = till()
    const [, other] = await conflicting(the)
    the.fault({ ...fault, method: 'PUT', path: `${base}/about` })
    editorOf(other).send({ type: 'theirs.taken' })
    await the.pass(30_000)
    expect(seen(other)).toMatchObject({
      body: 'Друга вкладка',
      dialog: { open: 'conflict', mine: 'Друга вкладка', theirs: 'Перша вкладка', isTaking: false },
    })
    expect(other.said()).not.toEqual([])
    editorOf(other).send({ type: 'theirs.taken' })
    await the.pass(30_000)
    expect([seen(other).body, kept(the).body, seen(other).dialog.open]).toEqual([
      'Перша вкладка',
      'Перша вкладка',
      'none',
    ])
    expect(texts(the)).toEqual(['Перша вкладка', 'Друга вкладка', 'Перша вкладка'])
  })

  test('who opens what is being typed in another tab leaves it to that tab', async () => {
    const the = till()
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
    other.app.send({ type: 'line.nudged', reason: 'shown' })
    await the.quiet()
    expect(seen(other).body).toBe('Перша вкладка')
  })

  test('an article that is only hidden elsewhere conflicts with nothing that is typed', async () => {
    const the = till()
    the.sandbox.changeSupplier(1, { steps: { ...unwritten, information: true } })
    const [one, other] = await both(the)
    choose(one, 'hidden')
    await the.quiet()
    type(other, 'Друга вкладка')
    await the.pass(5000)
    expect([seen(other).dialog.open, kept(the).body, kept(the).status]).toEqual(['none', 'Друга вкладка', 'hidden'])
  })

  test('whoever has typed nothing follows the other tab when they come back to it', async () => {
    const the = till()
    const [one, other] = await both(the)
    type(one, 'Перша вкладка')
    await the.pass(2000)
    other.app.send({ type: 'line.nudged', reason: 'shown' })
    await the.quiet()
    expect(seen(other)).toMatchObject({ body: 'Перша вкладка', dialog: { open: 'none' } })
  })
})

/** The dialog of other texts, once they are there. */
const chosen = async (the: Till, tab: Tab, source: TextSource) => {
  articleIn(tab).send({ type: 'texts.chosen', source })
  await the.quiet()
  const { texts: actor } = openedIn(tab)
  const view = actor && selectTexts(actor.getSnapshot())
  if (actor === null || view?.state !== 'texts') throw new Error('no texts')
  return { actor, view }
}

test('a text of another store is taken over, and the one it replaces stays in the history', async () => {
  const the = till()
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

test('who goes to another article closes the dialog of the first', async () => {
  const the = till()
  const tab = await opened(the, 'delivery')
  await chosen(the, tab, 'stores')
  const first = articleIn(tab)
  tab.visit(at('about'))
  await the.quiet()
  expect(selectArticle(first.getSnapshot())).toMatchObject({ state: 'open', texts: null })
})

test('a text of before is put back, and the one it replaces can be, too', async () => {
  const the = till()
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

describe('a text that was typed a moment ago', () => {
  const template = { body: 'Шаблон', gaps: { storeName: 'a', telephone: 'b', email: 'c' } }

  /** Types over what is saved, and asks for another text at once. */
  const ways: Readonly<Record<string, (the: Till, tab: Tab) => Promise<string>>> = {
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

  /** Something stands in the history already. */
  const begun = async (the: Till): Promise<Tab> => {
    const tab = await opened(the, 'delivery')
    type(tab, 'Перше')
    await the.pass(2000)
    the.sandbox.clock.move(600_000)
    return tab
  }

  const texts = (the: Till) => kept(the, 'delivery').versions.map(({ body }) => body)

  describe.each(Object.entries(ways))('and gives way to %s', (_, replace) => {
    test('stays in the history', async () => {
      const the = till()
      const tab = await begun(the)
      const next = await replace(the, tab)
      await the.pass(5000)
      expect([seen(tab).body, seen(tab).saving.state]).toEqual([next, 'saved'])
      expect(texts(the)).toEqual([next, 'Мій текст', 'Перше'])
    })

    test('also while the server is slow', async () => {
      const the = till()
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
      ['will have none of it', { kind: 'status', status: 403 }],
      ['answers and is not heard', { kind: 'applied-then-hang' }],
    ] as const)('or stands where it stood while the server %s', async (_, fault) => {
      const the = till()
      const tab = await begun(the)
      the.fault({ ...fault, method: 'PUT', path: `${base}/delivery`, count: null })
      await replace(the, tab)
      await the.pass(30_000)
      expect(seen(tab).body).toBe('Мій текст')
      expect(tab.said()).not.toEqual([])
      the.sandbox.faults.clear()
      editorOf(tab).send({ type: 'retry.chosen' })
      await the.pass(5000)
      expect([seen(tab).body, texts(the)[0]]).toEqual(['Мій текст', 'Мій текст'])
    })
  })

  test('is not written over in the history by a template that a crash left unsaved', async () => {
    const the = till()
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

  test('that buyers see already stays in the history, too', async () => {
    const the = till()
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
  const password = async (the: Till, tab: Tab) => {
    await tab.shown('login')
    tab.visitPlace('with-password')
    await tab.shown('with-password')
    await signInByPassword(tab)
    await the.quiet()
    tab.visit(at('about'))
  }

  /** Every way out that neither a link nor a crash is; each ends where the article is opened again. */
  const ways: Readonly<Record<string, (the: Till, tab: Tab) => Promise<void>>> = {
    'by Back': async (the, tab) => {
      tab.visit('/payments/payouts')
      const { leaving } = panelParts(await tab.panel())
      expect(selectLeaving(leaving.getSnapshot())).toBe('page')
      leaving.send({ type: 'leaving.confirmed' })
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
      // Drafts go first, the session last.
      for (const key of before.filter((one) => !the.entries.has(one)).sort()) tab.storageChanged(key)
      await password(the, tab)
    },
    'by a session that the server refuses': async (the, tab) => {
      the.sandbox.setWorld((world) => ({ ...world, tokens: [] }))
      choose(tab, 'published')
      await the.quiet()
      expect(tab.said()).toContain('session.expired')
      tab.app.send({ type: 'signIn.wanted' })
      await password(the, tab)
    },
  }

  test.each(Object.entries(ways))('left %s it keeps what was typed, and saves it then', async (_, leave) => {
    const the = till()
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

  test('logging out waits for what is being published', async () => {
    const the = till()
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

  test('so does another page, unless one leaves it to itself', async () => {
    const the = till()
    const tab = await opened(the)
    type(tab, fine)
    await the.pass(2000)
    the.fault({ kind: 'hang', method: 'POST', path: `${base}/about/publish` })
    choose(tab, 'published')
    await the.pass(500)
    tab.visit('/payments/payouts')
    const { leaving } = panelParts(await tab.panel())
    await the.pass(500)
    expect([tab.page().place.to, selectLeaving(leaving.getSnapshot())]).toEqual(['articles-information', 'pageWrites'])
    leaving.send({ type: 'leaving.confirmed' })
    await tab.shown('payouts')
    tab.app.send({ type: 'logout.chosen' })
    await the.quiet()
    expect(tab.app.getSnapshot().matches('signedOut')).toBe(true)
  })

  test('who waits for what turns out to be overtaken stays, and sees it', async () => {
    const the = till()
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
    expect([tab.page().place.to, seen(tab).dialog.open]).toEqual(['articles-information', 'conflict'])
    expect(tab.isClosingGuarded()).toBe(false)
  })

  test('who leaves while the text is saved that is to be published waits for both', async () => {
    const the = till()
    const tab = await opened(the)
    the.fault({ kind: 'delay', ms: 1000, method: 'PUT', path: `${base}/about` })
    the.fault({ kind: 'delay', ms: 3000, path: `${base}/about/publish` })
    type(tab, fine)
    choose(tab, 'published')
    await the.quiet()
    tab.visit('/payments/payouts')
    await the.pass(2000)
    expect([tab.page().place.to, tab.isClosingGuarded()]).toEqual(['articles-information', true])
    await the.pass(5000)
    expect([tab.page().place.to, tab.isClosingGuarded(), kept(the).status]).toEqual(['payouts', false, 'published'])
  })

  test('what was typed a moment before a crash is there again, and is saved', async () => {
    const the = till()
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

  test('where somebody has written meanwhile, a person decides', async () => {
    const the = till()
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
    const the = till()
    const tab = await opened(the)
    type(tab, 'Про нас')
    expect(tab.isClosingGuarded()).toBe(true)
    tab.app.send({ type: 'place.wanted', place: { to: 'orders' } })
    await the.quiet()
    expect(tab.page().place.to).toBe('articles-information')
    await the.pass(2000)
    expect([tab.page().place.to, tab.isClosingGuarded(), kept(the).body]).toEqual(['orders', false, 'Про нас'])
  })
})

test('from nothing to everything published: the step flips in another tab while one looks', async () => {
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
  await waitFor(realtime, (snapshot) => selectLineState(snapshot) === 'live')
  for (const type of required) {
    writing.app.send({ type: 'place.wanted', place: { to: 'articles-information', search: `?article=${type}` } })
    const screen = await writing.shown<ArticlesActor>('articles-information')
    const article = openArticle(await waitFor(screen, (now) => openArticle(now) !== null))
    if (!article) throw new Error('not opened')
    const found = selectArticle(await waitFor(article, (now) => selectArticle(now).state === 'open'))
    if (found.state !== 'open') throw new Error('not open')
    found.editor.send({ type: 'template.chosen', body: fine })
    found.editor.send({ type: 'status.chosen', wish: 'published' })
    await waitFor(found.editor, (now) => selectEditor(now).status === 'published')
  }
  expect(selectArticles(screenOf(writing).getSnapshot())).toMatchObject({
    isFinished: true,
    list: { progress: { done: 4, total: 4 }, isComplete: true },
  })
  await waitFor(setup, (snapshot) => selectSetup(snapshot).steps?.information === true)
  screenOf(writing).send({ type: 'products.chosen' })
  expect(writing.page().place.to).toBe('products-panel')
})
