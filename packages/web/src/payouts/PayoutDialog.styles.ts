import { sva } from 'styled-system/css'

export const dialog = sva({
  slots: ['body', 'price', 'failed', 'destination', 'wrong', 'account', 'number', 'comment'],
  base: {
    body: { display: 'flex', flexDirection: 'column', gap: '4' },
    price: {
      paddingInline: '3',
      paddingBlock: '1',
      borderWidth: '1px',
      borderColor: 'border.default',
      borderRadius: 'card',
    },
    failed: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '2',
      minHeight: '5.75rem',
      paddingInline: '3',
      paddingBlock: '2',
      borderRadius: 'card',
      bg: 'danger.subtle',
    },
    destination: { display: 'flex', flexDirection: 'column', gap: '3' },
    wrong: { color: 'danger.fg', textStyle: 'caption' },
    account: {
      px: '3',
      py: '2.5',
      borderWidth: '1px',
      borderColor: 'border.default',
      borderRadius: 'card',
      overflowWrap: 'anywhere',
    },
    number: {
      textWrap: 'balance',
      fontWeight: 'medium',
      fontVariantNumeric: 'tabular-nums',
      fontSize: '0.9375rem',
      lineHeight: '1.5rem',
    },
    comment: { color: 'fg.muted', overflowWrap: 'anywhere' },
  },
})
