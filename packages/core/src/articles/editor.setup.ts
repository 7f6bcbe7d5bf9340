import { assign, type CallbackActorLogic, setup } from 'xstate'
import { childOf } from '../kernel/child.ts'
import type { ClockPort } from '../kernel/clock.ts'
import type { Failure } from '../kernel/failure.ts'
import { must } from '../kernel/must.ts'
import type { PortActors } from '../kernel/port.ts'
import { type Trunk, tellTrunk } from '../kernel/trunk.ts'
import { type DraftFound, draftMachine } from '../kit/drafts/draft.machine.ts'
import type { DraftName, DraftTexts } from '../kit/drafts/drafts.domain.ts'
import { failureOf } from '../kit/load/reading.domain.ts'
import { type Article, type ArticleHead, type ArticleWish, fillsIn } from './articles.domain.ts'
import type { ArticlesPort } from './articles.port.ts'
import { isBlank, type Selection } from './body.domain.ts'
import * as rules from './editor.domain.ts'
import * as drafts from './editor-draft.domain.ts'
import * as ways from './giving-way.domain.ts'
import type { Mark } from './marks.domain.ts'
import type { DialogNoted, WorkNoted } from './notes.domain.ts'
import { type PublicationOutput, publicationMachine } from './publication.machine.ts'

export type EditorEvent =
  | { type: 'text.typed'; body: string }
  | { type: 'mark.chosen'; mark: Mark; selection: Selection }
  | { type: 'gap.chosen'; name: string }
  /** Another text takes the place of this one. */
  | { type: 'text.replaced'; body: string }
  | { type: 'template.chosen'; body: string }
  | { type: 'template.confirmed' }
  | { type: 'template.dismissed' }
  | { type: 'status.chosen'; wish: ArticleWish }
  | { type: 'retry.chosen' }
  | { type: 'mine.kept' }
  | { type: 'theirs.taken' }
  /** The list has read how the article stands. */
  | { type: 'article.reported'; head: ArticleHead }
  | { type: 'work.discarded' }
  | HoldFact
  | DraftFound

/** Whether the article is open in this tab alone. */
type HoldFact = { type: 'lock.granted' } | { type: 'lock.refused' }

/** What an editor tells the screen it stands on. */
export type EditorFact =
  | { type: 'article.learned'; article: Article }
  /** It may have been the last thing missing, whatever the list has read meanwhile. */
  | { type: 'wish.fulfilled'; article: Article; fillsIn: boolean }
  | WorkNoted
  | DialogNoted

export interface EditorInput {
  readonly trunk: Trunk
  readonly clock: ClockPort
  readonly supplierId: number
  readonly owner: { send(fact: EditorFact): void }
  readonly article: Article
}

export interface EditorContext extends Omit<EditorInput, 'article'>, rules.Writing {}
export interface WithMark {
  readonly event: { readonly mark: Mark; readonly selection: Selection }
}
export const notSaved = [
  { type: 'tellNotSaved', params: failureOf },
  { type: 'rememberFailure', params: failureOf },
] as const

export const editorSetup = setup({
  types: {
    input: {} as EditorInput,
    context: {} as EditorContext,
    events: {} as EditorEvent,
    tags: {} as 'busy',
    children: {} as { holdForm: 'holdForm'; draft: 'draft'; publication: 'publication' },
  },
  actors: {
    ...({} as PortActors<Pick<ArticlesPort, 'fetchArticle' | 'saveArticle'>>),
    holdForm: {} as CallbackActorLogic<HoldFact, DraftName>,
    draft: draftMachine,
    publication: publicationMachine,
  },
  guards: {
    isUnsaved: ({ context }) => rules.isUnsaved(context),
    isSendable: ({ context }) => rules.isSendable(context),
    isUnfinished: ({ context }) => rules.isUnsaved(context) || context.next !== null,
    isWished: ({ context }) => context.wish !== null,
    // Somebody waits for the text to be saved.
    isAwaited: ({ context: { wish, next } }) => wish !== null || next !== null,
    isYielding: ({ context }) => context.theirs !== null,
    isKept: ({ context }) => ways.isKept(context),
    mayGiveWay: ({ context }) => ways.mayGiveWay(context),
    givesWay: ({ context }) => ways.givesWay(context),
    isPossible: ({ context }, wish: ArticleWish) => rules.isPossible(context, wish),
    isObstructed: ({ context }, wish: ArticleWish) => rules.obstaclesTo(wish, context).length > 0,
    isFulfilled: (_, { isFulfilled }: PublicationOutput) => isFulfilled,
    isStale: (_, failure: Failure) => ways.isStale(failure),
    isPassing: (_, failure: Failure) => rules.isPassing(failure),
    isOurs: ({ context }, article: Article) => ways.isOurs(context, article),
    isGranted: ({ context }, article: Article) => ways.isGranted(context, article),
    hasMoved: ({ context }, article: Article) => ways.hasMoved(context, article),
    isNewer: ({ context }, head: ArticleHead) => head.version > context.saved.version,
    // Whose text counts, or whether a template may take the place of this one.
    isAsking: ({ context: { theirs, template } }) => theirs !== null || template !== null,
    isBlank: ({ context }) => isBlank(context.body),
    hasTemplate: ({ context }) => context.template !== null,
    isLeft: ({ context }, texts: DraftTexts) => drafts.isLeft(context, texts),
    isContinued: ({ context }, texts: DraftTexts) => drafts.isContinued(context, texts),
  },
  actions: {
    rememberBody: assign((_, body: string) => rules.typed(body)),
    rememberMark: assign(({ context }, { mark, selection }: WithMark['event']) =>
      rules.markedBy(context, mark, selection),
    ),
    selectGap: assign(({ context }, name: string) => rules.gapPicked(context, name)),
    rememberNext: assign((_, next: string) => ({ next })),
    forgetNext: assign({ next: null }),
    replaceBody: assign(({ context }) => ways.replaced(must(context.next))),
    rememberSent: assign(({ context }) => rules.sending(context)),
    rememberSaved: assign(({ context }, article: Article) => rules.saved(context, article, context.clock.now())),
    rememberFailure: assign(({ context }, failure: Failure) => rules.notSaved(context, failure)),
    rememberWish: assign((_, wish: ArticleWish) => ({ wish, mistakes: [] })),
    forgetWish: assign({ wish: null }),
    rememberOutcome: assign((_, { article }: PublicationOutput) => ({ saved: must(article), wish: null })),
    rememberTheirs: assign((_, theirs: Article) => ({ theirs, wish: null, next: null })),
    rememberTemplate: assign((_, template: string) => ({ template })),
    forgetTemplate: assign({ template: null }),
    showObstacles: assign(({ context }, wish: ArticleWish) => ({ mistakes: rules.obstaclesTo(wish, context) })),
    showTooLong: assign(({ context }) => ({ mistakes: ways.tooLong(context) })),
    showRefusal: assign((_, failure: Failure) => rules.refused(failure)),
    keepMine: assign(({ context }) => ways.mineKept(must(context.theirs))),
    takeTheirs: assign(({ context }) => rules.begun(must(context.theirs))),
    yieldToTheirs: assign(({ context }) => ways.yielded(must(context.theirs))),
    takeLeft: assign((_, texts: DraftTexts) => drafts.leftBehind(texts)),
    discardText: assign(({ context }) => rules.begun(context.saved)),
    tellLearned: ({ context: { owner, saved } }) => owner.send({ type: 'article.learned', article: saved }),
    tellFulfilled: ({ context: { owner, trunk, wish, saved } }, article: Article) => {
      trunk.send({ type: 'success.met', message: { key: `articles.${must(wish)}` } })
      trunk.send({ type: 'setup.outdated' })
      owner.send({ type: 'wish.fulfilled', article, fillsIn: fillsIn(saved, article) })
    },
    // Whoever pressed a button hears why nothing came of it; a save of its own accord only notes it.
    tellNotSaved: ({ context: { trunk, wish, next } }, failure: Failure) => {
      if (wish === null && next === null) return trunk.send({ type: 'fault.noted', code: 'article not saved', failure })
      trunk.send({ type: 'failure.met', failure })
      if (wish !== null) trunk.send({ type: 'write.failed' })
    },
    // Whoever waits for a wish to leave stays, and sees what became of it.
    tellWishLost: ({ context: { trunk, wish } }) => wish !== null && trunk.send({ type: 'write.failed' }),
    tellWork: ({ context: { owner, saved } }, isUnsaved: boolean) =>
      owner.send({ type: 'work.noted', of: saved.type, isUnsaved }),
    tellDialog: ({ context: { owner, saved } }, isOpen: boolean) =>
      owner.send({ type: 'dialog.noted', of: saved.type, by: 'editor', isOpen }),
    tellDraft: ({ context, self }) =>
      childOf(self, 'draft')?.send(
        rules.isUnsaved(context) ? { type: 'work.typed', texts: drafts.draftOf(context) } : { type: 'work.settled' },
      ),
    tellTrunk,
  },
  delays: { typingPauses: rules.typingPause, pauseEnds: ({ context }) => rules.pauseAfter(context.tries) },
})
