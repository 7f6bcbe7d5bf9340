import type { Sandbox } from '@supplier/test-fixtures'
import type { Page } from 'playwright/test'
import notification from '../../src/i18n/uk/notification/index.ts'
import shell from '../../src/i18n/uk/shell/index.ts'

export const words = notification

type Stored = ReturnType<Sandbox['world']>['notifications'][number]

/** What the server has for the first supplier, the newest first. */
export const stored = (sandbox: Sandbox): readonly Stored[] =>
  sandbox
    .world()
    .notifications.filter(({ supplierId }) => supplierId === 1)
    .toReversed()

/** The screen of notifications as a person sees it. */
export const mailbox = (page: Page) => {
  const list = page.getByRole('list', { name: words.label })
  const rows = list.getByRole('article')
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const rowOf = (one: Stored | undefined) => rows.filter({ hasText: one?.title ?? '' }).first()
  return {
    rows,
    places: list.getByRole('listitem'),
    news: rows.filter({ hasText: `${words.isNew}:` }),
    bell: (count: number) =>
      page.getByRole('link', {
        name: count > 0 ? shell.newNotifications.replace('{count:number}', `${count}`) : shell.notifications,
        exact: true,
      }),
    arrivals: (count: number) => button(words.arrivals.replace('{count:number|count}', `${count}`)),
    title: (one: Stored | undefined) => rowOf(one).getByRole('link'),
    read: (one: Stored | undefined) => button(words.read.replace('{title:string}', one?.title ?? '')).first(),
    remove: (one: Stored | undefined) => button(words.remove.replace('{title:string}', one?.title ?? '')).first(),
    readAll: button(words.readAll),
    clear: button(words.clear),
    undo: button(words.undo),
    nothingYet: page.getByRole('heading', { name: words.nothingYet }),
    /** Down to where there is nothing more. */
    scrollThrough: () =>
      page.evaluate(async (end) => {
        while (!document.body.textContent.includes(end)) {
          window.scrollTo(0, document.body.scrollHeight)
          await new Promise(requestAnimationFrame)
        }
        window.scrollTo(0, document.body.scrollHeight)
      }, words.end),
  }
}
