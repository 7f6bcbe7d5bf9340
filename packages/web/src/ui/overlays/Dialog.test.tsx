import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { Picker } from '../choices/Picker.tsx'
import { ControlledDemo } from '../fields/ControlledDemo.tsx'
import { Dialog } from './Dialog.tsx'
import { Drawer } from './Drawer.tsx'

const locked = () => document.documentElement.hasAttribute('data-scroll')

function Page({ onClose = () => undefined }: { readonly onClose?: () => void }) {
  return (
    <ControlledDemo start={false}>
      {(open, hold) => (
        <>
          <button type="button" onClick={() => hold(true)}>
            Open
          </button>
          <Dialog
            title="Move money"
            open={open}
            closeLabel="Close"
            onClose={() => {
              onClose()
              hold(false)
            }}
          >
            <input aria-label="Amount" />
          </Dialog>
        </>
      )}
    </ControlledDemo>
  )
}

it('locks scrolling, focuses its first field, and restores both when it closes', async () => {
  const close = vi.fn()
  render(<Page onClose={close} />)
  const opener = screen.getByRole('button', { name: 'Open' })
  opener.focus()
  fireEvent.click(opener)
  expect(locked()).toBe(true)
  expect(screen.getByRole('dialog', { name: 'Move money' })).not.toBe(null)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Amount')))

  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(close).toHaveBeenCalledOnce()
  expect(locked()).toBe(false)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
  await waitFor(() => expect(document.activeElement).toBe(opener))
})

it('is open when it mounts, and returns the focus when it unmounts while open', async () => {
  const page = (withDialog: boolean) => (
    <>
      <button type="button">Before</button>
      {withDialog && <Dialog title="Now" onClose={() => undefined} />}
    </>
  )
  const { rerender } = render(page(false))
  const before = screen.getByRole('button', { name: 'Before' })
  before.focus()
  rerender(page(true))
  expect(screen.getByRole('dialog', { name: 'Now' })).not.toBe(null)
  await waitFor(() => expect(document.activeElement).not.toBe(before))
  rerender(page(false))
  await act(async () => undefined)
  expect(locked()).toBe(false)
  await waitFor(() => expect(document.activeElement).toBe(before))
})

const Sequence = ({ at, children }: { readonly at: number; readonly children?: React.ReactNode }) => (
  <>
    <button type="button">Before</button>
    {[1, 2, 3].map((number) => (
      <Dialog key={number} title={`Dialog ${number}`} open={at === number} onClose={() => undefined}>
        <input aria-label={`Field ${number}`} />
      </Dialog>
    ))}
    {children}
  </>
)

const hasFocus = (element: () => HTMLElement) => waitFor(() => expect(document.activeElement).toBe(element()))

it('returns the focus to the page after several dialogs in a row', async () => {
  const { rerender } = render(<Sequence at={0} />)
  const before = screen.getByRole('button', { name: 'Before' })
  before.focus()
  for (const at of [1, 2, 3]) {
    rerender(<Sequence at={at} />)
    await hasFocus(() => screen.getByLabelText(`Field ${at}`))
  }
  rerender(<Sequence at={0} />)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
  expect(document.activeElement).toBe(before)
})

it('returns the focus to the element that had it most recently', async () => {
  const { rerender } = render(<Sequence at={0} />)
  for (const name of ['Before', 'After']) {
    const other = <button type="button">After</button>
    rerender(<Sequence at={0}>{other}</Sequence>)
    screen.getByRole('button', { name }).focus()
    rerender(<Sequence at={1}>{other}</Sequence>)
    await hasFocus(() => screen.getByLabelText('Field 1'))
    rerender(<Sequence at={0}>{other}</Sequence>)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
    expect(document.activeElement).toBe(screen.getByRole('button', { name }))
  }
})

it('leaves Escape to an open list inside it', async () => {
  const close = vi.fn()
  const leave = vi.fn()
  render(
    <Dialog title="Manager" closeLabel="Close" onClose={close}>
      <Picker
        label="Countries"
        searchLabel="Search"
        search=""
        state="list"
        options={[{ id: 'ua', label: 'Ukraine' }]}
        emptyText="no data"
        waitText="Loading"
        foundText={(count) => `Found: ${count}`}
        onSearch={() => undefined}
        onPick={() => undefined}
        onClose={leave}
      />
    </Dialog>,
  )
  await hasFocus(() => screen.getByRole('combobox'))
  await act(async () => void fireEvent.keyDown(screen.getByRole('combobox'), { key: 'Escape' }))
  expect([leave, close].map(({ mock }) => mock.calls.length)).toEqual([1, 0])
  await act(async () => void fireEvent.keyDown(screen.getByRole('button', { name: 'Close' }), { key: 'Escape' }))
  expect(close).toHaveBeenCalledOnce()
})

it('Escape closes it only if it is dismissible', async () => {
  const close = vi.fn()
  const { rerender } = render(<Dialog title="Pay" dismissible={false} onClose={close} />)
  await act(async () => undefined)
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })
  expect(close).not.toHaveBeenCalled()
  expect(screen.queryByRole('button')).toBe(null)
  rerender(<Dialog title="Pay" onClose={close} />)
  await act(async () => undefined)
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })
  await waitFor(() => expect(close).toHaveBeenCalledOnce())
})

it('resets the focus at each step', async () => {
  const at = (step: string) => (
    <Dialog title={step} step={step} onClose={() => undefined}>
      <button type="button" data-initial-focus={step === 'Confirm' ? '' : undefined}>
        Go on
      </button>
    </Dialog>
  )
  const { rerender } = render(at('Offer'))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('dialog')))
  rerender(at('Confirm'))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Go on' }))
  rerender(at('Done'))
  expect(document.activeElement).toBe(screen.getByRole('dialog', { name: 'Done' }))
})

it('keeps its content while it closes', async () => {
  const { rerender } = render(<Dialog title="Before" onClose={() => undefined} />)
  rerender(<Dialog open={false} title="After" onClose={() => undefined} />)
  expect(screen.getByText('Before')).not.toBe(null)
  await waitFor(() => expect(screen.queryByText('Before')).toBe(null))
})

it('two overlays share the scroll lock', () => {
  const both = (dialogOpen: boolean) => (
    <>
      <Drawer open label="Menu" onClose={() => undefined}>
        <button type="button">Orders</button>
      </Drawer>
      <Dialog open={dialogOpen} title="Over it" onClose={() => undefined} />
    </>
  )
  const { rerender, unmount } = render(both(true))
  rerender(both(false))
  expect(locked()).toBe(true)
  unmount()
  expect(locked()).toBe(false)
})
