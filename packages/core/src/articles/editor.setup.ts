import { assign, type CallbackActorLogic, setup } from 'xstate'
import { type AppRef, notifyApp } from '../kernel/app-ref.ts'
import { childOf } from '../kernel/child.ts'
import type { ClockPort } from '../kernel/clock.ts'
import type { Failure } from '../kernel/failure.ts'
import { must } from '../kernel/must.ts'
import type { PortActors } from '../kernel/port.ts'
import { type DraftFound, draftMachine } from '../kit/drafts/draft.machine.ts'
import type { DraftName, DraftTexts } from '../kit/drafts/drafts.domain.ts'
import { failureOf } from '../kit/load/reading.domain.ts'
import { type Article, type ArticleHead, fillsIn, type TargetStatus } from './articles.domain.ts'
import type { ArticlesPort } from './articles.port.ts'
import { isBlank, type Selection } from './body/body.domain.ts'
import type { Mark } from './body/marks.domain.ts'
import * as rules from './editor.domain.ts'
import * as drafts from './editor-draft.domain.ts'
import * as ways from './giving-way.domain.ts'
import type { DialogNoted, WorkNoted } from './notes.domain.ts'
import { type PublicationOutput, publicationMachine } from './publication.machine.ts'

export type EditorEvent =
  | { type: 'text.typed'; body: string }
  | { type: 'mark.chosen'; mark: Mark; selection: Selection }
  | { type: 'gap.chosen'; name: string }
  /** Replaces the text with another one. */
  | { type: 'text.replaced'; body: string }
  | { type: 'template.chosen'; body: string }
  | { type: 'template.confirmed' }
  | { type: 'template.dismissed' }
  | { type: 'status.chosen'; target: TargetStatus }
  | { type: 'retry.chosen' }
  | { type: 'mine.kept' }
  | { type: 'theirs.taken' }
  /** The list has loaded this article's status and version. */
  | { type: 'article.reported'; head: ArticleHead }
  | { type: 'edits.discarded' }
  | LockEvent
  | DraftFound

/** Whether this tab holds the lock of the article, so that no other tab edits it. */
type LockEvent = { type: 'lock.granted' } | { type: 'lock.refused' }

/** Events that an editor sends to its owner. */
export type EditorOutput =
  | { type: 'article.updated'; article: Article }
  /**
   * `fillsIn`: the article was required and not published before. It is computed here, because the list may have been
   * reloaded meanwhile.
   */
  | { type: 'status.reached'; article: Article; fillsIn: boolean }
  | WorkNoted
  | DialogNoted

export interface EditorInput {
  readonly app: AppRef
  readonly clock: ClockPort
  readonly supplierId: number
  readonly owner: { send(event: EditorOutput): void }
  readonly article: Article
}

export interface EditorContext extends Omit<EditorInput, 'article'>, rules.Writing {}
export interface WithMark {
  readonly event: { readonly mark: Mark; readonly selection: Selection }
}
export const notSaved = [
  { type: 'notifyNotSaved', params: failureOf },
  { type: 'setFailure', params: failureOf },
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
    holdForm: {} as CallbackActorLogic<LockEvent, DraftName>,
    draft: draftMachine,
    publication: publicationMachine,
  },
  guards: {
    isUnsaved: ({ context }) => rules.isUnsaved(context),
    isSendable: ({ context }) => rules.isSendable(context),
    isUnfinished: ({ context }) => rules.isUnsaved(context) || context.next !== null,
    hasTarget: ({ context }) => context.target !== null,
    // A status change or a replacement text waits for the text to be saved.
    isAwaited: ({ context: { target, next } }) => target !== null || next !== null,
    isYielding: ({ context }) => context.theirs !== null,
    isKept: ({ context }) => ways.isKept(context),
    mayGiveWay: ({ context }) => ways.mayGiveWay(context),
    givesWay: ({ context }) => ways.givesWay(context),
    isPossible: ({ context }, target: TargetStatus) => rules.isPossible(context, target),
    isObstructed: ({ context }, target: TargetStatus) => rules.obstaclesTo(target, context).length > 0,
    isFulfilled: (_, { isFulfilled }: PublicationOutput) => isFulfilled,
    isStale: (_, failure: Failure) => ways.isStale(failure),
    isPassing: (_, failure: Failure) => rules.isPassing(failure),
    isOurs: ({ context }, article: Article) => ways.isOurs(context, article),
    isGranted: ({ context }, article: Article) => ways.isGranted(context, article),
    hasMoved: ({ context }, article: Article) => ways.hasMoved(context, article),
    isNewer: ({ context }, head: ArticleHead) => head.version > context.saved.version,
    // A dialog is open: about a conflict, or about replacing the text with a template.
    isAsking: ({ context: { theirs, template } }) => theirs !== null || template !== null,
    isBlank: ({ context }) => isBlank(context.body),
    hasTemplate: ({ context }) => context.template !== null,
    isLeft: ({ context }, texts: DraftTexts) => drafts.isLeft(context, texts),
    isContinued: ({ context }, texts: DraftTexts) => drafts.isContinued(context, texts),
  },
  actions: {
    setBody: assign((_, body: string) => rules.typed(body)),
    setMark: assign(({ context }, { mark, selection }: WithMark['event']) => rules.markedBy(context, mark, selection)),
    selectGap: assign(({ context }, name: string) => rules.gapPicked(context, name)),
    setNext: assign((_, next: string) => ({ next })),
    clearNext: assign({ next: null }),
    replaceBody: assign(({ context }) => ways.replaced(must(context.next))),
    setSent: assign(({ context }) => rules.sending(context)),
    setSaved: assign(({ context }, article: Article) => rules.saved(context, article, context.clock.now())),
    setFailure: assign(({ context }, failure: Failure) => rules.notSaved(context, failure)),
    setTarget: assign(({ context }, target: TargetStatus) => rules.targeted(context, target)),
    clearTarget: assign({ target: null }),
    setOutcome: assign((_, { article }: PublicationOutput) => ({ saved: must(article), target: null })),
    setTheirs: assign((_, theirs: Article) => ({ theirs, target: null, next: null })),
    setTemplate: assign((_, template: string) => ({ template })),
    clearTemplate: assign({ template: null }),
    showObstacles: assign(({ context }, target: TargetStatus) => ({ mistakes: rules.obstaclesTo(target, context) })),
    showTooLong: assign(({ context }) => ({ mistakes: ways.tooLong(context) })),
    showRefusal: assign((_, failure: Failure) => rules.refused(failure)),
    keepMine: assign(({ context }) => ways.mineKept(must(context.theirs))),
    takeTheirs: assign(({ context }) => rules.begun(must(context.theirs))),
    yieldToTheirs: assign(({ context }) => ways.yielded(must(context.theirs))),
    takeLeft: assign((_, texts: DraftTexts) => drafts.leftBehind(texts)),
    discardText: assign(({ context }) => rules.begun(context.saved)),
    notifyLearned: ({ context: { owner, saved } }) => owner.send({ type: 'article.updated', article: saved }),
    notifyFulfilled: ({ context: { owner, app, target, saved } }, article: Article) => {
      app.send({ type: 'success.reported', message: { key: `articles.${must(target)}` } })
      app.send({ type: 'setup.invalidated' })
      owner.send({ type: 'status.reached', article, fillsIn: fillsIn(saved, article) })
    },
    // A save that follows from the supplier's choice reports its failure; a failed automatic save is only logged.
    notifyNotSaved: ({ context: { app, target, next } }, failure: Failure) => {
      if (target === null && next === null)
        return app.send({ type: 'fault.logged', code: 'article not saved', failure })
      app.send({ type: 'failure.reported', failure })
      if (target !== null) app.send({ type: 'write.failed' })
    },
    // The requested status was not set. Reporting the failed write keeps a delayed navigation on the page, where the
    // supplier sees the outcome.
    notifyTargetLost: ({ context: { app, target } }) => target !== null && app.send({ type: 'write.failed' }),
    notifyWork: ({ context: { owner, saved } }, isUnsaved: boolean) =>
      owner.send({ type: 'edits.reported', of: saved.type, isUnsaved }),
    sendToDialog: ({ context: { owner, saved } }, isOpen: boolean) =>
      owner.send({ type: 'dialog.reported', of: saved.type, by: 'editor', isOpen }),
    sendToDraft: ({ context, self }) =>
      childOf(self, 'draft')?.send(
        rules.isUnsaved(context) ? { type: 'edits.typed', texts: drafts.draftOf(context) } : { type: 'edits.settled' },
      ),
    notifyApp,
  },
  delays: { typingPauses: rules.typingPause, pauseEnds: ({ context }) => rules.pauseAfter(context.tries) },
})
