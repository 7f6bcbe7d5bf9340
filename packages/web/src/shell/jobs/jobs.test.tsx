import type { SafeAddress } from '@supplier/core/kernel/address'
import type { JobsActor } from '@supplier/core/kit/job/jobs.machine'
import { someJob } from '@supplier/core/testing/ports'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { createActor, fromTransition } from 'xstate'
import { formattersOf } from '../../i18n/formatters.ts'
import { loadedLanguageOf } from '../../i18n/language.ts'
import { FixedTranslations } from '../../i18n/TranslationsProvider.tsx'
import uk from '../../i18n/uk/index.ts'
import { panel } from '../../i18n/uk/panel.ts'
import { JobRing } from './JobRing.tsx'

type Jobs = readonly ReturnType<typeof someJob>[]

const shown = (jobs: Jobs) => {
  const send = vi.fn()
  const actor = createActor(
    fromTransition(
      (context: object, event: { type: string; jobs?: Jobs }) => {
        if (event.type === 'became') return { ...context, jobs: event.jobs }
        send(event)
        return context
      },
      { jobs, seen: [], chosen: null, location: { to: 'orders' } },
    ),
  ).start()
  render(
    <FixedTranslations loaded={loadedLanguageOf('uk', { ...uk, ...panel }, formattersOf('uk'))}>
      <JobRing actor={actor as unknown as JobsActor} />
    </FixedTranslations>,
  )
  return { send, become: (next: Jobs) => act(() => actor.send({ type: 'became', jobs: next })) }
}

const open = async () => act(async () => void fireEvent.click(screen.getByRole('button', { name: /Фонові завдання/ })))
const file = { url: 'https://api.test/1.csv' as SafeAddress, name: '1.csv' }

it('shows the progress of all running jobs in the ring, and of each in the list', async () => {
  const { send } = shown([
    someJob({ id: '1', processed: 3412, total: 12_000 }),
    someJob({ id: '2', title: 'Import', total: null }),
  ])
  expect(screen.getByRole('progressbar').hasAttribute('aria-valuenow')).toBe(false)
  await open()
  expect(await screen.findByText('3 412 з 12 000')).not.toBe(null)
  expect(screen.getByRole('progressbar', { name: 'Export' }).getAttribute('aria-valuenow')).toBe('28')
  fireEvent.click(screen.getByRole('button', { name: 'Зупинити: Import' }))
  expect(send).toHaveBeenCalledWith({ type: 'cancel.chosen', id: '2' })
})

it('announces the end, and offers the file', async () => {
  const { send, become } = shown([someJob()])
  expect(
    screen.getByRole('progressbar', { name: 'Фонові завдання, виконується: 1' }).getAttribute('aria-valuenow'),
  ).toBe('25')
  expect(screen.getByRole('status').textContent).toBe('')
  become([someJob({ status: 'completed', processed: 4, file })])
  expect(screen.getByRole('status').textContent).toBe('Export: Завершено')
  expect(screen.queryByRole('progressbar')).toBe(null)
  await open()
  fireEvent.click(await screen.findByRole('button', { name: 'Завантажити: Export' }))
  expect(screen.queryByRole('button', { name: /Зупинити/ })).toBe(null)
  expect(send).toHaveBeenCalledWith({ type: 'file.chosen', id: '7' })
})

it('a job with failed rows is never shown as a success', async () => {
  shown([someJob({ status: 'completed', failed: 2 })])
  expect(screen.getByRole('status').textContent).toBe('Export: Завершено з помилками')
  await open()
  expect(await screen.findByText('Не вдалося: 2')).not.toBe(null)
  expect(screen.queryByText('Завершено')).toBe(null)
})

it('closing the list is reported, and with no job there is no ring', async () => {
  const { send, become } = shown([someJob({ status: 'failed', error: 'Файл завеликий' })])
  await open()
  expect(await screen.findByText('Файл завеликий')).not.toBe(null)
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: /Фонові завдання/ })))
  await vi.waitFor(() => expect(send).toHaveBeenCalledWith({ type: 'list.closed' }))
  become([])
  expect(screen.queryByRole('button')).toBe(null)
})
