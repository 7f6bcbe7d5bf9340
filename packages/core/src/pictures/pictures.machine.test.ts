import { expect, test } from 'vitest'
import { answers, breaksDown, type Happening, lifeOf } from '../../testing/life.ts'
import { type PictureFile, pictureFile } from './picture.domain.ts'
import { pictureMachine } from './picture.machine.ts'
import type { PictureEvent } from './picture.setup.ts'
import { type UploadEvent, uploadMachine } from './upload.machine.ts'

const file: PictureFile = pictureFile({})
const avatar = lifeOf(pictureMachine, { trunk: { send: () => {} }, kind: 'avatar' })
const learned = answers('fetchPictureLimits', { mostBytes: 7 })
const chosen: PictureEvent = { type: 'file.chosen', file }
const dropped: PictureEvent = { type: 'picture.dropped' }
const cropped = answers('crop', { cropped: file, refusal: null })
const held = [learned, chosen, cropped] as const
const failed = [...held, answers('upload', { failure: { kind: 'unreachable' } })] as const
const nothing = { chosen: null, cropped: null, address: null }

test.each<[string, readonly (PictureEvent | Happening)[], object]>([
  ['a chosen file can be dropped', [learned, chosen, dropped], { state: 'ready', said: [], context: nothing }],
  [
    'a crop that breaks is told',
    [learned, chosen, breaksDown('crop')],
    { state: 'ready', context: { notes: [{ key: 'pictures.unreadable' }] } },
  ],
  [
    'an upload that breaks is told',
    [...held, breaksDown('upload')],
    {
      state: { held: 'failed' },
      said: ['trunk failure.met', 'trunk write.failed'],
      context: { notes: [{ key: 'pictures.notSaved' }] },
    },
  ],
  [
    'another file can be chosen after a failure',
    [...failed, chosen],
    { state: 'choosing', said: ['asks crop'], context: { chosen: file, cropped: null } },
  ],
])('a picture: %s', async (_, story, lived) => expect(await avatar(...story)).toMatchObject(lived))

const upload = lifeOf(uploadMachine, { kind: 'avatar', file })
const moved = (sent: number): UploadEvent => ({ type: 'upload.progressed', sent, total: 9 })

test.each<[string, readonly (UploadEvent | Happening)[], object]>([
  [
    'all of it sent, the answer is waited for',
    [moved(9)],
    { state: 'waiting', context: { progress: { sent: 9, total: 9 } } },
  ],
])('sending a picture: %s', async (_, story, lived) => expect(await upload(...story)).toMatchObject(lived))
