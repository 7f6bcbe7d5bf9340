import { expect, test } from 'vitest'
import { actorLogOf, answers, breaksDown, type Happening } from '../../testing/actor-log.ts'
import { type ImageFile, imageFile } from './image.domain.ts'
import { imageMachine } from './image.machine.ts'
import type { ImageEvent } from './image.setup.ts'

const file: ImageFile = imageFile({})
const avatar = actorLogOf(imageMachine, { app: { send: () => {} }, kind: 'avatar' })
const learned = answers('fetchImageLimits', { mostBytes: 7 })
const chosen: ImageEvent = { type: 'file.chosen', file }
const dropped: ImageEvent = { type: 'image.dropped' }
const cropped = answers('crop', { cropped: file, refusal: null })
const held = [learned, chosen, cropped] as const
const failed = [...held, answers('upload', { failure: { kind: 'unreachable' }, answer: null })] as const
const nothing = { chosen: null, cropped: null, address: null }

test.each<[string, readonly (ImageEvent | Happening)[], object]>([
  ['a chosen file can be dropped', [learned, chosen, dropped], { state: 'ready', sent: [], context: nothing }],
  [
    'a crop that crashes is reported',
    [learned, chosen, breaksDown('crop')],
    { state: 'ready', context: { notes: [{ key: 'images.unreadable' }] } },
  ],
  [
    'an upload that crashes is reported',
    [...held, breaksDown('upload')],
    {
      state: { held: 'failed' },
      sent: ['app failure.reported', 'app write.failed'],
      context: { notes: [{ key: 'images.notSaved' }] },
    },
  ],
  [
    'another file can be chosen after a failure',
    [...failed, chosen],
    { state: 'choosing', sent: ['asks crop'], context: { chosen: file, cropped: null } },
  ],
])('a picture: %s', async (_, scenario, lived) => expect(await avatar(...scenario)).toMatchObject(lived))
