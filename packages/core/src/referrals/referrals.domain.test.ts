import { expect, test } from 'vitest'
import { uah } from '../../testing/samples/money.ts'
import { sharesOf, withdrawalBlock, withdrawalMistake } from './referrals.domain.ts'

const limits = { available: uah(1000), debt: uah(0), minimum: uah(200) }

test.each([
  ['enough', limits, null],
  ['a debt', { ...limits, debt: uah(350.5) }, { key: 'referrals.inDebt', values: { amount: 350_50 } }],
  ['nothing', { ...limits, available: uah(0) }, { key: 'referrals.nothingAvailable' }],
  ['an unknown sum', { ...limits, available: null }, { key: 'referrals.nothingAvailable' }],
  [
    'less than the minimum',
    { ...limits, available: uah(199.99) },
    { key: 'referrals.belowMinimum', values: { amount: 200_00 } },
  ],
  ['exactly the minimum', { ...limits, available: uah(200) }, null],
  ['no known minimum', { available: uah(0.01), debt: null, minimum: null }, null],
])('%s: %j blocks a withdrawal with %j', (_, known, block) => {
  expect(withdrawalBlock(known)).toEqual(block)
})

test.each([
  ['200', null],
  ['1 000,00', null],
  ['200,55', null],
  ['199,99', { key: 'referrals.belowMinimum', values: { amount: 200_00 } }],
  ['1000,01', { key: 'referrals.aboveAvailable', values: { amount: 1000_00 } }],
  ['', { key: 'balances.amountRule' }],
  ['двісті', { key: 'balances.amountRule' }],
  ['200,555', { key: 'balances.amountRule' }],
  ['-300', { key: 'balances.amountRule' }],
])('the typed sum «%s» has the mistake %j', (text, mistake) => {
  expect(withdrawalMistake(text, limits)).toEqual(mistake)
})

test('a debt is told whatever sum is typed', () => {
  expect(withdrawalMistake('500', { ...limits, debt: uah(1) })).toMatchObject({ key: 'referrals.inDebt' })
})

test('the shared addresses carry the whole link', () => {
  const link = 'https://panel.example/auth/register?ref=A&b=1'
  const { telegram, viber } = sharesOf(link, 'Ходіть сюди')
  expect(new URL(telegram).searchParams.get('url')).toBe(link)
  expect(new URL(viber).searchParams.get('text')).toBe(`Ходіть сюди ${link}`)
})
