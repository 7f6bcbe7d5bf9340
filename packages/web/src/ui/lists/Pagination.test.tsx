import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { Pagination } from './Pagination.tsx'

const t = { label: 'Pages', previous: 'Back', next: 'On', page: (page: number) => `Page ${page}`, where: 'here' }

const shown = (page: number, lastPage: number | null, hasNext = lastPage === null || page < lastPage) => {
  const onPage = vi.fn()
  const hrefOf = (target: number) => `/orders?page=${target}`
  const at = (one: number) => (
    <Pagination page={one} lastPage={lastPage} hasNext={hasNext} t={t} hrefOf={hrefOf} onPage={onPage} />
  )
  const { rerender } = render(at(page))
  return { onPage, goTo: (one: number) => rerender(at(one)) }
}

const links = () =>
  screen
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-disabled') === null)
    .map((link) => link.getAttribute('aria-label'))

it.each([
  [1, 3, ['Page 1', 'Page 2', 'Page 3', 'On']],
  [5, 9, ['Back', 'Page 1', 'Page 4', 'Page 5', 'Page 6', 'Page 9', 'On']],
  [9, 9, ['Back', 'Page 1', 'Page 8', 'Page 9']],
  [4, null, ['Back', 'Page 1', 'Page 3', 'Page 4', 'On']],
])('on page %s of %s there are links to adjacent pages and to both ends', (page, lastPage, names) => {
  shown(page, lastPage)
  expect(links()).toEqual(names)
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe(String(page))
})

it('is hidden when there is only one page', () => {
  shown(1, 1)
  expect(screen.queryByRole('navigation')).toBe(null)
})

it('handles a plain click itself, and leaves clicks with modifier keys to the browser', () => {
  const { onPage } = shown(1, 3)
  const link = screen.getByRole('link', { name: 'Page 2' })
  expect(link.getAttribute('href')).toBe('/orders?page=2')
  expect(fireEvent.click(link)).toBe(false)
  expect(onPage.mock.calls).toEqual([[2]])
  for (const key of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }]) fireEvent.click(link, key)
  expect(onPage).toHaveBeenCalledOnce()
})

it('keeps the focus on a link that has led to the first page', () => {
  const { goTo } = shown(2, 3)
  const back = screen.getByRole('link', { name: t.previous })
  back.focus()
  goTo(1)
  expect(document.activeElement).toBe(back)
  expect([back.getAttribute('href'), back.getAttribute('aria-disabled')]).toEqual([null, 'true'])
})
