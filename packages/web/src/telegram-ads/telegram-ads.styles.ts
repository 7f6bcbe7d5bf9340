import { css, sva } from 'styled-system/css'

/** An ad as readers see it, in the light and in the dark theme of Telegram. */
export const preview = sva({
  slots: ['root', 'themes'],
  base: {
    // On a phone the fields come first.
    root: { order: { base: '1', lg: '0' } },
    themes: { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(13rem, 1fr))', gap: '3' },
  },
})

export const bubble = sva({
  slots: ['root', 'paper', 'head', 'picture', 'title', 'quiet', 'text', 'button'],
  base: {
    root: { display: 'flex', padding: '3', borderRadius: 'card', minWidth: '0' },
    paper: {
      display: 'flex',
      flexDirection: 'column',
      alignSelf: 'flex-start',
      width: 'full',
      gap: '2',
      padding: '3',
      borderRadius: 'dialog',
      minWidth: '0',
    },
    head: { display: 'flex', gap: '2', alignItems: 'center', minWidth: '0' },
    picture: {
      flexShrink: '0',
      width: '10',
      height: '10',
      overflow: 'hidden',
      borderRadius: 'control',
      '& img': { width: 'full', height: 'full', objectFit: 'cover' },
    },
    title: { fontWeight: 'medium', overflowWrap: 'anywhere', lineClamp: '2' },
    quiet: { textStyle: 'caption' },
    text: { whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
    button: { textAlign: 'center', fontWeight: 'medium', borderTopWidth: '1px', paddingTop: '2' },
  },
  variants: {
    theme: {
      light: {
        root: { bg: 'bubble.light' },
        paper: { bg: 'bubble.lightPaper', color: 'bubble.lightText' },
        picture: { bg: 'bubble.light' },
        quiet: { color: 'bubble.lightQuiet' },
        button: { color: 'bubble.lightLink', borderColor: 'bubble.light' },
      },
      dark: {
        root: { bg: 'bubble.dark' },
        paper: { bg: 'bubble.darkPaper', color: 'bubble.darkText' },
        picture: { bg: 'bubble.dark' },
        quiet: { color: 'bubble.darkQuiet' },
        button: { color: 'bubble.darkLink', borderColor: 'bubble.dark' },
      },
    },
  },
})

/** What the moderators dislike, under the text of an ad. */
export const checked = sva({
  slots: ['root', 'line', 'text', 'mark', 'words'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '1.5' },
    line: { display: 'block' },
    text: {
      display: 'block',
      padding: '2',
      bg: 'bg.subtle',
      color: 'fg.muted',
      borderRadius: 'control',
      whiteSpace: 'pre-wrap',
      overflowWrap: 'anywhere',
    },
    mark: {
      bg: 'warning.subtle',
      color: 'fg.default',
      textDecorationLine: 'underline',
      textDecorationStyle: 'wavy',
      textDecorationColor: 'warning.fg',
    },
    words: { color: 'warning.fg', fontWeight: 'medium' },
  },
})

export const over = css({ color: 'danger.fg', fontWeight: 'medium' })
