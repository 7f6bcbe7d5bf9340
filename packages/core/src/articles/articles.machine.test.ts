import { expect, test } from 'vitest'
import { actorLogOf, answers, breaksDown, type Happening, refuses } from '../../testing/actor-log.ts'
import { someSession } from '../../testing/ports.ts'
import { someArticle } from '../../testing/samples/articles.ts'
import { failed, succeeded } from '../kit/load/reading.domain.ts'
import { emptySignInDraft } from '../session/session.domain.ts'
import { type ArticleEvent, articleMachine } from './article.machine.ts'
import { type Article, type ArticleType, articleTypes, requiredTypes } from './articles.domain.ts'
import { articlesMachine } from './articles.machine.ts'
import type { ArticlesEvent } from './articles.setup.ts'
import { publicationMachine } from './publication.machine.ts'
import { type TextsEvent, textsMachine } from './texts.machine.ts'

const articleOf = (type: ArticleType, status: Article['status'], version = 1) =>
  someArticle({ type, status, isRequired: requiredTypes.includes(type), version })
const nobody = { send: () => {} }
const clock = { now: () => 0 }
const about = articleOf('about', 'draft')
/** Every article but one is published. */
const lacking = (of: ArticleType) => articleTypes.map((type) => articleOf(type, type === of ? 'draft' : 'published'))
const almost = lacking('about')

const screenAt = (search: string) =>
  actorLogOf(articlesMachine, {
    app: nobody,
    clock,
    ids: { next: () => 'id' },
    location: { to: 'articles-information', search },
    signInDraft: emptySignInDraft,
    supplier: someSession.supplier,
  })
const list = screenAt('')
const writing = screenAt('?article=about')

const unread = failed({ kind: 'unreachable' })

type Scenario = readonly (ArticlesEvent | Happening)[]

const read = answers('fetchArticles', succeeded(almost))
const refined = (search: string): ArticlesEvent => ({
  type: 'query.changed',
  location: { to: 'articles-information', search },
})
const asked = (of: ArticleType, isOpen: boolean): Extract<ArticlesEvent, { type: 'dialog.reported' }> => ({
  type: 'dialog.reported',
  of,
  by: 'editor',
  isOpen,
})
const published: ArticlesEvent = { type: 'status.reached', article: articleOf('about', 'published', 2), fillsIn: true }

test.each<[string, Scenario, object]>([
  [
    'the loaded list reaches the open article',
    [read],
    { state: { list: 'shown' }, sent: ['about article.reported'], context: { heads: almost, failure: null } },
  ],
  [
    'a list that cannot be loaded is logged and shows its failure',
    [answers('fetchArticles', unread)],
    { state: { list: 'failed' }, sent: ['app fault.logged'], context: { failure: { kind: 'unreachable' } } },
  ],
  ['the same article is not opened twice', [refined('?article=about')], { sent: [], context: { openType: 'about' } }],
  ['a text can be previewed', [{ type: 'preview.chosen' }], { state: { aside: 'previewing' } }],
  [
    'the final dialog leads to the products',
    [read, published, { type: 'products.chosen' }],
    { state: { aside: 'writing' }, sent: ['app navigation.requested'] },
  ],
  [
    'unsaved work of an article is recorded',
    [{ type: 'edits.reported', of: 'about', isUnsaved: true }],
    { sent: [], context: { unsaved: ['about'] } },
  ],
  [
    'a dialog of the open article blocks the page',
    [asked('about', true)],
    { state: { dialog: 'open' }, sent: ['about texts.blocked'] },
  ],
  [
    'a dialog of another article blocks the page once that article is opened',
    [asked('offer', true), refined('?article=offer')],
    { state: { dialog: 'open' }, sent: ['about texts.blocked', 'asks offer'] },
  ],
])('%s', async (_, scenario, lived) => expect(await writing(...scenario)).toMatchObject(lived))

test('without an open article there is no preview', async () => {
  expect(await list({ type: 'preview.chosen' })).toMatchObject({ state: { aside: 'writing' }, sent: [] })
})

const article = actorLogOf(articleMachine, { app: nobody, owner: nobody, clock, supplierId: 1, of: 'about' })
const opened = answers('fetchArticle', succeeded(about))
const choosing = [opened, { type: 'texts.chosen', source: 'stores' }] as const

test.each<[string, readonly (ArticleEvent | Happening)[], object]>([
  [
    'a loaded article opens the editor, and the list is updated',
    [opened],
    {
      state: { open: 'writing' },
      sent: ['owner article.updated', 'asks editor'],
      context: { article: about, failure: null },
    },
  ],
  [
    'an article that cannot be loaded is logged and shows its failure',
    [answers('fetchArticle', unread)],
    { state: 'failed', sent: ['app fault.logged'], context: { failure: { kind: 'unreachable' } } },
  ],
  [
    'an editor that crashes no longer blocks leaving',
    [opened, breaksDown('editor')],
    {
      state: 'failed',
      sent: ['owner edits.reported', 'owner dialog.reported', 'app fault.logged'],
      context: { failure: { kind: 'unexpected' } },
    },
  ],
  [
    'other texts are shown beside the editor',
    choosing,
    { state: { open: 'choosing' }, sent: ['owner dialog.reported', 'asks texts'], context: { source: 'stores' } },
  ],
  [
    'a chosen text replaces the text of the article',
    [...choosing, answers('texts', { body: 'other' })],
    {
      state: { open: 'writing' },
      sent: ['owner dialog.reported', 'editor text.replaced'],
      events: [{ by: 'texts', isOpen: false }, { body: 'other' }],
    },
  ],
  [
    'without a chosen text the article stays unchanged',
    [...choosing, answers('texts', { body: null })],
    { state: { open: 'writing' }, sent: ['owner dialog.reported'] },
  ],
  [
    'a list of texts that crashes leaves the article unchanged',
    [...choosing, breaksDown('texts')],
    { state: { open: 'writing' }, sent: ['owner dialog.reported', 'app failure.reported'] },
  ],
])('%s', async (_, scenario, lived) => expect(await article(...scenario)).toMatchObject(lived))

const publication = actorLogOf(publicationMachine, { saved: about, target: 'published' })
const stale = { kind: 'refused', status: 409, texts: [], fields: {}, retryAfter: null } as const

test.each<[string, readonly Happening[], object]>([
  [
    'a response ends it',
    [answers('changeStatus', about)],
    { isOver: true, context: { article: about, failure: null } },
  ],
  ['a refusal ends it too', [refuses('changeStatus', stale)], { isOver: true, context: { failure: stale } }],
  [
    'a failed check ends it with the failure of the request',
    [refuses('changeStatus'), refuses('checkArticle', stale)],
    { isOver: true, context: { failure: { kind: 'unreachable' } } },
  ],
])('publishing: %s', async (_, scenario, lived) => expect(await publication(...scenario)).toMatchObject(lived))

const texts = actorLogOf(textsMachine, { app: nobody, of: 'about', source: 'history' })
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
    'a picked text is taken',
    [shown, { type: 'text.picked', id: '1' }, { type: 'text.taken' }],
    { isOver: true, context: { taken: 'text 1' } },
  ],
  [
    'an empty list has no text to take',
    [answers('fetchTexts', succeeded([])), { type: 'text.taken' }],
    { isOver: false },
  ],
  [
    'a list that cannot be loaded is logged and shows its failure',
    [answers('fetchTexts', unread)],
    { state: 'failed', sent: ['app fault.logged'], context: { failure: { kind: 'unreachable' } } },
  ],
])('other texts: %s', async (_, scenario, lived) => expect(await texts(...scenario)).toMatchObject(lived))
