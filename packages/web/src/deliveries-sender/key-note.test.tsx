import { seatOf } from '@supplier/test-fixtures/sandbox/caller'
import { createSandbox } from '@supplier/test-fixtures/sandbox/sandbox'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openedSignedIn } from '../../testing/opened.tsx'
import { deliveriesSenderTranslations } from './deliveries-sender.translations.ts'

const { more } = deliveriesSenderTranslations.uk
const key = {
  carrier: 'nova',
  title: 'Ключ',
  key: '00112233445566778899aabbccddeeff',
  is_default: true,
  store_ids: [],
  client_key: 'c0ffee00-1234-4abc-8def-0123456789ab',
}

it('under the counterparty stands that the carrier still checks the key, as long as it does', {
  timeout: 120_000,
}, async () => {
  // The check ends when the clock of the server is moved.
  const now = Date.now()
  const sandbox = createSandbox({ scenario: 'brandNew', now: () => now, sendsDate: false })
  sandbox.changeSupplier(1, {
    store_name: 'Крамниця',
    subscribed: true,
    telegram_id: '77',
    manager_telegram_username: '@k',
  })
  const { token } = JSON.parse(await seatOf(sandbox)) as { readonly token: string }
  const made = await sandbox.fetch('http://localhost/api/admin-suppliers/v1/deliveries/keys', {
    method: 'POST',
    headers: {
      'X-Session': 'supplier',
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      accept: 'application/json',
    },
    body: JSON.stringify(key),
  })
  expect([made.status, made.ok ? '' : await made.text()]).toEqual([200, ''])
  await openedSignedIn(sandbox, '/deliveries/nova/sender?sender=new')
  await screen.findByText(more.keyChecked, {}, { timeout: 50_000 })
  sandbox.clock.move(60_000)
  await expect.poll(() => screen.queryByText(more.keyChecked), { timeout: 50_000 }).toBeNull()
})
