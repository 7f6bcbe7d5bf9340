import { expect, it } from 'vitest'
import { picker } from '../choices/Picker.styles.ts'
import { dialog } from './Dialog.styles.ts'

it.each([
  ['small', '28rem'],
  ['default', '812px'],
  ['medium', '42rem'],
  ['large', '1184px'],
] as const)('a %s dialog is at most %s wide', (size, width) => {
  expect(dialog.raw({ size }).content).toMatchObject({ sm: { maxWidth: width } })
})

it('a full-screen dialog is as high as the page and has no margins', () => {
  expect(dialog.raw({ size: 'full-screen' }).content).toMatchObject({ height: '100dvh', marginBlock: '0' })
})

it('a dialog fades for 150 ms and slides for 250 ms', () => {
  const { backdrop, content } = dialog.raw({ size: 'default' })
  expect([backdrop?.animation, content?.animation]).toEqual([
    expect.stringMatching(/^fadeIn 150ms /),
    expect.objectContaining({ sm: expect.stringMatching(/^fadeIn 150ms .*, slideUp 250ms /) }),
  ])
})

it('the page behind a dialog is blurred lightly, or more on request, where a graphics processor draws it', () => {
  const unblurred = { '[data-drawing=slow] &': { backdropFilter: 'none' } }
  const blurOf = (blur: 'light' | 'md') => dialog.raw({ size: 'default', blur }).backdrop
  expect([blurOf('light'), blurOf('md')]).toEqual([
    expect.objectContaining({ backdropFilter: 'blur(2px)', ...unblurred }),
    expect.objectContaining({ backdropFilter: 'blur(12px)', ...unblurred }),
  ])
})

it('the list of a picker is 240 px high at most, and scrolls', () => {
  expect(picker.raw().list).toMatchObject({ maxHeight: '15rem', overflowY: 'auto' })
})
