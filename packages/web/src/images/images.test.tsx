import { profileOf } from '@supplier/core/account/account.selectors'
import type { CropView } from '@supplier/core/images/image.selectors'
import { composeImage } from '@supplier/core/images/images.compose'
import type { ImagesPort } from '@supplier/core/images/images.port'
import type { SafeAddress } from '@supplier/core/kernel/address'
import type { FeatureEvent } from '@supplier/core/kernel/app-ref'
import type { UploadPortEvent } from '@supplier/core/kit/upload/upload.port'
import type { Supplier } from '@supplier/core/session/session.domain'
import { silentPorts, someSession } from '@supplier/core/testing/ports'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { formattersOf } from '../i18n/formatters.ts'
import { loadedLanguageOf } from '../i18n/language.ts'
import { FixedTranslations } from '../i18n/TranslationsProvider.tsx'
import uk from '../i18n/uk/index.ts'
import { panel } from '../i18n/uk/panel.ts'
import { ImageBox } from './ImageBox.tsx'
import { ImageField } from './ImageField.tsx'
import type { ImageFieldView } from './image.ts'

const loaded = loadedLanguageOf('uk', { ...uk, ...panel }, formattersOf('uk'))
const supplier = { ...someSession.supplier, firstname: 'Олена', lastname: 'Коваль' }
const ready: ImageFieldView = { mostBytes: 5 * 1024 * 1024, notes: [], activity: { step: 'ready' } }
const crop: CropView = {
  address: 'blob:1',
  size: { width: 1200, height: 600 },
  rectangle: { x: 150, y: 0, width: 600, height: 600 },
  zoom: 1,
  mostZoom: 6.25,
  isBusy: false,
}

const savedOf = (kind: 'avatar' | 'background', one: Supplier) => {
  const profile = profileOf(one, ['https://media.test'])
  return { address: profile[kind], initials: profile.initials }
}

const shown = (
  view: ImageFieldView,
  kind: 'avatar' | 'background' | 'cover' = 'avatar',
  avatar: string | null = null,
) => {
  const send = vi.fn()
  const sendCrop = vi.fn()
  const onFile = vi.fn()
  const images = { avatar, background: avatar }
  const at = (now: ImageFieldView) => (
    <FixedTranslations loaded={loaded}>
      <ImageBox
        kind={kind}
        saved={savedOf(kind === 'cover' ? 'background' : kind, { ...supplier, ...images })}
        view={now}
        onFile={onFile}
        send={send}
        sendCrop={sendCrop}
      />
    </FixedTranslations>
  )
  const { rerender } = render(at(view))
  return { send, sendCrop, onFile, opensNext: (now: ImageFieldView) => rerender(at(now)) }
}

const field = (name = 'Фото профілю') => within(screen.getByRole('region', { name }))
const names = () =>
  field()
    .getAllByRole('button')
    .map((button) => button.textContent)
const image = () => document.querySelector('section img')?.getAttribute('src')

describe('the field', () => {
  it('shows initials and the allowed files while there is no picture', () => {
    shown(ready)
    expect([image(), names()]).toEqual([undefined, ['Завантажити фото']])
    expect(field().getByText('ОК')).not.toBe(null)
    expect(field().getByRole('status').textContent).toBe(
      'PNG, JPEG або WebP до 5\u202fМБ. Файл можна перетягнути сюди.',
    )
  })

  it('shows the saved picture and offers to replace it', () => {
    shown(ready, 'avatar', 'https://media.test/1.png')
    expect([image(), names()]).toEqual(['https://media.test/1.png', ['Змінити фото']])
  })

  it('does not load a picture from an unknown server', () => {
    shown(ready, 'avatar', 'https://evil.test/1.png')
    expect([image(), names()]).toEqual([undefined, ['Завантажити фото']])
  })

  it('shows that there is no cover, also when it failed to load', () => {
    shown(ready, 'background', 'https://media.test/2.png')
    const cover = field('Обкладинка')
    fireEvent.error(document.querySelector('section img') as Element)
    expect(cover.getByText('Обкладинки ще немає')).not.toBe(null)
  })

  it('of a store removes its picture after a question, and one of the account only replaces it', () => {
    const { send, opensNext } = shown(ready, 'cover', 'https://media.test/3.png')
    const cover = field('Обкладинка')
    fireEvent.click(cover.getByRole('button', { name: 'Прибрати обкладинку' }))
    opensNext({ ...ready, activity: { step: 'confirm' } })
    expect(cover.getByText(/^Прибрати обкладинку\?/)).not.toBe(null)
    fireEvent.click(cover.getByRole('button', { name: 'Залишити' }))
    fireEvent.click(cover.getByRole('button', { name: 'Прибрати' }))
    expect(send.mock.calls.map(([{ type }]) => type)).toEqual(['removal.chosen', 'image.dropped', 'removal.confirmed'])
    cleanup()
    shown(ready, 'background', 'https://media.test/2.png')
    expect(field('Обкладинка').getAllByRole('button')).toHaveLength(1)
  })

  it('reports the chosen file', () => {
    const { onFile } = shown(ready)
    const file = new File(['x'], 'me.png')
    fireEvent.change(document.querySelector('input[type=file]') as Element, { target: { files: [file] } })
    expect(onFile).toHaveBeenCalledExactlyOnceWith(file)
  })

  it('shows why a file was rejected, and which files are allowed', () => {
    shown({ ...ready, notes: [{ key: 'images.wrongType' }] })
    expect(field().getByRole('status').textContent).toMatch(/^Це не зображення.*до 5\u202fМБ/)
  })

  it('shows the upload with its progress and a button that cancels it', () => {
    const { send, opensNext } = shown({
      ...ready,
      activity: { step: 'send', address: 'blob:2' as SafeAddress, progress: null },
    })
    expect([image(), field().getByRole('progressbar').getAttribute('aria-valuenow')]).toEqual(['blob:2', null])
    opensNext({ ...ready, activity: { step: 'send', address: 'blob:2' as SafeAddress, progress: 0.429 } })
    expect(field().getByRole('progressbar', { name: 'Завантаження зображення' }).getAttribute('aria-valuenow')).toBe(
      '43',
    )
    expect(field().getByText('42 %')).not.toBe(null)
    fireEvent.click(field().getByRole('button', { name: 'Скасувати' }))
    expect(send.mock.calls).toEqual([[{ type: 'image.dropped' }]])
  })

  it('accepts no other file during an upload', () => {
    const { onFile } = shown({ ...ready, activity: { step: 'send', address: null, progress: 0 } })
    fireEvent.change(document.querySelector('input[type=file]') as Element, { target: { files: [new File([], 'a')] } })
    expect(onFile).not.toHaveBeenCalled()
  })

  it('shows the server’s messages about a failed upload, and offers three actions', () => {
    const { send } = shown({
      ...ready,
      notes: [{ text: 'Аватар завеликий.' }, { text: 'Спробуйте менший.' }],
      activity: { step: 'failed', address: 'blob:2' as SafeAddress },
    })
    expect(field().getByRole('status').textContent).toBe('Аватар завеликий.Спробуйте менший.')
    expect(names()).toEqual(['Вибрати інший файл', 'Спробувати ще раз', 'Скасувати'])
    fireEvent.click(field().getByRole('button', { name: 'Спробувати ще раз' }))
    fireEvent.click(field().getByRole('button', { name: 'Скасувати' }))
    expect(send.mock.calls.map(([{ type }]) => type)).toEqual(['retry.chosen', 'image.dropped'])
  })

  it('has no cancel button while the profile reloads after an upload', () => {
    shown({ ...ready, activity: { step: 'read', address: 'blob:2' as SafeAddress } })
    expect([names(), field().getByRole('status').textContent]).toEqual([['Завантажити фото'], 'Оновлюємо зображення…'])
  })

  it('asks for a reload when the image was saved but the profile failed to load', () => {
    const { send } = shown({
      ...ready,
      notes: [{ key: 'images.savedUnread' }],
      activity: { step: 'unread', address: 'blob:2' as SafeAddress },
    })
    expect(field().getByRole('status').textContent).toContain('Перезавантажте сторінку')
    fireEvent.click(field().getByRole('button', { name: 'Прочитати ще раз' }))
    fireEvent.click(field().getByRole('button', { name: 'Закрити' }))
    expect(send.mock.calls.map(([{ type }]) => type)).toEqual(['retry.chosen', 'image.dropped'])
  })
})

describe('the dialog', () => {
  const dialog = () => within(screen.getByRole('dialog', { name: 'Що буде видно на фото' }))

  it('sends every move, every zoom and the decision', () => {
    const { send, sendCrop } = shown({ ...ready, activity: { step: 'crop', crop } })
    const part = dialog().getByRole('slider', { name: 'Видима частина зображення' })
    expect(part.getAttribute('aria-valuetext')).toBe('Ліворуч 25\u00a0%, згори 50\u00a0%')
    fireEvent.keyDown(part, { key: 'ArrowRight' })
    fireEvent.change(dialog().getByRole('slider', { name: 'Масштаб' }), { target: { value: '2' } })
    fireEvent.click(dialog().getByRole('button', { name: 'Збільшити' }))
    fireEvent.click(dialog().getByRole('button', { name: 'Зменшити' }))
    fireEvent.click(dialog().getByRole('button', { name: 'Зберегти фото' }))
    expect(sendCrop.mock.calls.map(([event]) => event)).toEqual([
      { type: 'crop.moved', by: { dx: 0.04, dy: 0 } },
      { type: 'crop.zoomed', zoom: 2 },
      { type: 'crop.scaled', by: 1.25 },
      { type: 'crop.scaled', by: 0.8 },
      { type: 'crop.confirmed' },
    ])
    fireEvent.click(dialog().getByRole('button', { name: 'Скасувати' }))
    expect(send.mock.calls).toEqual([[{ type: 'image.dropped' }]])
  })

  it('is disabled while the picture is drawn', () => {
    const { sendCrop } = shown({ ...ready, activity: { step: 'crop', crop: { ...crop, isBusy: true } } })
    expect(dialog().getByRole('slider', { name: 'Масштаб' })).toHaveProperty('disabled', true)
    fireEvent.click(dialog().getByRole('button', { name: 'Зберегти фото' }))
    fireEvent.keyDown(dialog().getByRole('slider', { name: 'Видима частина зображення' }), { key: 'ArrowRight' })
    expect(sendCrop).not.toHaveBeenCalled()
  })

  it('has no zoom when the image is too small for it', () => {
    shown({ ...ready, activity: { step: 'crop', crop: { ...crop, mostZoom: 1 } } })
    expect(dialog().getByRole('button', { name: 'Збільшити' })).toHaveProperty('disabled', true)
  })
})

it('uploads a chosen file and updates the profile', async () => {
  const told: FeatureEvent[] = []
  const tellers: ((event: UploadPortEvent) => void)[] = []
  const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const images: Partial<ImagesPort> = {
    inspectImage: async () => ({ bytes: 8, declared: 'image/png', head: png }),
    openImage: (tell) => {
      queueMicrotask(() => tell({ type: 'image.opened', size: { width: 800, height: 600 }, address: 'blob:1' }))
      return () => {}
    },
    cropImage: async ({ file }) => ({ file, bytes: 8 }),
    uploadImage: (tell) => {
      tellers.push(tell)
      return () => {}
    },
  }
  const ports = silentPorts()
  const account = { fetchAccount: async () => ({ avatar: 'https://media.test/1.png' }) }
  const actor = createActor(composeImage({ account, images: { ...ports.images, ...images } }), {
    input: { kind: 'avatar', app: { send: (event) => told.push(event) } },
  }).start()
  const still = () => act(() => new Promise<void>(setImmediate))
  render(
    <FixedTranslations loaded={loaded}>
      <ImageField kind="avatar" actor={actor} saved={savedOf('avatar', supplier)} />
    </FixedTranslations>,
  )
  await still()
  fireEvent.change(document.querySelector('input[type=file]') as Element, { target: { files: [new File(['x'], 'a')] } })
  expect(field().getByRole('status').textContent).toBe('Перевіряємо файл…')
  await still()
  fireEvent.click(screen.getByRole('button', { name: 'Зберегти фото' }))
  await still()
  act(() => tellers[0]?.({ type: 'upload.progressed', sent: 1, total: 4 }))
  expect(field().getByText('25 %')).not.toBe(null)
  act(() => tellers[0]?.({ type: 'upload.done' }))
  await still()
  expect(told.map(({ type }) => type)).toEqual(['supplier.changed', 'success.reported'])
  expect(told).toContainEqual({ type: 'supplier.changed', patch: { avatar: 'https://media.test/1.png' } })
  expect(told).toContainEqual({ type: 'success.reported', message: { key: 'images.avatarSaved' } })
  expect(names()).toEqual(['Завантажити фото'])
  actor.stop()
})
