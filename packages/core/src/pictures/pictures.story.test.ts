import { expect, test } from 'vitest'
import { answers, breaksDown, type Happening, lifeOf, refuses, runsOut } from '../../testing/life.ts'
import { type PictureFile, pictureFile, usualLimits } from './picture.domain.ts'
import { type PictureEvent, pictureMachine } from './picture.machine.ts'
import { type UploadEvent, uploadMachine } from './upload.machine.ts'

const file: PictureFile = pictureFile({})
const avatar = lifeOf(pictureMachine, { trunk: { send: () => {} }, kind: 'avatar' })
const learned = answers('fetchPictureLimits', { mostBytes: 7 })
const chosen: PictureEvent = { type: 'file.chosen', file }
const dropped: PictureEvent = { type: 'picture.dropped' }
const retry: PictureEvent = { type: 'retry.chosen' }
const cropped = answers('crop', { cropped: file, refusal: null })
const held = [learned, chosen, cropped] as const
const taken = [...held, answers('upload', { failure: null })] as const
const failed = [...held, answers('upload', { failure: { kind: 'unreachable' } })] as const
const unread = [...taken, refuses('fetchAccount')] as const
const dialog = 'trunk dialog.changed'
const nothing = { chosen: null, cropped: null, address: null }

test.each<[string, readonly (PictureEvent | Happening)[], object]>([
  ['how large it may be is asked first', [], { state: 'learning', said: ['asks fetchPictureLimits'] }],
  ['and known', [learned], { state: 'ready', context: { limits: { mostBytes: 7 } } }],
  ['or taken for what is usual', [refuses('fetchPictureLimits')], { state: 'ready', context: { limits: usualLimits } }],
  [
    'a file is cropped',
    [learned, chosen],
    {
      state: 'choosing',
      said: [dialog, 'asks crop'],
      events: [{ by: 'avatar', isOpen: true }],
      context: { chosen: file },
    },
  ],
  ['or dropped', [learned, chosen, dropped], { state: 'ready', said: [dialog], context: nothing }],
  [
    'one that is refused says why',
    [learned, chosen, answers('crop', { cropped: null, refusal: { key: 'pictures.empty' } })],
    { state: 'ready', context: { ...nothing, notes: [{ key: 'pictures.empty' }] } },
  ],
  [
    'so does one that breaks',
    [learned, chosen, breaksDown('crop')],
    { state: 'ready', context: { notes: [{ key: 'pictures.unreadable' }] } },
  ],
  [
    'what was cropped is shown and sent',
    held,
    {
      state: { held: 'sending' },
      said: [dialog, 'trunk writes.changed', 'asks openPicture', 'asks upload'],
      events: [{ isOpen: false }, { isUnderWay: true }],
      context: { chosen: null, cropped: file },
    },
  ],
  [
    'it can be seen',
    [...held, { type: 'picture.opened', size: { width: 1, height: 1 }, address: 'blob:1' }],
    { context: { address: 'blob:1' } },
  ],
  ['or not, and is sent all the same', [...held, breaksDown('openPicture')], { state: { held: 'sending' }, said: [] }],
  ['it can be dropped while it is sent', [...held, dropped], { state: 'ready', context: nothing }],
  [
    'one that was not taken says why',
    failed,
    {
      state: { held: 'failed' },
      said: ['trunk failure.met', 'trunk write.failed', 'trunk writes.changed'],
      context: { notes: [expect.anything()] },
    },
  ],
  [
    'so does one whose sending breaks',
    [...held, breaksDown('upload')],
    {
      state: { held: 'failed' },
      said: ['trunk failure.met', 'trunk write.failed', 'trunk writes.changed'],
      context: { notes: [{ key: 'pictures.notSaved' }] },
    },
  ],
  [
    'it can be sent again',
    [...failed, retry],
    { state: { held: 'sending' }, said: ['trunk writes.changed', 'asks upload'], context: { notes: [] } },
  ],
  [
    'or another one',
    [...failed, chosen],
    { state: 'choosing', said: [dialog, 'asks crop'], context: { chosen: file, cropped: null } },
  ],
  ['or none', [...failed, dropped], { state: 'ready', context: { ...nothing, notes: [] } }],
  [
    'what was taken is looked up in the account',
    taken,
    { state: { held: 'reading' }, said: ['trunk writes.changed', 'asks fetchAccount'] },
  ],
  ['and can no longer be dropped', [...taken, dropped], { state: { held: 'reading' } }],
  [
    'it is there',
    [...taken, answers('fetchAccount', { avatar: '/a.png' })],
    { state: 'ready', said: ['trunk supplier.changed', 'trunk success.met'], context: nothing },
  ],
  [
    'or not, which is noted',
    [...taken, answers('fetchAccount', {})],
    { state: { held: 'unread' }, said: ['trunk fault.noted'], context: { notes: [{ key: 'pictures.savedUnread' }] } },
  ],
  [
    'an account that cannot be read says so',
    unread,
    { state: { held: 'unread' }, said: ['trunk fault.noted'], context: { notes: [{ key: 'pictures.savedUnread' }] } },
  ],
  [
    'and is read again',
    [...unread, retry],
    { state: { held: 'reading' }, said: ['asks fetchAccount'], context: { notes: [] } },
  ],
  [
    'another picture may be chosen meanwhile',
    [...unread, chosen],
    { state: 'choosing', said: [dialog, 'asks crop'], context: { notes: [] } },
  ],
  ['or the one that is not seen let go', [...unread, dropped], { state: 'ready', context: { ...nothing, notes: [] } }],
])('a picture: %s', async (_, story, lived) => expect(await avatar(...story)).toMatchObject(lived))

const upload = lifeOf(uploadMachine, { kind: 'avatar', file })
const moved = (sent: number): UploadEvent => ({ type: 'upload.progressed', sent, total: 9 })

test.each<[string, readonly (UploadEvent | Happening)[], object]>([
  ['how far it is can be seen', [moved(1)], { state: 'sending', context: { progress: { sent: 1, total: 9 } } }],
  [
    'what stands still has failed',
    [moved(1), runsOut('progressEnds')],
    { isOver: true, context: { failure: { kind: 'timedOut' } } },
  ],
  [
    'the same figure twice is no progress',
    [moved(1), moved(1)],
    { state: 'sending', context: { progress: { sent: 1 } } },
  ],
  [
    'all of it sent, the answer is waited for',
    [moved(9)],
    { state: 'waiting', context: { progress: { sent: 9, total: 9 } } },
  ],
  [
    'but not for ever',
    [moved(9), runsOut('answerOverdue')],
    { isOver: true, context: { failure: { kind: 'timedOut' } } },
  ],
  ['it was taken', [moved(9), { type: 'upload.done' }], { isOver: true, context: { failure: null } }],
  [
    'or refused',
    [{ type: 'upload.failed', failure: { kind: 'unreachable' } }],
    { isOver: true, context: { failure: { kind: 'unreachable' } } },
  ],
  [
    'what breaks has failed',
    [breaksDown('uploadPicture')],
    { isOver: true, context: { failure: { kind: 'unexpected' } } },
  ],
])('sending a picture: %s', async (_, story, lived) => expect(await upload(...story)).toMatchObject(lived))
