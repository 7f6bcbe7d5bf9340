import { expect, test } from 'vitest'
import { createActor, fromCallback } from 'xstate'
import { breaks, expectFullCoverage, explore, gives } from '../../testing/explore.ts'
import { someSession } from '../../testing/ports.ts'
import { feedOf, idsOf } from '../../testing/samples/lettered-feed.ts'
import type { Failure } from '../kernel/failure.ts'
import type { PanelScreenInput } from '../kernel/screen.ts'
import { failed, succeeded } from '../kit/load/reading.domain.ts'
import { emptySignInDraft } from '../session/session.domain.ts'
import {
  type Change,
  type Changes,
  type ChangesUpdated,
  noChanges,
  type Outcome,
  withChange,
} from './changes.domain.ts'
import { type Feed, opensNext } from './feed.domain.ts'
import { type FeedEvent, type FeedSnapshot, feedMachine } from './feed.machine.ts'
import { typeIn } from './notifications.domain.ts'
import { selectFeed } from './notifications.selectors.ts'
import { settled } from './outcome.domain.ts'

const there = (list: Feed) => gives(succeeded(list))
const refused = (status: number): Failure => ({ kind: 'refused', status, texts: [], fields: {}, retryAfter: null })
const unread = (status: number) => gives(failed(refused(status)))

const remove: Change = { kind: 'remove', id: 'b' }
const pending = withChange(noChanges, remove)
const told = (changes: Changes, outcomes: readonly Outcome[] = []): ChangesUpdated => ({
  type: 'changes.updated',
  changes,
  outcomes,
})
const outcome = (change: Change, became: Outcome['became']): Outcome => ({ change, became, failure: null })
const done = outcome(remove, 'done')

const complete = (feed: Feed): Feed => ({ ...feed, isComplete: true })
const listFor = ({ context: { location, feed } }: FeedSnapshot) => ({ only: typeIn(location), feed })

const machine = feedMachine.provide({ actors: { pages: fromCallback(() => {}) as never } })

const input: PanelScreenInput = {
  app: { send: () => {} },
  clock: { now: () => 0 },
  ids: { next: () => 'id-1' },
  location: { to: 'notifications' },
  signInDraft: emptySignInDraft,
  supplier: someSession.supplier,
}

const model = explore(machine, {
  input,
  user: [
    { type: 'query.changed', location: { to: 'notifications' } },
    { type: 'query.changed', location: { to: 'notifications', search: '?type=chat' } },
    { type: 'data.invalidated' },
    { type: 'tab.shown' },
    { type: 'end.reached' },
    { type: 'more.chosen' },
    { type: 'newItems.chosen' },
    { type: 'retry.chosen' },
    { type: 'filter.chosen', only: 'order' },
    { type: 'read.chosen', id: 'a' },
    { type: 'link.followed', id: 'x' },
    { type: 'deletion.chosen', id: 'b' },
    { type: 'allRead.chosen' },
    { type: 'clearing.chosen' },
    { type: 'undo.chosen', key: 'remove:b' },
    told(noChanges),
    told(pending),
    told(settled(pending, done), [done]),
    told(noChanges, [outcome(remove, 'unclear')]),
    told(noChanges, [outcome({ kind: 'clear' }, 'unclear')]),
  ] satisfies readonly FeedEvent[],
  world: {
    pages: (snapshot) => {
      const { only, feed } = listFor(snapshot)
      const of = (...pages: readonly string[]) => ({ ...feedOf(...pages), only })
      if (only !== null) return [there(complete(of(''))), unread(500)]
      if (snapshot.hasTag('loading')) return [there(of('ab')), there(complete(of(''))), unread(403), breaks()]
      if (snapshot.hasTag('more')) return [there(complete(of('ab'))), unread(500), breaks()]
      const isNew = feed !== null && !idsOf(feed).includes('x')
      return [there(of('ab')), ...(isNew ? [there(of('xab'))] : []), unread(500), breaks()]
    },
  },
  project: ({ location, feed, changes, unclear, stale, depth, missed, failure }) => [
    typeIn(location),
    feed && [feed.only, idsOf(feed).toLowerCase(), feed.newItems, feed.isComplete],
    changes.pending.map(({ key }) => key),
    [...changes.deleted],
    [...unclear],
    [stale > 0, depth > 0, missed > 0],
    failure?.kind === 'refused' && failure.status === 403,
  ],
})

const idsIn = (state: FeedSnapshot) => {
  const view = selectFeed(state)
  return view.state === 'rows' ? Array.from({ length: view.rows.length }, (_, at) => view.rows.at(at)?.id ?? '') : []
}

test('every state and every transition is visited', () => {
  expectFullCoverage('feed', model.coverage)
})

test('loading always ends, and rows can always be loaded', () => {
  expect(model.trapsFor((state) => !selectFeed(state).isLoading)).toEqual([])
  expect(model.trapsFor((state) => selectFeed(state).state === 'rows')).toEqual([])
})

test('the view distinguishes all states without rows', () => {
  const seen = new Set(model.paths.map(({ state }) => selectFeed(state).state))
  expect([...seen].sort()).toEqual(['failed', 'loading', 'notAllowed', 'nothingFound', 'nothingYet', 'rows'])
})

test('each row is shown once, and rows that are or may be deleted are hidden', () => {
  const shown = model.pathsWhere(({ state }) => idsIn(state).length > 0)
  const wrong = shown.filter(({ state }) => {
    const ids = idsIn(state)
    const hidden = [...state.context.changes.deleted, ...state.context.unclear]
    return new Set(ids).size !== ids.length || hidden.some((id) => ids.includes(id))
  })
  expect(wrong.map(({ scenario }) => scenario)).toEqual([])
})

test('rows keep their order when new items arrive, and the new items wait', () => {
  const events = model.movesWhere(
    ({ from, to, event }) =>
      event === 'xstate.done.actor.pages' && from.matches({ open: 'rereading' }) && to.context.feed?.newItems === 1,
  )
  for (const { from, to } of events) {
    const [before, now] = [idsIn(from), idsIn(to)]
    expect(before.filter((id) => now.includes(id))).toEqual(now.filter((id) => before.includes(id)))
    expect(now).not.toContain('x')
  }
})

test('an outcome that may have changed the list restarts the request under way', () => {
  let asked = 0
  const pages = fromCallback(() => {
    asked += 1
  }) as never
  const feed = createActor(feedMachine.provide({ actors: { pages } }), { input }).start()
  feed.send(told(pending))
  feed.send(told(noChanges, [outcome(remove, 'refused')]))
  expect(asked).toBe(1)
  feed.send(told(settled(pending, done), [done]))
  feed.send(told(noChanges, [outcome(remove, 'unclear')]))
  expect(asked).toBe(3)
})

test('no page is loaded automatically after a failure or after pages without new rows', () => {
  const went = model.movesWhere(({ to, event }) => event === 'end.reached' && to.matches({ open: 'more' }))
  for (const { from } of went) expect(opensNext(from.context.feed) || from.matches({ open: 'more' })).toBe(true)
})
