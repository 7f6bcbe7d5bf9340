import { expect, test } from 'vitest'
import { answers, breaksDown, type Happening, lifeOf, refuses } from '../../testing/life.ts'
import { someSession } from '../../testing/ports.ts'
import { failed, succeeded } from '../kit/load/reading.domain.ts'
import { nothingCarried } from '../session/session.domain.ts'
import { type ArticleEvent, articleMachine } from './article.machine.ts'
import { type Article, type ArticleType, articleTypes, requiredTypes } from './articles.domain.ts'
import { type ArticlesEvent, articlesMachine } from './articles.machine.ts'
import { publicationMachine } from './publication.machine.ts'
import { type TextsEvent, textsMachine } from './texts.machine.ts'

const articleOf = (type: ArticleType, status: Article['status'], version = 1): Article => ({
  type,
  status,
  isRequired: requiredTypes.includes(type),
  hasChanges: false,
  updatedAt: null,
  publishedAt: null,
  copies: 0,
  version,
  body: '',
})
const nobody = { send: () => {} }
const clock = { now: () => 0 }
const about = articleOf('about', 'draft')
/** All but one are published. */
const lacking = (of: ArticleType) => articleTypes.map((type) => articleOf(type, type === of ? 'draft' : 'published'))
const almost = lacking('about')

const screenAt = (search: string) =>
  lifeOf(articlesMachine, {
    trunk: nobody,
    clock,
    ids: { next: () => 'id' },
    place: { to: 'articles-information', search },
    carried: nothingCarried,
    supplier: someSession.supplier,
  })
const list = screenAt('')
const writing = screenAt('?article=about')

const unread = failed({ kind: 'unreachable' })

type Story = readonly (ArticlesEvent | Happening)[]

const read = answers('fetchArticles', succeeded(almost))
const refined = (search: string): ArticlesEvent => ({
  type: 'place.refined',
  place: { to: 'articles-information', search },
})
const asked = (of: ArticleType, isOpen: boolean): Extract<ArticlesEvent, { type: 'dialog.noted' }> => ({
  type: 'dialog.noted',
  of,
  by: 'editor',
  isOpen,
})
const published: ArticlesEvent = { type: 'wish.fulfilled', article: articleOf('about', 'published', 2), fillsIn: true }

test.each<[string, Story, object]>([
  [
    'what the list read reaches the article that is open',
    [read],
    { state: { list: 'shown' }, said: ['about article.reported'], context: { heads: almost, failure: null } },
  ],
  [
    'a list that cannot be read says so',
    [answers('fetchArticles', unread)],
    { state: { list: 'failed' }, said: ['trunk fault.noted'], context: { failure: { kind: 'unreachable' } } },
  ],
  ['the same article is not opened twice', [refined('?article=about')], { said: [], context: { openType: 'about' } }],
  ['a text can be looked at', [{ type: 'preview.chosen' }], { state: { aside: 'previewing' } }],
  [
    'the finished dialog leads to the products',
    [read, published, { type: 'products.chosen' }],
    { state: { aside: 'writing' }, said: ['trunk place.wanted'] },
  ],
  [
    'unsaved work of one article is told',
    [{ type: 'work.noted', of: 'about', isUnsaved: true }],
    { said: [], context: { unsaved: ['about'] } },
  ],
  [
    'what is asked about the article that is looked at bars the page',
    [asked('about', true)],
    { state: { dialog: 'open' }, said: ['about texts.barred'] },
  ],
  [
    'what is asked about another article bars the page once that is looked at',
    [asked('offer', true), refined('?article=offer')],
    { state: { dialog: 'open' }, said: ['about texts.barred', 'asks offer'] },
  ],
])('%s', async (_, story, lived) => expect(await writing(...story)).toMatchObject(lived))

test('without an article there is nothing to look at', async () => {
  expect(await list({ type: 'preview.chosen' })).toMatchObject({ state: { aside: 'writing' }, said: [] })
})

const article = lifeOf(articleMachine, { trunk: nobody, owner: nobody, clock, supplierId: 1, of: 'about' })
const opened = answers('fetchArticle', succeeded(about))
const choosing = [opened, { type: 'texts.chosen', source: 'stores' }] as const

test.each<[string, readonly (ArticleEvent | Happening)[], object]>([
  [
    'an article that was read is written, and the list hears of it',
    [opened],
    {
      state: { open: 'writing' },
      said: ['owner article.learned', 'asks editor'],
      context: { article: about, failure: null },
    },
  ],
  [
    'one that cannot be read says so',
    [answers('fetchArticle', unread)],
    { state: 'failed', said: ['trunk fault.noted'], context: { failure: { kind: 'unreachable' } } },
  ],
  [
    'an editor that breaks holds nobody back',
    [opened, breaksDown('editor')],
    {
      state: 'failed',
      said: ['owner work.noted', 'owner dialog.noted', 'trunk fault.noted'],
      context: { failure: { kind: 'unexpected' } },
    },
  ],
  [
    'other texts are looked at beside it',
    choosing,
    { state: { open: 'choosing' }, said: ['owner dialog.noted', 'asks texts'], context: { source: 'stores' } },
  ],
  [
    'the one that is taken takes the place of this one',
    [...choosing, answers('texts', { body: 'other' })],
    {
      state: { open: 'writing' },
      said: ['owner dialog.noted', 'editor text.replaced'],
      events: [{ by: 'texts', isOpen: false }, { body: 'other' }],
    },
  ],
  [
    'where no text is chosen the article stays as it is',
    [...choosing, answers('texts', { body: null })],
    { state: { open: 'writing' }, said: ['owner dialog.noted'] },
  ],
  [
    'texts that break leave it alone',
    [...choosing, breaksDown('texts')],
    { state: { open: 'writing' }, said: ['owner dialog.noted', 'trunk failure.met'] },
  ],
])('%s', async (_, story, lived) => expect(await article(...story)).toMatchObject(lived))

const publication = lifeOf(publicationMachine, { saved: about, wish: 'published' })
const stale = { kind: 'refused', status: 409, texts: [], fields: {}, retryAfter: null } as const

test.each<[string, readonly Happening[], object]>([
  ['an answer ends it', [answers('changeStatus', about)], { isOver: true, context: { article: about, failure: null } }],
  ['a refusal ends it too', [refuses('changeStatus', stale)], { isOver: true, context: { failure: stale } }],
  [
    'in vain',
    [refuses('changeStatus'), refuses('checkArticle', stale)],
    { isOver: true, context: { failure: { kind: 'unreachable' } } },
  ],
])('publishing: %s', async (_, story, lived) => expect(await publication(...story)).toMatchObject(lived))

const texts = lifeOf(textsMachine, { trunk: nobody, of: 'about', source: 'history' })
const [newest, older] = ['2', '1'].map((id) => ({
  id,
  storeName: null,
  savedAt: null,
  wasPublished: false,
  body: `text ${id}`,
}))
const shown = answers('fetchTexts', succeeded([newest, older]))

test.each<[string, readonly (TextsEvent | Happening)[], object]>([
  [
    'it is taken when that is wanted',
    [shown, { type: 'text.picked', id: '1' }, { type: 'text.taken' }],
    { isOver: true, context: { taken: 'text 1' } },
  ],
  [
    'where there is none, nothing is',
    [answers('fetchTexts', succeeded([])), { type: 'text.taken' }],
    { isOver: false },
  ],
  [
    'they cannot be read',
    [answers('fetchTexts', unread)],
    { state: 'failed', said: ['trunk fault.noted'], context: { failure: { kind: 'unreachable' } } },
  ],
])('other texts: %s', async (_, story, lived) => expect(await texts(...story)).toMatchObject(lived))
