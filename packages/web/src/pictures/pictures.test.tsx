import {
  type CropView,
  composePicture,
  type PictureKind,
  type PicturesPort,
  profileOf,
  type TrunkEvent,
  type UploadFact,
} from '@supplier/core'
import { silentPorts, someSession } from '@supplier/core/testing'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { formattersOf } from '../i18n/formatters.ts'
import uk from '../i18n/uk/index.ts'
import { panel } from '../i18n/uk/panel.ts'
import { FixedWords } from '../i18n/WordsProvider.tsx'
import { speechOf } from '../i18n/words.ts'
import { PictureBox } from './PictureBox.tsx'
import { PictureField } from './PictureField.tsx'
import type { PictureView } from './picture.ts'

afterEach(cleanup)

const speech = speechOf('uk', { ...uk, ...panel }, formattersOf('uk'))
const supplier = { ...someSession.supplier, firstname: 'Олена', lastname: 'Коваль' }
const ready: PictureView = { mostBytes: 5 * 1024 * 1024, notes: [], doing: { step: 'ready' } }
const crop: CropView = {
  address: 'blob:1',
  size: { width: 1200, height: 600 },
  rectangle: { x: 150, y: 0, width: 600, height: 600 },
  zoom: 1,
  mostZoom: 6.25,
  isBusy: false,
}

const shown = (view: PictureView, kind: PictureKind = 'avatar', avatar: string | null = null) => {
  const send = vi.fn()
  const sendCrop = vi.fn()
  const onFile = vi.fn()
  const pictures = { avatar, background: avatar }
  const at = (now: PictureView) => (
    <FixedWords speech={speech}>
      <PictureBox
        kind={kind}
        profile={profileOf({ ...supplier, ...pictures }, ['https://media.test'])}
        view={now}
        onFile={onFile}
        send={send}
        sendCrop={sendCrop}
      />
    </FixedWords>
  )
  const { rerender } = render(at(view))
  return { send, sendCrop, onFile, goesOn: (now: PictureView) => rerender(at(now)) }
}

const field = (name = 'Фото профілю') => within(screen.getByRole('region', { name }))
const names = () =>
  field()
    .getAllByRole('button')
    .map((button) => button.textContent)
const image = () => document.querySelector('section img')?.getAttribute('src')

describe('the field', () => {
  it('shows initials and what may be chosen while there is no picture', () => {
    shown(ready)
    expect([image(), names()]).toEqual([undefined, ['Завантажити фото']])
    expect(field().getByText('ОК')).not.toBe(null)
    expect(field().getByRole('status').textContent).toBe(
      'PNG, JPEG або WebP до 5\u202fМБ. Файл можна перетягнути сюди.',
    )
  })

  it('shows the picture there is, and offers another one', () => {
    shown(ready, 'avatar', 'https://media.test/1.png')
    expect([image(), names()]).toEqual(['https://media.test/1.png', ['Змінити фото']])
  })

  it('shows nothing from a server nobody knows', () => {
    shown(ready, 'avatar', 'https://evil.test/1.png')
    expect([image(), names()]).toEqual([undefined, ['Завантажити фото']])
  })

  it('of a cover says that there is none, also when it does not come', () => {
    shown(ready, 'background', 'https://media.test/2.png')
    const cover = field('Обкладинка')
    fireEvent.error(document.querySelector('section img') as Element)
    expect(cover.getByText('Обкладинки ще немає')).not.toBe(null)
  })

  it('tells which file was picked', () => {
    const { onFile } = shown(ready)
    const file = new File(['x'], 'me.png')
    fireEvent.change(document.querySelector('input[type=file]') as Element, { target: { files: [file] } })
    expect(onFile).toHaveBeenCalledExactlyOnceWith(file)
  })

  it('says why a file was refused, and what may be chosen instead', () => {
    shown({ ...ready, notes: [{ key: 'pictures.wrongType' }] })
    expect(field().getByRole('status').textContent).toMatch(/^Це не зображення.*до 5\u202fМБ/)
  })

  it('shows what is sent, how much of it has left, and a way to stop', () => {
    const { send, goesOn } = shown({ ...ready, doing: { step: 'send', address: 'blob:2', progress: null } })
    expect([image(), field().getByRole('progressbar').getAttribute('aria-valuenow')]).toEqual(['blob:2', null])
    goesOn({ ...ready, doing: { step: 'send', address: 'blob:2', progress: 0.429 } })
    expect(field().getByRole('progressbar', { name: 'Завантаження зображення' }).getAttribute('aria-valuenow')).toBe(
      '43',
    )
    expect(field().getByText('42 %')).not.toBe(null)
    fireEvent.click(field().getByRole('button', { name: 'Скасувати' }))
    expect(send.mock.calls).toEqual([[{ type: 'picture.dropped' }]])
  })

  it('takes no other file while one is on its way', () => {
    const { onFile } = shown({ ...ready, doing: { step: 'send', address: null, progress: 0 } })
    fireEvent.change(document.querySelector('input[type=file]') as Element, { target: { files: [new File([], 'a')] } })
    expect(onFile).not.toHaveBeenCalled()
  })

  it('says what the server said of what failed, and offers three ways on', () => {
    const { send } = shown({
      ...ready,
      notes: [{ text: 'Аватар завеликий.' }, { text: 'Спробуйте менший.' }],
      doing: { step: 'failed', address: 'blob:2' },
    })
    expect(field().getByRole('status').textContent).toBe('Аватар завеликий.Спробуйте менший.')
    expect(names()).toEqual(['Вибрати інший файл', 'Спробувати ще раз', 'Скасувати'])
    fireEvent.click(field().getByRole('button', { name: 'Спробувати ще раз' }))
    fireEvent.click(field().getByRole('button', { name: 'Скасувати' }))
    expect(send.mock.calls.map(([{ type }]) => type)).toEqual(['retry.chosen', 'picture.dropped'])
  })

  it('waits for the profile without a way to stop what is done already', () => {
    shown({ ...ready, doing: { step: 'read', address: 'blob:2' } })
    expect([names(), field().getByRole('status').textContent]).toEqual([['Завантажити фото'], 'Оновлюємо профіль…'])
  })

  it('says to reload what was saved and could not be read', () => {
    const { send } = shown({
      ...ready,
      notes: [{ key: 'pictures.savedUnread' }],
      doing: { step: 'unread', address: 'blob:2' },
    })
    expect(field().getByRole('status').textContent).toContain('Перезавантажте сторінку')
    fireEvent.click(field().getByRole('button', { name: 'Прочитати ще раз' }))
    fireEvent.click(field().getByRole('button', { name: 'Закрити' }))
    expect(send.mock.calls.map(([{ type }]) => type)).toEqual(['retry.chosen', 'picture.dropped'])
  })
})

describe('the dialog', () => {
  const dialog = () => within(screen.getByRole('dialog', { name: 'Що буде видно на фото' }))

  it('tells every move, every zoom and what was decided', () => {
    const { send, sendCrop } = shown({ ...ready, doing: { step: 'crop', crop } })
    const part = dialog().getByRole('slider', { name: 'Видима частина зображення' })
    expect(part.getAttribute('aria-valuetext')).toBe('Ліворуч 25\u00a0%, згори 50\u00a0%')
    fireEvent.keyDown(part, { key: 'ArrowRight' })
    fireEvent.change(dialog().getByRole('slider', { name: 'Масштаб' }), { target: { value: '2' } })
    fireEvent.click(dialog().getByRole('button', { name: 'Збільшити' }))
    fireEvent.click(dialog().getByRole('button', { name: 'Зменшити' }))
    fireEvent.click(dialog().getByRole('button', { name: 'Зберегти фото' }))
    expect(sendCrop.mock.calls.map(([fact]) => fact)).toEqual([
      { type: 'crop.moved', by: { dx: 0.04, dy: 0 } },
      { type: 'crop.zoomed', zoom: 2 },
      { type: 'crop.scaled', by: 1.25 },
      { type: 'crop.scaled', by: 0.8 },
      { type: 'crop.confirmed' },
    ])
    fireEvent.click(dialog().getByRole('button', { name: 'Скасувати' }))
    expect(send.mock.calls).toEqual([[{ type: 'picture.dropped' }]])
  })

  it('holds still while the picture is drawn', () => {
    const { sendCrop } = shown({ ...ready, doing: { step: 'crop', crop: { ...crop, isBusy: true } } })
    expect(dialog().getByRole('slider', { name: 'Масштаб' })).toHaveProperty('disabled', true)
    fireEvent.click(dialog().getByRole('button', { name: 'Зберегти фото' }))
    fireEvent.keyDown(dialog().getByRole('slider', { name: 'Видима частина зображення' }), { key: 'ArrowRight' })
    expect(sendCrop).not.toHaveBeenCalled()
  })

  it('has no zoom where nothing can be looked at nearer', () => {
    shown({ ...ready, doing: { step: 'crop', crop: { ...crop, mostZoom: 1 } } })
    expect(dialog().getByRole('button', { name: 'Збільшити' })).toHaveProperty('disabled', true)
  })
})

it('follows a file from its choice to the profile', async () => {
  const told: TrunkEvent[] = []
  const tellers: ((fact: UploadFact) => void)[] = []
  const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const pictures: Partial<PicturesPort> = {
    inspectPicture: async () => ({ bytes: 8, declared: 'image/png', head: png }),
    openPicture: (tell) => {
      queueMicrotask(() => tell({ type: 'picture.opened', size: { width: 800, height: 600 }, address: 'blob:1' }))
      return () => {}
    },
    cropPicture: async ({ file }) => ({ file, bytes: 8 }),
    uploadPicture: (tell) => {
      tellers.push(tell)
      return () => {}
    },
  }
  const ports = silentPorts()
  const account = { fetchAccount: async () => ({ avatar: 'https://media.test/1.png' }) }
  const actor = createActor(composePicture({ account, pictures: { ...ports.pictures, ...pictures } }), {
    input: { kind: 'avatar', trunk: { send: (event) => told.push(event) } },
  }).start()
  const still = () => act(() => new Promise<void>(setImmediate))
  render(
    <FixedWords speech={speech}>
      <PictureField kind="avatar" actor={actor} supplier={supplier} />
    </FixedWords>,
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
  expect(told.map(({ type }) => type)).toEqual(['supplier.changed', 'success.met'])
  expect(told).toContainEqual({ type: 'supplier.changed', patch: { avatar: 'https://media.test/1.png' } })
  expect(told).toContainEqual({ type: 'success.met', message: { key: 'pictures.avatarSaved' } })
  expect(names()).toEqual(['Завантажити фото'])
  actor.stop()
})
