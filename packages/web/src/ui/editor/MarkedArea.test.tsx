import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { Field } from '../fields/Field.tsx'
import { MarkedArea } from './MarkedArea.tsx'

const keys = { code: 'KeyB', isShifted: false, shown: 'B' }
const tools = [
  { id: 'bold', label: 'Bold', icon: null, keys },
  { id: 'list', label: 'List', icon: null },
  { id: 'link', label: 'Link', icon: null },
] as const

const area = (value: string, selection: { from: number; to: number } | null = null) => {
  const onText = vi.fn()
  const onTool = vi.fn()
  const shown = (text: string, picked: typeof selection) => (
    <Field label="Text">
      {(control) => (
        <MarkedArea
          {...control}
          value={text}
          selection={picked}
          label="Marks"
          tools={tools}
          onText={onText}
          onTool={onTool}
        />
      )}
    </Field>
  )
  const { rerender } = render(shown(value, selection))
  const text = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' })
  return { text, onText, onTool, show: (text: string, picked: typeof selection) => rerender(shown(text, picked)) }
}

const tool = (name: string) => screen.getByRole('button', { name })

it('reports typed text', () => {
  const { text, onText } = area('one')
  expect(text.value).toBe('one')
  fireEvent.change(text, { target: { value: 'one two' } })
  expect(onText.mock.calls).toEqual([['one two']])
})

it('a tool gets the selection', () => {
  const { text, onTool } = area('one two')
  text.setSelectionRange(4, 7)
  fireEvent.click(tool('List'))
  expect(onTool.mock.calls).toEqual([['list', { from: 4, to: 7 }]])
})

it('shortcuts work by the position of the key on any keyboard layout', () => {
  const { text, onTool } = area('one')
  text.setSelectionRange(0, 3)
  fireEvent.keyDown(text, { key: 'и', code: 'KeyB', ctrlKey: true })
  fireEvent.keyDown(text, { key: 'b', code: 'KeyB', metaKey: true })
  expect(onTool.mock.calls).toEqual([
    ['bold', { from: 0, to: 3 }],
    ['bold', { from: 0, to: 3 }],
  ])
  fireEvent.keyDown(text, { key: 'b', code: 'KeyB' })
  fireEvent.keyDown(text, { key: 'B', code: 'KeyB', ctrlKey: true, shiftKey: true })
  fireEvent.keyDown(text, { key: 'b', code: 'KeyB', ctrlKey: true, altKey: true })
  expect(onTool).toHaveBeenCalledTimes(2)
})

it('a text changed from outside is shown, its selection is applied once, and no typing is reported', () => {
  const { text, onText, show } = area('one')
  const picked = { from: 2, to: 5 }
  show('**one**', picked)
  expect([text.value, text.selectionStart, text.selectionEnd]).toEqual(['**one**', 2, 5])
  expect(document.activeElement).toBe(text)
  text.setSelectionRange(0, 0)
  show('**one**', picked)
  expect([text.selectionStart, text.selectionEnd]).toEqual([0, 0])
  expect(onText).not.toHaveBeenCalled()
})

it('does not take the focus when it mounts', () => {
  area('one', { from: 0, to: 3 })
  expect(document.activeElement).toBe(document.body)
})

it('the toolbar is one tab stop, and arrow keys move inside it', () => {
  area('one')
  const stops = () => tools.filter(({ label }) => tool(label).tabIndex === 0).map(({ id }) => id)
  expect([screen.getByRole('toolbar', { name: 'Marks' }).getAttribute('aria-controls'), stops()]).toEqual([
    screen.getByRole('textbox').id,
    ['bold'],
  ])
  tool('Bold').focus()
  for (const [key, label] of [
    ['ArrowRight', 'List'],
    ['End', 'Link'],
    ['ArrowRight', 'Bold'],
    ['ArrowLeft', 'Link'],
    ['Home', 'Bold'],
  ] as const) {
    fireEvent.keyDown(document.activeElement ?? document.body, { key })
    expect(document.activeElement).toBe(tool(label))
  }
  fireEvent.keyDown(tool('Bold'), { key: 'ArrowLeft' })
  expect(stops()).toEqual(['link'])
})
