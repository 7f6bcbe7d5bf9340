import type { Sandbox } from '@supplier/test-fixtures/sandbox/sandbox'
import type { Page } from 'playwright/test'
import notification from '../../src/i18n/uk/notification/index.ts'
import shell from '../../src/i18n/uk/shell/index.ts'

export const texts = notification

type Stored = ReturnType<Sandbox['world']>['notifications'][number]

/** The first supplier's notifications on the server, newest first. */
export const stored = (sandbox: Sandbox): readonly Stored[] =>
  sandbox
    .world()
    .notifications.filter(({ supplierId }) => supplierId === 1)
    .toReversed()

/** Page object of the notifications screen. */
export const mailbox = (page: Page) => {
  const list = page.getByRole('list', { name: texts.label })
  const rows = list.getByRole('article')
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const rowOf = (one: Stored | undefined) => rows.filter({ hasText: one?.title ?? '' }).first()
  return {
    rows,
    locations: list.getByRole('listitem'),
    events: rows.filter({ hasText: `${texts.isNew}:` }),
    bell: (count: number) =>
      page.getByRole('link', {
        name: count > 0 ? shell.newNotifications.replace('{count:number}', `${count}`) : shell.notifications,
        exact: true,
      }),
    newItems: (count: number) => button(texts.newItems.replace('{count:number|count}', `${count}`)),
    title: (one: Stored | undefined) => rowOf(one).getByRole('link'),
    read: (one: Stored | undefined) => button(texts.read.replace('{title:string}', one?.title ?? '')).first(),
    remove: (one: Stored | undefined) => button(texts.remove.replace('{title:string}', one?.title ?? '')).first(),
    readAll: button(texts.readAll),
    clear: button(texts.clear),
    undo: button(texts.undo),
    nothingYet: page.getByRole('heading', { name: texts.nothingYet }),
    /** Scrolls down to the end of the list. */
    scrollThrough: () =>
      page.evaluate(async (end) => {
        while (!document.body.textContent.includes(end)) {
          window.scrollTo(0, document.body.scrollHeight)
          await new Promise(requestAnimationFrame)
        }
        window.scrollTo(0, document.body.scrollHeight)
      }, texts.end),
  }
}
