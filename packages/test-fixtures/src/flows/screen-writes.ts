import {
  type ArticlesActor,
  openArticle,
  type PayoutsActor,
  type PictureKind,
  type PreferencesActor,
  pictureFile,
  preferencesParts,
  selectArticle,
  selectPictureField,
} from '@supplier/core'
import { payoutRequested, withRequisites } from '../world/payouts.ts'
import type { Tab } from './headless.ts'
import type { Till } from './till.ts'

/** A write that ends with the screen that began it. */
export interface ScreenWrite {
  readonly href: string
  readonly to: 'preferences' | 'payouts' | 'articles-information'
  /** Of the call that is on its way. */
  readonly path: string
  /** Begins it on the screen that is shown, and waits until it is on its way. */
  readonly begin: (till: Till, tab: Tab) => Promise<void>
}

const png = (): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(Buffer.from('89504e470d0a1a0a0000000d494844520000000000000000', 'hex'))
  const view = new DataView(bytes.buffer)
  view.setUint32(16, 800)
  view.setUint32(20, 600)
  return bytes
}

const picture = (kind: PictureKind, path: string): ScreenWrite => ({
  href: '/settings/preferences',
  to: 'preferences',
  path,
  begin: async (till, tab) => {
    const screen = await tab.shown<PreferencesActor>('preferences')
    const field = preferencesParts(screen.getSnapshot())[kind]
    field.send({ type: 'file.chosen', file: pictureFile(new File([png()], 'x.png', { type: 'image/png' })) })
    await till.quiet()
    const { doing } = selectPictureField(field.getSnapshot())
    if (doing.step === 'crop') doing.crop.send({ type: 'crop.confirmed' })
    await till.quiet()
  },
})

const payout: ScreenWrite = {
  href: '/payments/payouts',
  to: 'payouts',
  path: '*/payouts/*/cancel',
  begin: async (till, tab) => {
    const { sandbox } = till
    sandbox.setWorld((world) => {
      const [saved, { id }] = withRequisites(world, 1, { iban: 'UA213223130000026007233566001', title: 'ФОП' })
      const wanted = { supplierId: 1, amount: 1000_00, requisitesId: id, comment: '', clientKey: null, intent: null }
      return payoutRequested(saved, wanted, sandbox.clock.now())[0]
    })
    const screen = await tab.shown<PayoutsActor>('payouts')
    screen.getSnapshot().children.list?.send({ type: 'refresh.wanted' })
    await till.quiet()
    screen.send({ type: 'cancel.chosen', id: String(sandbox.world().payouts.at(-1)?.id) })
    screen.send({ type: 'cancel.confirmed' })
    await till.quiet()
  },
}

const article: ScreenWrite = {
  href: '/articles-information?article=about',
  to: 'articles-information',
  path: '*/articles/about/publish',
  begin: async (till, tab) => {
    const screen = await tab.shown<ArticlesActor>('articles-information')
    await till.quiet()
    const about = openArticle(screen.getSnapshot())
    const open = about && selectArticle(about.getSnapshot())
    if (open?.state !== 'open') throw new Error('the article is not open')
    open.editor.send({ type: 'text.typed', body: 'Відправляємо щодня. '.repeat(8) })
    await till.pass(2000)
    open.editor.send({ type: 'status.chosen', wish: 'published' })
    await till.quiet()
  },
}

/** Every write of a screen but moves of money, which the reconciler outlives. A new one is added here, and is left in every way there is. */
export const screenWrites: Readonly<Record<'avatar' | 'background' | 'payouts' | 'articles', ScreenWrite>> = {
  avatar: picture('avatar', '/v1/customers/avatar'),
  background: picture('background', '/v1/customers/bg-save'),
  payouts: payout,
  articles: article,
}
