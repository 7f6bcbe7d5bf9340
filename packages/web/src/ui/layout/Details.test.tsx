import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Form } from '../fields/Form.tsx'
import { Details } from './Details.tsx'

const one = (hasError: boolean) => (
  <Details title="Care" note={2} isOpenAtFirst={false} hasError={hasError}>
    <input aria-label="Washing" />
  </Details>
)
const isOpen = () => screen.getByRole<HTMLDetailsElement>('group').open

test('a part opens for an error inside, and stays open when it is mended', () => {
  const { rerender } = render(one(false))
  expect(isOpen()).toBe(false)
  rerender(one(true))
  expect(isOpen()).toBe(true)
  rerender(one(false))
  expect(isOpen()).toBe(true)
})

test('a field of a closed part is shown when the address or an error names it', () => {
  render(
    <Form errors={{}} focused="washing" onSubmit={() => {}}>
      <Details title="Care" note={1} isOpenAtFirst={false} hasError={false}>
        <div data-field="washing">
          <input aria-label="Washing" />
        </div>
      </Details>
    </Form>,
  )
  expect([isOpen(), document.activeElement]).toEqual([true, screen.getByLabelText('Washing')])
})
