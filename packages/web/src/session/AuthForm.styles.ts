import { sva } from 'styled-system/css'

/** Styles shared by the forms of the sign-in area. */
export const authForm = sva({
  slots: ['root', 'head', 'title', 'lead', 'fields', 'pair', 'note', 'number', 'actions', 'foot'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '6' },
    head: { display: 'flex', flexDirection: 'column', gap: '2' },
    title: { textStyle: 'signInTitle', textWrap: 'balance' },
    lead: { color: 'fg.muted', fontSize: '0.9375rem', lineHeight: '1.375rem', textWrap: 'pretty' },
    fields: { display: 'flex', flexDirection: 'column', gap: '3' },
    pair: { display: 'grid', gridTemplateColumns: { base: '1fr', sm: '1fr 1fr' }, gap: '3' },
    number: { color: 'fg.default', fontWeight: 'medium', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
    note: { marginBottom: '2', fontSize: '0.8125rem', lineHeight: '1.125rem', color: 'fg.muted' },
    actions: { display: 'flex', flexDirection: 'column', gap: '3' },
    foot: { display: 'flex', flexWrap: 'wrap', gap: '1', columnGap: '2', justifyContent: 'center', color: 'fg.muted' },
  },
})
