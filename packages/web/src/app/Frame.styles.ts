import { cva } from 'styled-system/css'

/** Which frame of index.html is visible: `boot.js` sets `data-frame` on the root element. */
export const part = cva({
  base: { display: 'none' },
  variants: {
    shows: {
      ukrainian: {
        ':is([data-frame=signIn], [data-frame=auth])[lang=uk] &': { display: 'block' },
        // Other pages of the sign-in area share the frame without the sign-in form; their own forms are rendered by the
        // app.
        '[data-frame=auth] & form': { visibility: 'hidden' },
      },
      english: {
        ':is([data-frame=signIn], [data-frame=auth])[lang=en] &': { display: 'block' },
        '[data-frame=auth] & form': { visibility: 'hidden' },
      },
      panel: { '[data-frame=panel] &': { display: 'block' } },
    },
  },
})

/** How long the frame stands before it says that the app has not come. */
const patience = '15s'

/**
 * A card over the frame that says that the app has not come. `data-stuck` on the root element shows it at once. A hidden
 * element has no size for screen readers or the Tab key either.
 */
export const stuck = cva({
  base: {
    position: 'fixed',
    zIndex: 'toast',
    insetInline: '3',
    top: '4',
    maxWidth: 'form',
    marginInline: 'auto',
    padding: '4',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: '2',
    bg: 'bg.raised',
    borderRadius: 'card',
    boxShadow: 'float',
    visibility: 'hidden',
    animation: `show 1ms ${patience} forwards`,
    'html[data-stuck] &': { visibility: 'visible', animation: 'none' },
  },
  variants: {
    language: {
      uk: { display: 'none', 'html[lang=uk] &': { display: 'flex' } },
      en: { display: 'none', 'html[lang=en] &': { display: 'flex' } },
    },
  },
})
