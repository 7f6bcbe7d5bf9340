import type { ArticlesActor } from '@supplier/core/articles/articles.machine'
import { openArticle, selectArticle } from '@supplier/core/articles/articles.selectors'
import { type AccountImage, imageFile } from '@supplier/core/images/image.domain'
import { selectImageField } from '@supplier/core/images/image.selectors'
import type { PayoutsActor } from '@supplier/core/payouts/payouts.machine'
import type { PreferencesActor } from '@supplier/core/preferences/preferences.machine'
import { preferencesParts } from '@supplier/core/preferences/preferences.selectors'
import { payoutRequested, withRequisites } from '../../world/money/payouts.ts'
import type { Harness } from './harness.ts'
import type { Tab } from './headless.ts'

/** A write that is aborted when its screen is left. */
export interface ScreenWrite {
  readonly href: string
  readonly to: 'preferences' | 'payouts' | 'articles-information'
  /** The path of the pending request. */
  readonly path: string
  /** Starts the write on its screen and waits until the request is pending. */
  readonly begin: (harness: Harness, tab: Tab) => Promise<void>
}

const png = (): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(Buffer.from('89504e470d0a1a0a0000000d494844520000000000000000', 'hex'))
  const view = new DataView(bytes.buffer)
  view.setUint32(16, 800)
  view.setUint32(20, 600)
  return bytes
}

const image = (kind: AccountImage, path: string): ScreenWrite => ({
  href: '/settings/preferences',
  to: 'preferences',
  path,
  begin: async (harness, tab) => {
    const screen = await tab.shown<PreferencesActor>('preferences')
    const field = preferencesParts(screen.getSnapshot())[kind]
    field.send({ type: 'file.chosen', file: imageFile(new File([png()], 'x.png', { type: 'image/png' })) })
    await harness.quiet()
    const { activity } = selectImageField(field.getSnapshot())
    if (activity.step === 'crop') activity.crop.send({ type: 'crop.confirmed' })
    await harness.quiet()
  },
})

const payout: ScreenWrite = {
  href: '/payments/payouts',
  to: 'payouts',
  path: '*/payouts/*/cancel',
  begin: async (harness, tab) => {
    const { sandbox } = harness
    sandbox.setWorld((world) => {
      const [saved, { id }] = withRequisites(world, 1, { iban: 'UA213223130000026007233566001', title: 'ФОП' })
      const wanted = { supplierId: 1, amount: 1000_00, requisitesId: id, comment: '', clientKey: null, intent: null }
      return payoutRequested(saved, wanted, sandbox.clock.now())[0]
    })
    const screen = await tab.shown<PayoutsActor>('payouts')
    screen.getSnapshot().children.list?.send({ type: 'refresh.requested' })
    await harness.quiet()
    screen.send({ type: 'cancel.chosen', id: String(sandbox.world().payouts.at(-1)?.id) })
    screen.send({ type: 'cancel.confirmed' })
    await harness.quiet()
  },
}

const article: ScreenWrite = {
  href: '/articles-information?article=about',
  to: 'articles-information',
  path: '*/articles/about/publish',
  begin: async (harness, tab) => {
    const screen = await tab.shown<ArticlesActor>('articles-information')
    await harness.quiet()
    const about = openArticle(screen.getSnapshot())
    const open = about && selectArticle(about.getSnapshot())
    if (open?.state !== 'open') throw new Error('the article is not open')
    open.editor.send({ type: 'text.typed', body: 'Відправляємо щодня. '.repeat(8) })
    await harness.pass(2000)
    open.editor.send({ type: 'status.chosen', target: 'published' })
    await harness.quiet()
  },
}

/**
 * Every write that belongs to a screen. Money moves are not among them, because the reconciler completes them after the
 * screen is gone. Add a new write here, and the flow tests leave it in every possible way.
 */
export const screenWrites: Readonly<Record<'avatar' | 'background' | 'payouts' | 'articles', ScreenWrite>> = {
  avatar: image('avatar', '/v1/customers/avatar'),
  background: image('background', '/v1/customers/bg-save'),
  payouts: payout,
  articles: article,
}
