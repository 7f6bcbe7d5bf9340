import { css } from 'styled-system/css'

export const aside = css({ display: 'flex', flexDirection: 'column', gap: '5' })
export const part = css({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '2' })
export const title = css({ textStyle: 'label', color: 'fg.muted' })
export const note = css({ textStyle: 'caption', color: 'fg.muted', textWrap: 'pretty' })
export const problems = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '1.5',
  paddingInlineStart: '5',
  listStyle: 'disc',
})
export const failure = css({ textStyle: 'caption', color: 'danger.fg', textWrap: 'pretty' })
export const lines = css({ display: 'flex', flexDirection: 'column', gap: '1.5' })
export const actions = css({ display: 'flex', flexWrap: 'wrap', gap: '2' })

export const named = css({ display: 'flex', alignItems: 'center', gap: '3', minWidth: '0' })
export const nameTexts = css({ display: 'flex', flexDirection: 'column', minWidth: '0' })
export const nameLine = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '2' })
export const nameDetail = css({ textStyle: 'caption', color: 'fg.muted', textWrap: 'pretty' })
/** What buyers will read, as it stands on their page. */
export const preview = css({
  width: 'full',
  padding: '3',
  borderWidth: '1px',
  borderColor: 'border.default',
  borderRadius: 'control',
  bg: 'bg.subtle',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
})
