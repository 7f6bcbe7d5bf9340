import { composeApp, defaultAppearance, noTelephone, panelParts, pathOf, selectPanel } from '@supplier/core'
import { silentPorts, someSession } from '@supplier/core/testing'
import { claimIn, typedText, unkeptText } from '@supplier/core/testing/claims'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { waitFor as until } from 'xstate'
import { WordsProvider } from '../i18n/WordsProvider.tsx'
import { createSpeaker } from '../i18n/words.ts'
import { LeavingDialog } from './LeavingDialog.tsx'

afterEach(cleanup)

it.each([
  ['keeps a draft of what may be kept', true, /Ми лишимо чернетку/],
  ['promises none of a key', false, /Його буде втрачено/],
])('who leaves unsaved work: the question %s', async (_, isKept, words) => {
  const speaker = createSpeaker()
  await speaker.need('panel')
  const app = composeApp(silentPorts(), {
    session: someSession,
    href: pathOf({ to: 'orders' }),
    telephone: noTelephone,
    appearance: defaultAppearance,
  }).start()
  const place = selectPanel(await until(app, (now) => selectPanel(now).state === 'open'))
  if (place.state !== 'open') throw new Error('no panel')
  render(
    <WordsProvider speaker={speaker}>
      <LeavingDialog actor={panelParts(place.panel).leaving} />
    </WordsProvider>,
  )
  act(() => void claimIn(app, isKept ? typedText : unkeptText))
  act(() => app.send({ type: 'place.wanted', place: { to: 'chats' } }))
  const dialog = await screen.findByRole('dialog', { name: 'Залишити сторінку?' })
  expect(dialog.textContent).toMatch(words)
  expect(/чернетку/.test(dialog.textContent ?? '')).toBe(isKept)
})
