import { afterEach, beforeEach, expect, it } from 'vitest'
import { isFocusFree, keepFocus } from './kept-focus.ts'

let stop = () => {}

beforeEach(() => {
  stop = keepFocus(document)
})
afterEach(() => {
  stop()
  document.body.replaceChildren()
})

const settled = async () => {
  await Promise.resolve()
  await new Promise((resolve) => requestAnimationFrame(resolve))
}

const byId = (id: string): HTMLElement => {
  const found = document.getElementById(id)
  if (found === null) throw new Error(`no element ${id}`)
  return found
}

const put = (html: string) =>
  document.body.replaceChildren(...new DOMParser().parseFromString(html, 'text/html').body.childNodes)

const lost = async (html: string, from: string, lose: (control: HTMLElement) => void): Promise<string> => {
  put(html)
  byId(from).focus()
  await settled()
  lose(byId(from))
  await settled()
  return document.activeElement?.id ?? ''
}

const remove = (part: Element | null) => part?.remove()
const row = (id: string) =>
  `<tr id="row ${id}"><td><a href="#" id="link ${id}">x</a></td><td><button id="price ${id}">1</button></td></tr>`
const table = `<section id="list" aria-label="List"><table><tbody>${['1', '2', '3'].map(row).join('')}</tbody></table></section>`

it.each<[what: string, html: string, from: string, lose: (control: HTMLElement) => void, heir: string]>([
  ['a row: the same cell of the next one', table, 'price 2', (one) => remove(one.closest('tr')), 'price 3'],
  ['the last row: the same cell of the one before', table, 'price 3', (one) => remove(one.closest('tr')), 'price 2'],
  ['all rows: the list', table, 'price 3', (one) => one.closest('tbody')?.replaceChildren(), 'list'],
  ['a control in a row that stays: the row', table, 'price 2', remove, 'link 2'],
  [
    'the button that clears a search: the search',
    '<section aria-label="List"><search><input id="field"><button id="clear">x</button></search></section>',
    'clear',
    remove,
    'field',
  ],
  [
    'a button of a field for a picture: its first one',
    '<section aria-label="Photo" data-keeps="first"><input hidden><button id="choose">x</button><button id="stop">x</button></section>',
    'stop',
    remove,
    'choose',
  ],
  [
    'a chip: the next one',
    '<ul><li><button id="a">a</button></li><li><button id="b">b</button></li></ul>',
    'a',
    (one) => remove(one.closest('li')),
    'b',
  ],
  [
    'a bar: the part of the page around it',
    '<main id="main"><section id="part" aria-label="Part"><div><section aria-label="Bar"><button id="undo">x</button></section></div></section></main>',
    'undo',
    (one) => remove(one.closest('section')),
    'part',
  ],
  [
    'a part inside a part that then goes too: the page',
    '<main id="main"><div id="outer"><form id="inner"><button id="restore">x</button></form></div></main>',
    'restore',
    (one) => {
      remove(one)
      remove(byId('inner'))
      remove(byId('outer'))
    },
    'main',
  ],
  [
    'a button that its own press disables: its bar',
    '<main><section id="bar" aria-label="Bar"><button id="save">x</button></section></main>',
    'save',
    (one) => one.setAttribute('disabled', ''),
    'bar',
  ],
  [
    'the bar over a list: its table',
    '<main><section id="list" aria-label="List" data-keeps="rows"><div><button id="do">x</button></div><table id="table"></table></section></main>',
    'do',
    (one) => one.parentElement?.remove(),
    'table',
  ],
  [
    'a control that is only moved: itself',
    table,
    'price 1',
    (one) => one.closest('tbody')?.append(one.closest('tr') as Node),
    'price 1',
  ],
  [
    'a button of a dialog that stays open: the dialog',
    '<main id="main"></main><div role="dialog" data-state="open" id="dialog"><button id="next">x</button></div>',
    'next',
    remove,
    'dialog',
  ],
])('the focus of a control that goes is taken over: %s', async (_, html, from, lose, heir) => {
  expect(await lost(html, from, lose)).toBe(heir)
})

it('after a dialog the focus returns to the page, also where its opener is gone', async () => {
  put(
    `<main id="main">${table}</main><div role="dialog" data-state="open" id="dialog"><button id="delete">x</button></div>`,
  )
  byId('price 2').focus()
  byId('delete').focus()
  byId('row 2').remove()
  byId('dialog').remove()
  await settled()
  expect(document.activeElement?.id).toBe('price 3')
})

it('a control that is usable again has its focus back, unless the focus has moved on', async () => {
  const html = '<main id="main"><input id="one"><input id="two"></main>'
  expect(await lost(html, 'one', (one) => one.setAttribute('disabled', ''))).toBe('main')
  expect(isFocusFree()).toBe(true)
  byId('one').removeAttribute('disabled')
  await settled()
  expect(document.activeElement?.id).toBe('one')
  expect(await lost(html, 'one', (one) => one.setAttribute('disabled', ''))).toBe('main')
  byId('two').focus()
  byId('one').removeAttribute('disabled')
  await settled()
  expect(document.activeElement?.id).toBe('two')
  expect(byId('main').hasAttribute('tabindex')).toBe(false)
})

it('a control that was left by a press beside all controls leaves the focus free when it goes', async () => {
  expect(
    await lost('<main id="main"><button id="one">x</button></main>', 'one', async (one) => {
      one.blur()
    }),
  ).toBe('')
  byId('one').remove()
  await settled()
  expect(document.activeElement).toBe(document.body)
})
