import { css } from 'styled-system/css'

export const stack = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  whiteSpace: 'normal',
})
/** The sums and the stores of a method; many stores take several lines, on a card behind the sums. */
export const orders = css({
  display: { base: 'inline', md: 'inline-block' },
  verticalAlign: 'top',
  whiteSpace: 'normal',
  minWidth: { md: '8rem' },
})
export const ordersStores = css({ display: { base: 'inline', md: 'block' } })
export const quiet = css({ color: 'fg.muted', textStyle: 'caption' })
/** Above the link that covers its row. */
export const above = css({ position: 'relative', zIndex: '1' })

export const asides = css({ display: 'flex', flexDirection: 'column', gap: '6' })
export const code = css({ alignSelf: 'center' })
export const view = css({ display: 'flex', flexDirection: 'column', gap: '3' })
/** Where the outcome of a test payment is announced; it takes no room before there is one. */
export const outcome = css({ display: 'flex', flexDirection: 'column', gap: '3', _empty: { marginTop: '-3' } })
export const title = css({ textStyle: 'heading' })
/** The method as a buyer meets it: a choice of the checkout. */
export const offer = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '1',
  padding: '4',
  borderWidth: '1px',
  borderColor: 'border.strong',
  borderRadius: 'control',
  bg: 'bg.subtle',
  overflowWrap: 'anywhere',
})
export const offerTitle = css({ fontWeight: 'medium' })
export const offerText = css({ color: 'fg.muted', whiteSpace: 'pre-line' })
