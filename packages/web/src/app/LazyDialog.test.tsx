import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { formattersOf } from '../i18n/formatters.ts'
import uk from '../i18n/uk/index.ts'
import { panel } from '../i18n/uk/panel.ts'
import { FixedWords } from '../i18n/WordsProvider.tsx'
import { speechOf } from '../i18n/words.ts'
import { chunkOf } from '../ui/chunk.ts'
import { LazyDialog } from './LazyDialog.tsx'

afterEach(cleanup)

const speech = speechOf('uk', { ...uk, ...panel }, formattersOf('uk'))
const Part = () => <p>Відкрито</p>

const shown = (isWanted: boolean) => {
  const load = vi.fn<() => Promise<typeof Part>>(() => Promise.reject(new Error('404')))
  const chunk = chunkOf(load)
  const onClose = vi.fn()
  const at = (wanted: boolean) => (
    <FixedWords speech={speech}>
      <LazyDialog chunk={chunk} isWanted={wanted} onClose={onClose}>
        {(Dialog) => <Dialog />}
      </LazyDialog>
    </FixedWords>
  )
  const { rerender } = render(at(isWanted))
  return { load, onClose, isWanted: (wanted: boolean) => rerender(at(wanted)) }
}

it('its code is not asked for until it is wanted', () => {
  expect(shown(false).load).not.toHaveBeenCalled()
  expect(screen.queryByRole('alert')).toBe(null)
})

it('code that does not come is said, has the focus, and can be tried again', async () => {
  const { load } = shown(true)
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Вікно не вдалося відкрити')
  expect(document.activeElement?.contains(alert)).toBe(true)
  load.mockResolvedValue(Part)
  fireEvent.click(screen.getByRole('button', { name: 'Спробувати ще раз' }))
  await screen.findByText('Відкрито')
  expect(screen.queryByRole('alert')).toBe(null)
})

it('it can be given up, and what is not wanted any more is not said', async () => {
  const { onClose, isWanted } = shown(true)
  fireEvent.click(await screen.findByRole('button', { name: 'Закрити' }))
  expect(onClose).toHaveBeenCalledOnce()
  isWanted(false)
  expect(screen.queryByRole('alert')).toBe(null)
})
