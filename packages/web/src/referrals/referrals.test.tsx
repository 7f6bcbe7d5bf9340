import { kopecks } from '@supplier/core/kernel/money'
import type { CopyActor } from '@supplier/core/kit/copy/copy.machine'
import type { ReferralSummary } from '@supplier/core/referrals/referrals.domain'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { readQr } from '../../testing/read-qr.ts'
import { formattersOf } from '../i18n/formatters.ts'
import { loadedLanguageOf } from '../i18n/language.ts'
import { FixedTranslations } from '../i18n/TranslationsProvider.tsx'
import uk from '../i18n/uk/index.ts'
import { panel } from '../i18n/uk/panel.ts'
import { ReferralLink } from './ReferralLink.tsx'
import { ReferralTotals } from './ReferralTotals.tsx'
import { referralsTranslations } from './referrals.translations.ts'

const loaded = loadedLanguageOf('uk', { ...uk, ...panel }, formattersOf('uk'))
const t = referralsTranslations.uk.more
const summary: ReferralSummary = {
  code: 'S1-2233',
  link: 'https://panel.example/auth/register?ref=S1-2233',
  terms: { bonus: kopecks(250_00), payments: 2, days: 14 },
  clicks: 123,
  registered: 9,
  paid: 6,
  earned: kopecks(1_250_00),
  available: kopecks(1_250_00),
  debt: kopecks(0),
  minimum: kopecks(200_00),
}

it('the link is copied, scanned and passed on whole, and no page that is opened can reach back', () => {
  const send = vi.fn()
  const copy = {
    send,
    getSnapshot: () => ({ context: { text: '' }, matches: () => false }),
    subscribe: () => ({ unsubscribe: () => {} }),
  } as unknown as CopyActor
  render(
    <FixedTranslations loaded={loaded}>
      <ReferralLink summary={summary} copy={copy} t={t} />
    </FixedTranslations>,
  )
  fireEvent.click(screen.getByRole('button', { name: t.copyLink }))
  fireEvent.click(screen.getByRole('button', { name: t.copyCode }))
  expect(send.mock.calls).toEqual([
    [{ type: 'copy.chosen', text: summary.link }],
    [{ type: 'copy.chosen', text: summary.code }],
  ])
  expect(readQr(screen.getByRole('img', { name: t.qr }).querySelector('path')?.getAttribute('d') ?? '')).toBe(
    summary.link,
  )
  for (const name of ['Telegram', 'Viber']) {
    const link = screen.getByRole('link', { name })
    expect([link.getAttribute('rel'), decodeURIComponent(link.getAttribute('href') ?? '')]).toEqual([
      'noopener',
      expect.stringContaining(summary.link),
    ])
  }
})

it('a debt is told with its sum, and nothing can be transferred', () => {
  const block = { key: 'referrals.inDebt', values: { amount: 350_00 } } as const
  const inDebt = { ...summary, available: kopecks(0), debt: kopecks(350_00) }
  render(
    <FixedTranslations loaded={loaded}>
      <ReferralTotals summary={inDebt} block={block} t={t} onWithdraw={() => {}} />
    </FixedTranslations>,
  )
  expect(screen.getByRole('status').textContent).toMatch(/Борг 350,00/)
  expect(screen.getByRole('button', { name: t.withdraw }).hasAttribute('disabled')).toBe(true)
})
