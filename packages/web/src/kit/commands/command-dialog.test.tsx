import { attributes } from '@supplier/core/attributes/attributes.section'
import type { CommandActor } from '@supplier/core/kit/command/command.machine'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { attributesTranslations } from '../../attributes/attributes.translations.ts'
import { formattersOf } from '../../i18n/formatters.ts'
import { loadedLanguageOf } from '../../i18n/language.ts'
import { FixedTranslations } from '../../i18n/TranslationsProvider.tsx'
import uk from '../../i18n/uk/index.ts'
import { panel } from '../../i18n/uk/panel.ts'
import type { AnyTranslations } from '../look/section-translations.ts'
import { CommandDialog } from './CommandDialog.tsx'

afterEach(cleanup)

const shown = (state: 'lookingUp' | 'unclear') => {
  const send = vi.fn()
  const snapshot = {
    context: {
      ...{ command: 'archive', id: '1', asks: true, row: { id: '1' }, offers: [], values: {}, errors: {} },
      ...{ failure: null, told: null },
    },
    children: {},
    hasTag: () => state === 'lookingUp',
    matches: (asked: unknown) => (asked === 'unclear') === (state === 'unclear'),
  }
  const command = { getSnapshot: () => snapshot, subscribe: () => ({ unsubscribe: () => {} }), send }
  render(
    <FixedTranslations loaded={loadedLanguageOf('uk', { ...uk, ...panel }, formattersOf('uk'))}>
      <CommandDialog
        section={attributes}
        t={attributesTranslations.uk as unknown as AnyTranslations}
        look={{ nameOf: ({ id }) => id }}
        command={command as unknown as CommandActor}
      />
    </FixedTranslations>,
  )
  return send
}

it('a command without an answer says that it is looked up, and its dialog may be closed', () => {
  const send = shown('lookingUp')
  expect(screen.getByRole('status').textContent).toContain('Сервер не відповів')
  fireEvent.click(screen.getByText('Закрити'))
  expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'dialog.dismissed' })
})

it('a command that stays unclear offers to look again, and not to send it again', () => {
  const send = shown('unclear')
  expect(screen.getByRole('alert').textContent).toContain('невідомо')
  fireEvent.click(screen.getByRole('button', { name: 'Перевірити ще раз' }))
  expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'check.chosen' })
  expect(screen.queryByRole('button', { name: 'Архівувати' })).toBeNull()
})
