import { expect, test } from 'vitest'
import { answers, breaksDown, type Happening, lifeOf, refuses } from '../../testing/life.ts'
import { someSession, someSetup } from '../../testing/ports.ts'
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
const all = articleTypes.map((type) => articleOf(type, 'published'))
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

type Story = readonly (ArticlesEvent | Happening)[]

const read = answers('fetchArticles', almost)
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
const publishing = (of: ArticleType, isUnderWay: boolean): ArticlesEvent => ({
  type: 'publication.noted',
  of,
  isUnderWay,
})
const published: ArticlesEvent = { type: 'wish.fulfilled', article: articleOf('about', 'published', 2), fillsIn: true }

test.each<[string, Story, object]>([
  ['the article in the address is opened at once', [], { said: ['asks about', 'asks fetchArticles'] }],
  [
    'what the list read reaches the article that is open',
    [read],
    { state: { list: 'shown' }, said: ['about article.reported'], context: { heads: almost, failure: null } },
  ],
  [
    'a list that cannot be read says so',
    [refuses('fetchArticles')],
    { state: { list: 'failed' }, said: ['trunk fault.noted'], context: { failure: { kind: 'unreachable' } } },
  ],
  ['it can be read again', [refuses('fetchArticles'), { type: 'retry.chosen' }], { said: ['asks fetchArticles'] }],
  [
    'or by itself, when someone comes back',
    [refuses('fetchArticles'), { type: 'tab.shown' }],
    { said: ['asks fetchArticles'] },
  ],
  [
    'or when the settings changed',
    [refuses('fetchArticles'), { type: 'setup.learned', setup: someSetup }],
    { said: ['asks fetchArticles'] },
  ],
  ['a list that is shown is read again too', [read, { type: 'tab.shown' }], { said: ['asks fetchArticles'] }],
  [
    'whenever the settings changed',
    [read, { type: 'setup.learned', setup: someSetup }],
    { said: ['asks fetchArticles'] },
  ],
  [
    'another article in the address is opened, and the first goes on saving',
    [refined('?article=offer')],
    {
      said: ['about texts.barred', 'asks offer'],
      context: { openType: 'offer', opened: { about: expect.anything() } },
    },
  ],
  ['the same article is not opened twice', [refined('?article=about')], { said: [], context: { openType: 'about' } }],
  [
    'coming back to an article opens no second one',
    [refined('?article=offer'), refined('?article=about')],
    { said: ['offer texts.barred'], context: { openType: 'about' } },
  ],
  [
    'another article is written, whatever was looked at',
    [{ type: 'preview.chosen' }, refined('?article=offer')],
    { state: { aside: 'writing' } },
  ],
  ['a text can be looked at', [{ type: 'preview.chosen' }], { state: { aside: 'previewing' } }],
  ['and written again', [{ type: 'preview.chosen' }, { type: 'writing.chosen' }], { state: { aside: 'writing' } }],
  [
    'a template is filled in and handed to the article',
    [{ type: 'template.chosen', template: { body: 'x', gaps: { storeName: 'a', telephone: 'b', email: 'c' } } }],
    { said: ['about template.chosen'], events: [{ body: 'x' }] },
  ],
  [
    'what is learned of the supplier is known to templates',
    [{ type: 'supplier.learned', supplier: { ...someSession.supplier, id: 9 } }],
    { said: [], context: { supplier: { id: 9 } } },
  ],
  [
    'the last article to be published is celebrated',
    [read, published],
    {
      state: { aside: 'finished', dialog: 'open' },
      said: ['trunk dialog.changed'],
      context: { heads: expect.arrayContaining([published.article]) },
    },
  ],
  [
    'one that is not the last stands in the list, and that is all',
    [
      answers(
        'fetchArticles',
        articleTypes.map((type) => articleOf(type, 'draft')),
      ),
      published,
    ],
    { state: { aside: 'writing' }, context: { heads: expect.arrayContaining([published.article]) } },
  ],
  [
    'also where the list has read it before',
    [answers('fetchArticles', all), published],
    { state: { aside: 'finished' }, context: { due: null } },
  ],
  [
    'or reads it afterwards',
    [published, answers('fetchArticles', all)],
    { state: { aside: 'finished' }, context: { due: null } },
  ],
  [
    'or could not read it at first',
    [refuses('fetchArticles'), published, { type: 'retry.chosen' }, answers('fetchArticles', all)],
    { state: { aside: 'finished' } },
  ],
  ['and while it is looked at', [read, { type: 'preview.chosen' }, published], { state: { aside: 'finished' } }],
  [
    'what was complete before is not celebrated again',
    [answers('fetchArticles', all), { ...published, fillsIn: false }],
    { state: { aside: 'writing' } },
  ],
  [
    'nor what somebody else completes later',
    [
      answers(
        'fetchArticles',
        articleTypes.map((type) => articleOf(type, 'draft')),
      ),
      published,
      { type: 'tab.shown' },
      answers('fetchArticles', lacking('contacts')),
      { type: 'tab.shown' },
      answers('fetchArticles', all),
    ],
    { state: { aside: 'writing' }, context: { due: null } },
  ],
  [
    'a list that is older than what is known takes nothing back',
    [published, read],
    { state: { aside: 'finished' }, context: { heads: expect.arrayContaining([published.article]) } },
  ],
  [
    'the party can be left',
    [read, published, { type: 'dialog.dismissed' }],
    { state: { aside: 'writing', dialog: 'none' }, said: ['trunk dialog.changed'], events: [{ isOpen: false }] },
  ],
  [
    'or lead to the products',
    [read, published, { type: 'products.chosen' }],
    { state: { aside: 'writing' }, said: ['trunk place.wanted', 'trunk dialog.changed'] },
  ],
  [
    'what an article learned stands in the list',
    [read, { type: 'article.learned', article: articleOf('about', 'hidden', 3) }],
    { context: { heads: expect.arrayContaining([articleOf('about', 'hidden', 3)]) } },
  ],
  [
    'unsaved work of one article is told',
    [{ type: 'work.noted', of: 'about', isUnsaved: true }],
    { said: ['trunk work.changed'], events: [{ isUnsaved: true }], context: { unsaved: ['about'] } },
  ],
  [
    'until all of it is saved',
    [
      { type: 'work.noted', of: 'about', isUnsaved: true },
      { type: 'work.noted', of: 'about', isUnsaved: false },
    ],
    { events: [{ type: 'work.changed', isUnsaved: false }], context: { unsaved: [] } },
  ],
  [
    'what is being published is told',
    [publishing('about', true)],
    { said: ['trunk writes.changed'], events: [{ by: 'articles', isUnderWay: true }] },
  ],
  [
    'until all of it is',
    [publishing('about', true), publishing('offer', true), publishing('about', false)],
    { events: [{ isUnderWay: true }], context: { publishing: ['offer'] } },
  ],
  [
    'and no longer',
    [publishing('about', true), publishing('about', false)],
    { events: [{ isUnderWay: false }], context: { publishing: [] } },
  ],
  [
    'what is asked about the article that is looked at bars the page',
    [asked('about', true)],
    { state: { dialog: 'open' }, said: ['about texts.barred', 'trunk dialog.changed'], events: [{}, { isOpen: true }] },
  ],
  [
    'until it is answered',
    [asked('about', true), asked('about', false)],
    { state: { dialog: 'none' }, said: ['trunk dialog.changed'], events: [{ isOpen: false }] },
  ],
  [
    'what is asked about another one waits until that is looked at',
    [asked('offer', true)],
    { state: { dialog: 'none' }, said: [], context: { dialogs: [{ of: 'offer', by: 'editor' }] } },
  ],
  [
    'and then bars the page',
    [asked('offer', true), refined('?article=offer')],
    { state: { dialog: 'open' }, said: ['about texts.barred', 'trunk dialog.changed', 'asks offer'] },
  ],
  [
    'texts that are looked at do too, and bar nothing else',
    [{ ...asked('about', true), by: 'texts' }],
    { state: { dialog: 'open' }, said: ['trunk dialog.changed'] },
  ],
  [
    'who has an answer to give is celebrated afterwards',
    [read, published, asked('about', true)],
    { state: { aside: 'finished', dialog: 'open' }, said: ['about texts.barred'] },
  ],
  ['discarding reaches every open article', [{ type: 'work.discarded' }], { said: ['about work.discarded'] }],
])('%s', async (_, story, lived) => expect(await writing(...story)).toMatchObject(lived))

test('without an article there is nothing to look at', async () => {
  expect(await list({ type: 'preview.chosen' })).toMatchObject({ state: { aside: 'writing' }, said: [] })
})

const article = lifeOf(articleMachine, { trunk: nobody, owner: nobody, clock, supplierId: 1, of: 'about' })
const opened = answers('fetchArticle', about)
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
    [refuses('fetchArticle')],
    { state: 'failed', said: ['trunk fault.noted'], context: { failure: { kind: 'unreachable' } } },
  ],
  ['and is read again', [refuses('fetchArticle'), { type: 'retry.chosen' }], { state: 'reading' }],
  [
    'an editor that breaks holds nobody back',
    [opened, breaksDown('editor')],
    {
      state: 'failed',
      said: ['owner work.noted', 'owner publication.noted', 'owner dialog.noted', 'trunk fault.noted'],
      context: { failure: { kind: 'unexpected' } },
    },
  ],
  ['what the list reads', [opened, { type: 'article.reported', head: about }], { said: ['editor article.reported'] }],
  [
    'a template reaches the editor',
    [opened, { type: 'template.chosen', body: 'x' }],
    { said: ['editor template.chosen'] },
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
    'or none is',
    [...choosing, answers('texts', { body: null })],
    { state: { open: 'writing' }, said: ['owner dialog.noted'] },
  ],
  [
    'texts that break leave it alone',
    [...choosing, breaksDown('texts')],
    { state: { open: 'writing' }, said: ['owner dialog.noted', 'trunk failure.met'] },
  ],
  [
    'they close when another article is looked at, or something else is asked',
    [...choosing, { type: 'texts.barred' }],
    { state: { open: 'writing' }, said: ['owner dialog.noted'] },
  ],
  ['what is discarded reaches the editor', [opened, { type: 'work.discarded' }], { said: ['editor work.discarded'] }],
])('%s', async (_, story, lived) => expect(await article(...story)).toMatchObject(lived))

const publication = lifeOf(publicationMachine, { saved: about, wish: 'published' })
const stale = { kind: 'refused', status: 409, texts: [], fields: {}, retryAfter: null } as const

test.each<[string, readonly Happening[], object]>([
  ['an answer ends it', [answers('changeStatus', about)], { isOver: true, context: { article: about, failure: null } }],
  ['a refusal ends it too', [refuses('changeStatus', stale)], { isOver: true, context: { failure: stale } }],
  [
    'a lost answer is looked up',
    [refuses('changeStatus')],
    { state: 'checking', said: ['asks checkArticle'], context: { failure: { kind: 'unreachable' } } },
  ],
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
const shown = answers('fetchTexts', [newest, older])

test.each<[string, readonly (TextsEvent | Happening)[], object]>([
  ['the newest is looked at first', [shown], { state: 'shown', context: { picked: newest } }],
  ['then whichever is picked', [shown, { type: 'text.picked', id: '1' }], { context: { picked: older } }],
  [
    'it is taken when that is wanted',
    [shown, { type: 'text.picked', id: '1' }, { type: 'text.taken' }],
    { isOver: true, context: { taken: 'text 1' } },
  ],
  ['where there is none, nothing is', [answers('fetchTexts', []), { type: 'text.taken' }], { isOver: false }],
  [
    'they cannot be read',
    [refuses('fetchTexts')],
    { state: 'failed', said: ['trunk fault.noted'], context: { failure: { kind: 'unreachable' } } },
  ],
  ['and are read again', [refuses('fetchTexts'), { type: 'retry.chosen' }], { said: ['asks fetchTexts'] }],
  [
    'what was read again has not failed',
    [refuses('fetchTexts'), { type: 'retry.chosen' }, shown],
    { state: 'shown', context: { failure: null } },
  ],
  ['closing them takes nothing', [shown, { type: 'dialog.dismissed' }], { isOver: true, context: { taken: null } }],
])('other texts: %s', async (_, story, lived) => expect(await texts(...story)).toMatchObject(lived))
