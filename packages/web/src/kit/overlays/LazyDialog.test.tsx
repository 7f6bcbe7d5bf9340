import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { formattersOf } from '../../i18n/formatters.ts'
import { loadedLanguageOf } from '../../i18n/language.ts'
import { FixedTranslations } from '../../i18n/TranslationsProvider.tsx'
import uk from '../../i18n/uk/index.ts'
import { panel } from '../../i18n/uk/panel.ts'
import { chunkOf } from '../../ui/loading/chunk.ts'
import { ReloadContext } from '../../ui/loading/reload.ts'
import { LazyDialog } from './LazyDialog.tsx'

const loaded = loadedLanguageOf('uk', { ...uk, ...panel }, formattersOf('uk'))
const Part = () => <p>Відкрито</p>

const shown = (isWanted: boolean) => {
  const load = vi.fn<() => Promise<typeof Part>>(() => Promise.reject(new Error('404')))
  const chunk = chunkOf(load)
  const onClose = vi.fn()
  const reload = vi.fn()
  const at = (wanted: boolean) => (
    <FixedTranslations loaded={loaded}>
      <ReloadContext value={reload}>
        <LazyDialog chunk={chunk} isWanted={wanted} onClose={onClose}>
          {(Dialog) => <Dialog />}
        </LazyDialog>
      </ReloadContext>
    </FixedTranslations>
  )
  const { rerender } = render(at(isWanted))
  return { load, reload, onClose, isWanted: (wanted: boolean) => rerender(at(wanted)) }
}

it('its code is not requested until the dialog is opened', () => {
  expect(shown(false).load).not.toHaveBeenCalled()
  expect(screen.queryByRole('alert')).toBe(null)
})

it('code that fails to load is reported in a focused alert, and can be requested again', async () => {
  const { load } = shown(true)
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Вікно не вдалося відкрити')
  expect(document.activeElement?.contains(alert)).toBe(true)
  load.mockResolvedValue(Part)
  fireEvent.click(screen.getByRole('button', { name: 'Спробувати ще раз' }))
  await screen.findByText('Відкрито')
  expect(screen.queryByRole('alert')).toBe(null)
})

it('code that fails to load twice has the page loaded again', async () => {
  const { load, reload } = shown(true)
  fireEvent.click(await screen.findByRole('button', { name: 'Спробувати ще раз' }))
  await waitFor(() => expect(load).toHaveBeenCalledTimes(2))
  expect(reload).not.toHaveBeenCalled()
  fireEvent.click(await screen.findByRole('button', { name: 'Спробувати ще раз' }))
  expect([load.mock.calls.length, reload.mock.calls.length]).toEqual([2, 1])
})

it('the report can be closed, and disappears when the dialog is no longer open', async () => {
  const { onClose, isWanted } = shown(true)
  fireEvent.click(await screen.findByRole('button', { name: 'Закрити' }))
  expect(onClose).toHaveBeenCalledOnce()
  isWanted(false)
  expect(screen.queryByRole('alert')).toBe(null)
})
